import type { ComponentProps } from 'react';
import styles from './select.module.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'className'> {
  size?: 'normal' | 'small';
}

/**
 * A dropdown. The browser's own select instead of antd's: phones show their wheel, the keyboard works as everywhere,
 * and it is light enough for one in every row of a list.
 */
export function Select({ size = 'normal', ...rest }: SelectProps) {
  return <select {...rest} className={`${styles.select} ${styles[size]}`} />;
}
