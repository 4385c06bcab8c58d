import type { CheckedLine } from '../../../domain/order/check/doubts';
import styles from './changed-lines.module.css';

/** A dialog has room for so many beside what else it says. */
const linesInDialog = 5;

interface ChangedLinesProps {
  lines: readonly CheckedLine[];
  /** In what one is not as the product table of today says. */
  words: (line: CheckedLine) => readonly string[];
  /** Of how many more nothing is said; absent where all are shown, and scroll. */
  more?: (count: number) => string;
}

/** In a dialog: lines that are not as the product table of today says, and in what. */
export function ChangedLines({ lines, words, more }: ChangedLinesProps) {
  const others = lines.length - linesInDialog;
  return (
    <ul className={`stack breaks ${styles.lines}`} data-whole={!more}>
      {(more ? lines.slice(0, linesInDialog) : lines).map((check, at) => (
        <li key={at}>
          <p className={styles.product} title={check.line.DESCRICAO}>
            {check.line.CD_PRODUTO} {check.line.DESCRICAO}
          </p>
          <p className="warning">{words(check).join(' · ')}</p>
        </li>
      ))}
      {more && others > 0 && <li>{more(others)}</li>}
    </ul>
  );
}
