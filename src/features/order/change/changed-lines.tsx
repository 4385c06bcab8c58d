import type { CheckedLine } from '../../../../domain/order/check/doubts';
import { lineDoubtWords, moreLinesWords } from '../words/check-words';
import styles from './changed-lines.module.css';

/** A dialog has room for so many; the order's details mark them all. */
const linesInDialog = 5;

/** The first lines that are not as the product table of today says, and in what. */
export function ChangedLines({ lines }: { lines: readonly CheckedLine[] }) {
  const more = lines.length - linesInDialog;
  return (
    <ul className={styles.lines}>
      {lines.slice(0, linesInDialog).map((check, at) => (
        <li key={at}>
          <span className={styles.product} title={check.line.DESCRICAO}>
            {check.line.CD_PRODUTO} {check.line.DESCRICAO}
          </span>
          <span className={styles.change}>{lineDoubtWords(check).join(' · ')}</span>
        </li>
      ))}
      {more > 0 && <li>{moreLinesWords(more)}</li>}
    </ul>
  );
}
