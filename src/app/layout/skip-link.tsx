import type { RefObject } from 'react';

import styles from './skip-link.module.css';

/** The first stop of the keyboard: past header and menu to the page itself. Seen only with the focus. */
export function SkipLink({ to }: { to: RefObject<HTMLElement | null> }) {
  return (
    <button type="button" className={styles.skip} onClick={() => to.current?.focus()}>
      Ir para o conteúdo
    </button>
  );
}
