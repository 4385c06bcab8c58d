import type { FailedPart } from '../../ui/late/lazy-part';
import styles from './failure.module.css';

export const stillStored = 'Seu carrinho e seus pedidos estão guardados';

/**
 * Replaces a blank page if a screen fails or a chunk can't be loaded. A reload keeps all stored data, the
 * cart included.
 */
export function Failure({
  message = `${stillStored}. Verifique sua conexão e recarregue a página.`,
  action = 'Recarregar',
  onRetry = () => location.reload(),
}: Partial<FailedPart>) {
  return (
    <div className={`stack ${styles.failure}`}>
      <div role="alert">
        <h1>Esta tela não pôde ser mostrada</h1>
        <p>{message}</p>
      </div>
      <button type="button" onClick={onRetry}>
        {action}
      </button>
    </div>
  );
}

/** The failure as a whole page. */
export function FailurePage(failed: Partial<FailedPart>) {
  return (
    <main>
      <Failure {...failed} />
    </main>
  );
}
