import { productTitle } from '../../config/product-title';

/** Whether this browser may show notices of the system, or could be asked; some can't. */
export type SystemNotices = NotificationPermission | 'missing';

export function systemNotices(): SystemNotices {
  return 'Notification' in window ? Notification.permission : 'missing';
}

/** Asks the person; to be called by something that they press. */
export async function askForSystemNotices(): Promise<SystemNotices> {
  if (systemNotices() === 'missing') return 'missing';
  return Notification.requestPermission();
}

/** Shows one, if that is allowed; the next takes its place. A click on it leads to the app. */
export function showSystemNotice(text: string): void {
  if (systemNotices() !== 'granted') return;
  try {
    const notice = new Notification(productTitle, {
      body: text,
      tag: 'mmv-pedidos',
      icon: '/logo.svg',
    });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch (error) {
    // Phones let only a worker show them.
    console.warn('The system showed no notice', error);
  }
}
