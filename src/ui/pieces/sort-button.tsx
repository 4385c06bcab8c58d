import CaretDownOutlined from '@ant-design/icons-svg/es/asn/CaretDownOutlined';
import CaretUpOutlined from '@ant-design/icons-svg/es/asn/CaretUpOutlined';
import { useEffect, useRef, type ReactNode } from 'react';

import { RowButton } from '../list/row-button';
import { Icon } from './icon';
import styles from './sort-button.module.css';

interface SortButtonProps {
  /** The direction if this column sorts the table; otherwise undefined. */
  now: 'ascending' | 'descending' | undefined;
  /** This column was clicked last. */
  asked: boolean;
  title: string;
  onClick: () => void;
  children: ReactNode;
}

/** The header of a column that can sort the table. */
export function SortButton({ now, asked, title, onClick, children }: SortButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // While the list reloads, the table is gone and its surroundings hold the focus.
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

/** Keeps its space if another column sorts the table. */
function Arrow({ now }: Pick<SortButtonProps, 'now'>) {
  if (now === undefined) return <Icon of={CaretDownOutlined} className={styles.idle} />;
  return <Icon of={now === 'descending' ? CaretDownOutlined : CaretUpOutlined} />;
}
