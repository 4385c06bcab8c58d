import type { ManyJob } from '../../../../domain/order/many';
import styles from './many-panel.module.css';
import { describeVerdict, todayWords } from './many-words';

/** Order by order: which were not changed and why, and which were. */
export function ManyVerdicts({ job: { entries } }: { job: ManyJob }) {
  const today = todayWords();
  const left = entries.flatMap(({ act, recusa }) =>
    recusa ? [{ act, words: describeVerdict(act, recusa, today) }] : [],
  );
  const done = entries.filter(({ feito }) => feito);
  return (
    <>
      {left.length > 0 && (
        // What scrolls is reached by the keyboard.
        <ul className={styles.left} tabIndex={0} aria-label="Não alterados">
          {left.map(({ act, words }) => (
            <li key={act.id}>{words}</li>
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <details className={styles.done}>
          <summary>Alterados ({done.length})</summary>
          <p className={styles.numbers} tabIndex={0}>
            {done.map(({ act }) => act.numerodopedido).join(', ')}
          </p>
        </details>
      )}
    </>
  );
}
