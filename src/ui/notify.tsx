import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { PassingMessage, type Message, type Tone } from './passing-message';
import styles from './notify.module.css';

/** Short Portuguese messages that appear briefly at the top of the window and are read out by screen readers. */
interface Notify {
  success: (text: string) => void;
  /** Stays longer, because it says what was not done and what to do. */
  error: (text: string) => void;
}

const NotifyContext = createContext<Notify | null>(null);

/** More would cover the page, so the oldest is dropped. */
const shownAtOnce = 3;

/**
 * Holds the passing messages; Escape dismisses them. Wraps all screens but the sign-in screen, which shows everything
 * in place.
 */
export function NotifyProvider({ children }: PropsWithChildren) {
  const [messages, setMessages] = useState<Message[]>([]);

  const notify = useMemo<Notify>(() => {
    const add = (tone: Tone) => (text: string) =>
      setMessages((current) => [
        ...current.slice(1 - shownAtOnce),
        { key: crypto.randomUUID(), tone, text },
      ]);
    return { success: add('success'), error: add('error') };
  }, []);

  const shown = messages.length > 0;
  useEffect(() => {
    if (!shown) return undefined;
    // An open dialog has the first claim on Escape.
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) setMessages([]);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [shown]);

  return (
    <NotifyContext value={notify}>
      {/* Always rendered, so that new messages are announced. */}
      <div className={styles.place} aria-live="polite">
        {messages.map((message) => (
          <PassingMessage
            key={message.key}
            message={message}
            onPassed={() => setMessages((current) => current.filter((other) => other !== message))}
          />
        ))}
      </div>
      {children}
    </NotifyContext>
  );
}

export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (!notify) throw new Error('useNotify needs a NotifyProvider above it');
  return notify;
}
