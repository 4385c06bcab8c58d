import LoadingOutlined from '@ant-design/icons-svg/es/asn/LoadingOutlined';
import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../pieces/icon';
import styles from './row-button.module.css';

interface RowButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** The colour of its words and its edge; `primary` is filled. */
  tone?: 'primary' | 'warning' | 'success' | 'danger' | undefined;
  /** Has no edge. */
  bare?: true;
  /** As low as all buttons are in a wide table of orders. */
  small?: true;
  icon?: ReactNode;
  /** The icon stands behind the words. */
  iconLast?: true;
  /** What it began is under way: a second click does nothing. */
  busy?: boolean;
}

/** A button of a row. It looks as antd's, which costs a row ten times as much to draw (decision 112). */
export function RowButton({
  tone,
  bare,
  small,
  icon,
  iconLast,
  busy = false,
  onClick,
  className = '',
  children,
  ...rest
}: RowButtonProps) {
  const words = children && <span>{children}</span>;
  const sign = busy ? <Icon of={LoadingOutlined} className={styles.spinner} /> : icon;
  return (
    <button
      {...rest}
      type="button"
      className={`${styles.button} ${className}`}
      data-tone={tone}
      data-bare={bare}
      data-small={small}
      data-icon-alone={!words || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {iconLast || sign}
      {words}
      {iconLast && sign}
    </button>
  );
}
