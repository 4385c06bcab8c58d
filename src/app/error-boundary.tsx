import { Component, type ReactNode } from 'react';

import styles from './error-boundary.module.css';

interface State {
  failed: boolean;
}

/**
 * Prevents a white page: when a screen fails, or a chunk can't be loaded (offline, or gone after a deployment), it
 * shows a sentence and a reload button. Everything stored, the cart included, survives the reload. React supports error
 * boundaries in classes only.
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
