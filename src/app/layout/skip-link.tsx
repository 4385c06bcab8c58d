import type { RefObject } from 'react';

import styles from './skip-link.module.css';

/** The first Tab stop: skips header and menu. Visible only while focused. */
export function SkipLink({ to }: { to: RefObject<HTMLElement | null> }) {
  return (
    <button type="button" className={styles.skip} onClick={() => to.current?.focus()}>
      Ir para o conteúdo
    </button>
  );
}
