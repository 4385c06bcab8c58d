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
  /** As wide as its place. */
  block?: boolean;
  /** Work is under way: shown, and a click does nothing. The focus stays. */
  loading?: boolean;
  /** A click does nothing for now. The focus stays, which a browser takes from a button with `disabled`. */
  idle?: boolean;
  icon?: ReactNode;
}

/**
 * A button with antd's look and the names of its properties. The browser's own element instead of antd's, which brings
 * 57 KB of script before the first screen is seen.
 */
export function Button({
  type = 'default',
  htmlType = 'button',
  size = 'middle',
  danger = false,
  block = false,
  loading = false,
  idle = false,
  icon,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const refuses = loading || idle;

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
      data-idle={idle}
      aria-busy={loading}
      aria-disabled={refuses || undefined}
      onClick={click}
    >
      {loading ? <span className={styles.spinner} aria-hidden /> : icon}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}
