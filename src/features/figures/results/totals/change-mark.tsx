import styles from './change-mark.module.css';
import { formatChange, formatPoints } from '../figure-words';

interface ChangeMarkProps {
  change: number | undefined;
  /** The change is a difference of two shares. */
  inPoints?: boolean;
  lessIsGood?: boolean;
}

/** The change since the previous period. Its colour says whether it is good. */
export function ChangeMark({ change, inPoints = false, lessIsGood = false }: ChangeMarkProps) {
  const tone = !change ? undefined : change > 0 !== lessIsGood ? 'good' : 'bad';
  return (
    <span className={`bold numbers ${styles.mark}`} data-tone={tone}>
      {inPoints && change !== undefined ? formatPoints(change) : formatChange(change)}
    </span>
  );
}
