import { WarningFilled } from '@ant-design/icons';

import styles from './unverified-mark.module.css';

/** Marks a company that the registry could not confirm; its fields were typed by hand (decision 9). */
export function UnverifiedMark() {
  return (
    <span className={styles.mark}>
      <WarningFilled aria-hidden /> CNPJ não verificado
    </span>
  );
}
