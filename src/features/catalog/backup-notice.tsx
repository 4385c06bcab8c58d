import { HistoryOutlined } from '@ant-design/icons';

import { Button } from '../../ui/button';
import styles from './backup-notice.module.css';

interface BackupNoticeProps {
  /** True if the product table did not answer; false if it answered without these products. */
  outage: boolean;
  onRetry: () => void;
}

/** Says above the list that it comes from the last back-up. */
export function BackupNotice({ outage, onRetry }: BackupNoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <HistoryOutlined aria-hidden />
      <p className={styles.text}>
        {outage
          ? 'O catálogo não respondeu agora: esta lista é do último back-up e pode estar desatualizada.'
          : 'Encontrado somente no último back-up: pode não estar mais disponível.'}
      </p>
      <Button size="small" onClick={onRetry}>
        Tentar de novo
      </Button>
    </div>
  );
}
