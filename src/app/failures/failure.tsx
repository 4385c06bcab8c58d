import type { FailedPart } from '../../ui/late/lazy-part';
import styles from './failure.module.css';

export const stillStored = 'Seu carrinho e seus pedidos estão guardados';

/**
 * No white page: a screen that fails, or a chunk that can't be loaded, leaves a sentence and a way on. What is stored,
 * the cart included, survives the reload.
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

/** The same where nothing else is left of the page. */
export function FailurePage(failed: Partial<FailedPart>) {
  return (
    <main>
      <Failure {...failed} />
    </main>
  );
}
