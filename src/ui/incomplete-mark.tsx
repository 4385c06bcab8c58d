import { WarningFilled } from '@ant-design/icons';

import styles from './incomplete-mark.module.css';

/** Beside a record of which these fields could not be read: they are blank or 0 on the screen. */
export function IncompleteMark({ problems }: { problems: readonly string[] | undefined }) {
  if (!problems) return null;
  return (
    <span className={styles.mark} title={`Não foi possível ler: ${problems.join(', ')}`}>
      <WarningFilled aria-hidden /> registro incompleto
    </span>
  );
}
