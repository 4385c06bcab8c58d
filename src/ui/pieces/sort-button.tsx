import CaretDownOutlined from '@ant-design/icons-svg/es/asn/CaretDownOutlined';
import CaretUpOutlined from '@ant-design/icons-svg/es/asn/CaretUpOutlined';
import { useEffect, useRef, type ReactNode } from 'react';

import { RowButton } from '../list/row-button';
import { Icon } from './icon';
import styles from './sort-button.module.css';

interface SortButtonProps {
  /** How the table is sorted by this column; undefined while it is sorted by another one. */
  now: 'ascending' | 'descending' | undefined;
  /** It asked last. */
  asked: boolean;
  title: string;
  onClick: () => void;
  children: ReactNode;
}

/** The head of a column by which a table can be sorted. */
export function SortButton({ now, asked, title, onClick, children }: SortButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The table goes while the list is read anew, and the focus to what is around it.
  useEffect(() => {
    if (asked && document.activeElement?.contains(button.current)) {
      button.current?.focus({ preventScroll: true });
    }
  }, [asked]);
  return (
    <RowButton
      ref={button}
      bare
      small
      className={styles.button}
      iconLast
      icon={<Arrow now={now} />}
      title={title}
      onClick={onClick}
    >
      {children}
    </RowButton>
  );
}

/** Keeps its room while the table is sorted by something else. */
function Arrow({ now }: Pick<SortButtonProps, 'now'>) {
  if (now === undefined) return <Icon of={CaretDownOutlined} className={styles.idle} />;
  return <Icon of={now === 'descending' ? CaretDownOutlined : CaretUpOutlined} />;
}
