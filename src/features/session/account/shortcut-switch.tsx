import { Switch } from 'antd';
import { useId } from 'react';

import { useShortcuts } from '../../../providers/page/shortcuts';
import styles from './account.module.css';

/** Whether single keys do something in this browser. */
export function ShortcutSwitch() {
  const id = useId();
  const [on, change] = useShortcuts();
  return (
    <section className={`${styles.form} ${styles.keyboard}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        Teclado
      </h2>
      <p className={styles.choice}>
        <label htmlFor={id}>Atalhos de uma tecla (a tecla ? mostra quais)</label>
        <Switch id={id} checked={on} onChange={change} />
      </p>
    </section>
  );
}
