import { CheckCircleFilled, CloseCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import styles from './notify.module.css';

export type Tone = 'success' | 'info' | 'error';

export interface Message {
  key: string;
  tone: Tone;
  text: string;
}

const staysMs: Record<Tone, number> = { success: 4_000, info: 5_000, error: 8_000 };

const signs: Record<Tone, ReactNode> = {
  success: <CheckCircleFilled />,
  info: <InfoCircleFilled />,
  error: <CloseCircleFilled />,
};

interface PassingMessageProps {
  message: Message;
  onPassed: () => void;
}

/** One message, which goes after a while; under the pointer it stays. */
export function PassingMessage({ message: { tone, text }, onPassed }: PassingMessageProps) {
  const [held, setHeld] = useState(false);
  const pass = useEffectEvent(onPassed);

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => pass(), staysMs[tone]);
    return () => clearTimeout(timer);
  }, [held, tone]);

  return (
    <p
      className={styles.message}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <span className={styles.sign} aria-hidden>
        {signs[tone]}
      </span>
      {text}
    </p>
  );
}
