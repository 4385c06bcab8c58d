import { describeStep } from '../../../../domain/order/progress/words';
import { latestShown, type Progress } from '../../../../domain/order/progress/step';
import { momentInWords } from '../../../../domain/words/time';
import { dataOf } from '../../../providers/live/live';
import { useLatestProgress } from '../../../providers/order/detail/progress';
import { OrderLink } from '../../../ui/pieces/order/order-link';
import { progressWords } from '../words/progress-words';
import styles from './latest-progress.module.css';

/** On a customer's /home: the newest steps of their orders, if there are any. It fills no space otherwise. */
export function LatestProgress() {
  const latest = dataOf(useLatestProgress()) ?? [];
  const moved = latest
    .flatMap(newestOf)
    .sort((a, b) => b.em - a.em)
    .slice(0, latestShown);
  if (moved.length === 0) return null;
  return (
    <section className={`card ${styles.card}`} aria-label={progressWords.title}>
      <h2 className="heading">{progressWords.title}</h2>
      <ul className={styles.steps}>
        {moved.map(({ numerodopedido, em, words }) => (
          <li key={numerodopedido}>
            <OrderLink order={{ numerodopedido }} reader="customer" />
            <p className="breaks">{words}</p>
            <p className="small">{momentInWords(new Date(em))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function newestOf({ numerodopedido, passos }: Progress) {
  const step = passos.at(-1);
  return step ? [{ numerodopedido, em: step.em, words: describeStep(step) }] : [];
}
