import { DisconnectOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { useRef } from 'react';

import { useKeepFocus } from './use-keep-focus';
import styles from './waiting-mark.module.css';

interface WaitingMarkProps {
  /** Such as 'Aprovação'. */
  what: string;
  /** Whose it is: 'pedido 12'. */
  of: string;
  /** Absent where it may have been sent already. */
  onCancel?: (() => void) | undefined;
}

/** In the place of the buttons: what was asked for and waits for the connection. */
export function WaitingMark({ what, of, onCancel }: WaitingMarkProps) {
  const mark = useRef<HTMLSpanElement>(null);
  useKeepFocus(mark);
  return (
    <span ref={mark} className={styles.mark}>
      <Tag className={`${styles.tag}`} icon={<DisconnectOutlined aria-hidden />} color="warning">
        {what} aguardando conexão
      </Tag>
      {onCancel && (
        <Button aria-label={`Cancelar ${what} (${of})`} onClick={onCancel}>
          Cancelar
        </Button>
      )}
    </span>
  );
}
