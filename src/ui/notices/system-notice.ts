import { productTitle } from '../../config/product-title';

/** Whether the person allowed system notifications; 'missing' if the browser has none. */
export type SystemNotices = NotificationPermission | 'missing';

export function systemNotices(): SystemNotices {
  return 'Notification' in window ? Notification.permission : 'missing';
}

/** Asks the person. Browsers require a call from a click. */
export async function askForSystemNotices(): Promise<SystemNotices> {
  if (systemNotices() === 'missing') return 'missing';
  return Notification.requestPermission();
}

/** Shows a system notification, if allowed, in place of the last one. A click focuses the app. */
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
    // On phones only a service worker can show them.
    console.warn('The system showed no notice', error);
  }
}
