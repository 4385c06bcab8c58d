import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';

import styles from './folded.module.css';

interface FoldedProps {
  id: string;
  title: string;
  /** What was written or chosen, shown while the fields are hidden. */
  summary: string;
  open: boolean;
  disabled?: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}

/** Fields below a button that shows them. */
export function Folded({
  id,
  title,
  summary,
  open,
  disabled = false,
  onOpen,
  children,
}: FoldedProps) {
  return (
    <div className={styles.words}>
      <Button
        type="link"
        className={styles.opener ?? ''}
        icon={<DownOutlined rotate={open ? 180 : 0} aria-hidden />}
        iconPlacement="end"
        disabled={disabled}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpen(!open)}
      >
        {title}
      </Button>
      {!open && summary !== '' && <p className="small one-line">{summary}</p>}
      <div id={id} className={styles.fields} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
