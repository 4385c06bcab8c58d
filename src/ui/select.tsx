import type { ComponentProps } from 'react';
import styles from './select.module.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'className'> {
  size?: 'normal' | 'small';
}

/**
 * A dropdown. The browser's own select instead of antd's: phones show their native picker, the keyboard works as usual,
 * and it is light enough to have one in every row of a list.
 */
export function Select({ size = 'normal', ...rest }: SelectProps) {
  return <select {...rest} className={`${styles.select} ${styles[size]}`} />;
}
