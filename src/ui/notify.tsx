import { message } from 'antd';
import { createContext, use, useMemo } from 'react';
import type { PropsWithChildren } from 'react';

/** Short Portuguese sentences that pass by at the top of the window and are read out by screen readers. */
export interface Notify {
  success: (text: string) => void;
  info: (text: string) => void;
  /** Stays longer: says what was not done and what to do. */
  error: (text: string) => void;
}

const NotifyContext = createContext<Notify | null>(null);

/** Holds the passing messages. Belongs around the signed-in screens: sign-in does without its weight. */
export function NotifyProvider({ children }: PropsWithChildren) {
  const [messages, holder] = message.useMessage({ maxCount: 3 });
  const notify = useMemo<Notify>(
    () => ({
      success: (text) => void messages.success(text, 4),
      info: (text) => void messages.info(text, 5),
      error: (text) => void messages.error(text, 8),
    }),
    [messages],
  );
  return (
    <NotifyContext value={notify}>
      {holder}
      {children}
    </NotifyContext>
  );
}

export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (!notify) throw new Error('useNotify needs a NotifyProvider above it');
  return notify;
}
