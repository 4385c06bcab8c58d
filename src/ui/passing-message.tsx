import { CheckCircleFilled, CloseCircleFilled, CloseOutlined } from '@ant-design/icons';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import styles from './notify.module.css';

export type Tone = 'success' | 'error';

export interface Message {
  key: string;
  tone: Tone;
  text: string;
}

const staysMs: Record<Tone, number> = { success: 4_000, error: 8_000 };

const signs: Record<Tone, ReactNode> = {
  success: <CheckCircleFilled />,
  error: <CloseCircleFilled />,
};

interface PassingMessageProps {
  message: Message;
  onPassed: () => void;
}

/** One message. It disappears after a while or by its cross, but stays while hovered or focused. */
export function PassingMessage({ message: { tone, text }, onPassed }: PassingMessageProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const pass = useEffectEvent(onPassed);

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => pass(), staysMs[tone]);
    return () => clearTimeout(timer);
  }, [held, tone]);

  return (
    <div
      className={styles.message}
      // Failures interrupt the screen reader; everything else waits.
      role={tone === 'error' ? 'alert' : undefined}
      data-tone={tone}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={styles.sign} aria-hidden>
        {signs[tone]}
      </span>
      <p>{text}</p>
      <button
        type="button"
        className={styles.dismiss}
        aria-label="Dispensar aviso"
        onClick={onPassed}
      >
        <CloseOutlined aria-hidden />
      </button>
    </div>
  );
}
