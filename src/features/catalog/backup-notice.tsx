import { HistoryOutlined } from '@ant-design/icons';

import { Button } from '../../ui/button';
import styles from './backup-notice.module.css';

interface BackupNoticeProps {
  /** The product table did not answer; otherwise it answered and does not know these products. */
  outage: boolean;
  onRetry: () => void;
}

/** Says, over the list, that it comes from the last back-up. */
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
