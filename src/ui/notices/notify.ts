import { App } from 'antd';
import { useMemo } from 'react';

/** Short Portuguese messages that appear for a while at the top of the window and are read out by screen readers. */
interface Notify {
  success: (text: string) => void;
  /** What happened elsewhere; the next of its kind takes its place. */
  news: (kind: string, text: string) => void;
  /** Stays longer and can be closed, because it says what was not done and what to do. */
  error: (text: string) => void;
}

/** Seconds. */
const successStays = 4;
const newsStays = 6;

/** It leaves the buttons at both ends of a narrow header free, and lets clicks through. */
const aside = {
  maxWidth: 'min(640px, calc(100vw - 140px))',
  marginInline: 'auto',
  pointerEvents: 'none',
} as const;
const errorStays = 8;

export function useNotify(): Notify {
  const { message, notification } = App.useApp();
  return useMemo(
    () => ({
      success: (text) => void message.success(text, successStays),
      news: (kind, content) =>
        void message.info({ key: kind, content, duration: newsStays, style: aside }),
      error: (text) =>
        notification.error({
          title: text,
          placement: 'top',
          duration: errorStays,
          closable: { 'aria-label': 'Dispensar aviso' },
        }),
    }),
    [message, notification],
  );
}
