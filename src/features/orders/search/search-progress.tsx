import { Button } from '../../../ui/button';
import { failureWords, searchWords } from '../order-words';
import { RetryAlert } from '../retry-alert';
import styles from './search-progress.module.css';
import type { OrderRows } from './use-order-rows';

interface SearchProgressProps {
  search: NonNullable<OrderRows['search']>;
  /** How many orders there are to look through; undefined where that is not known. */
  total: number | undefined;
}

/** The progress of the search through older orders, with buttons to stop and continue it. */
export function SearchProgress({ search, total }: SearchProgressProps) {
  const { result, more, stop } = search;
  if (result.status === 'loading') return null;
  if (result.status === 'failed') {
    return <RetryAlert message={failureWords.search} onRetry={result.retry} />;
  }
  const { checked, state } = result.data;
  // The order with the wanted number was read directly.
  if (state === 'done' && checked <= 1) return null;
  const all = Math.max(total ?? 0, checked);
  return (
    <div className={styles.progress}>
      {state === 'searching' && <progress value={checked} max={all} aria-label="Procura" />}
      <p role="status">{searchWords[state](checked, all)}</p>
      {state === 'searching' && (
        <Button size="small" onClick={stop}>
          Parar
        </Button>
      )}
      {state === 'stopped' && (
        <Button size="small" onClick={more}>
          Continuar
        </Button>
      )}
    </div>
  );
}
