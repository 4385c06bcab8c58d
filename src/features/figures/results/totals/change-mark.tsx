import styles from './change-mark.module.css';
import { formatChange } from '../figure-words';

interface ChangeMarkProps {
  change: number | undefined;
  lessIsGood?: boolean;
}

/** How much more or less than in the period before; the colour says whether that is good. */
export function ChangeMark({ change, lessIsGood = false }: ChangeMarkProps) {
  const tone = !change ? undefined : change > 0 !== lessIsGood ? 'good' : 'bad';
  return (
    <span className={styles.mark} data-tone={tone}>
      {formatChange(change)}
    </span>
  );
}
