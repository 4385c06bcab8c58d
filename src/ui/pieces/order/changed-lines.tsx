import type { CheckedLine } from '../../../../domain/order/check/doubts';
import styles from './changed-lines.module.css';

/** How many lines fit into a dialog. */
const linesInDialog = 5;

interface ChangedLinesProps {
  lines: readonly CheckedLine[];
  /** How a line differs from today's product table. */
  words: (line: CheckedLine) => readonly string[];
  /** The text for the lines that are left out; absent if the list shows all and scrolls. */
  more?: (count: number) => string;
}

/** The lines that differ from today's product table, and how, in a dialog. */
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
