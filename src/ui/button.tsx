import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'className' | 'aria-disabled'
> {
  type?: 'default' | 'primary' | 'text';
  htmlType?: 'button' | 'submit';
  size?: 'small' | 'middle' | 'large';
  danger?: boolean;
  /** As wide as its container. */
  block?: boolean;
  /** Work is under way: shows it and ignores clicks, but keeps the focus. */
  loading?: boolean;
  /** Ignores clicks for now but keeps the focus, which `disabled` would lose. */
  softDisabled?: boolean;
  icon?: ReactNode;
}

/**
 * A button in antd's look. It uses the browser's own element because antd's adds 57 KB of script before the first
 * screen is visible (decision 32).
 */
export function Button({
  type = 'default',
  htmlType = 'button',
  size = 'middle',
  danger = false,
  block = false,
  loading = false,
  softDisabled = false,
  icon,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const refuses = loading || softDisabled;

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (refuses) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={htmlType}
      className={styles.button}
      data-look={type}
      data-size={size}
      data-danger={danger}
      data-block={block}
      data-loading={loading}
      data-soft-disabled={softDisabled}
      aria-busy={loading}
      aria-disabled={refuses || undefined}
      onClick={click}
    >
      {loading ? <span className={styles.spinner} aria-hidden /> : icon}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}
