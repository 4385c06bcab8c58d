import { Button } from '../../ui/button';
import type { OrderRows } from './use-order-rows';
import { RetryAlert } from './retry-alert';
import styles from './search-progress.module.css';

interface SearchProgressProps {
  search: NonNullable<OrderRows['search']>;
  /** How many orders there are to look through; undefined where that is not known. */
  total: number | undefined;
}

const count = new Intl.NumberFormat('pt-BR');

/** The progress of the search through older orders, with buttons to stop and continue it. */
export function SearchProgress({ search, total }: SearchProgressProps) {
  const { result, more, stop } = search;
  if (result.status === 'loading') return null;
  if (result.status === 'failed') {
    return (
      <RetryAlert
        message="A procura nos pedidos mais antigos não foi concluída."
        onRetry={result.retry}
      />
    );
  }
  const { checked, state } = result.data;
  // The order with the wanted number was read directly.
  if (state === 'done' && checked <= 1) return null;
  const all = Math.max(total ?? 0, checked);
  const seen = `${count.format(checked)} de ${count.format(all)} pedidos verificados`;
  return (
    <div className={styles.progress}>
      {state === 'searching' && <progress value={checked} max={all} aria-label="Procura" />}
      <p role="status">{words[state](seen)}</p>
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

const words = {
  searching: (seen: string) => `Procurando nos pedidos mais antigos: ${seen}.`,
  paused: (seen: string) => `${seen}; a procura continua com Carregar Mais.`,
  stopped: (seen: string) => `Procura parada: ${seen}.`,
  done: (seen: string) => `Procura concluída: ${seen}.`,
};
