import styles from './failure.module.css';

/**
 * No white page: a screen that fails, or a chunk that can't be loaded, leaves a sentence and a way on. What is stored,
 * the cart included, survives the reload.
 */
export function Failure() {
  return (
    <div className={styles.failure}>
      <div role="alert">
        <h1>Esta tela não pôde ser mostrada</h1>
        <p>
          Seu carrinho e seus pedidos estão guardados. Verifique sua conexão e recarregue a página.
        </p>
      </div>
      <button type="button" onClick={() => window.location.reload()}>
        Recarregar
      </button>
    </div>
  );
}

/** The same where nothing else is left of the page. */
export function FailurePage() {
  return (
    <main>
      <Failure />
    </main>
  );
}
