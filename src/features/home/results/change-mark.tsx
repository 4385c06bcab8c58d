import styles from './change-mark.module.css';
import { formatChange } from './figure-words';

/** How much more or less than in the period before; the colour only repeats the sign. */
export function ChangeMark({ change, neutral = false }: { change: number | undefined; neutral?: boolean }) {
  const tone = neutral || !change ? undefined : change > 0 ? 'more' : 'less';
  return (
    <span className={styles.mark} data-tone={tone}>
      {formatChange(change)}
    </span>
  );
}
