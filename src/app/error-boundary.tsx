import { Component, type ReactNode } from 'react';

import styles from './error-boundary.module.css';

interface State {
  failed: boolean;
}

/**
 * No white page: a screen that fails, or a chunk that can't be loaded (offline, or gone after a new deployment),
 * leaves a sentence and a way on. What is stored, the cart included, survives the reload. React offers this to
 * classes only.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    console.error('A screen failed', error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={styles.failure}>
        <div role="alert">
          <h1>Esta tela não pôde ser mostrada</h1>
          <p>
            Seu carrinho e seus pedidos estão guardados. Verifique sua conexão e recarregue a
            página.
          </p>
        </div>
        <button type="button" onClick={() => window.location.reload()}>
          Recarregar
        </button>
      </main>
    );
  }
}
