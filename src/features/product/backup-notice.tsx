import { HistoryOutlined } from '@ant-design/icons';
import { RetryAlert } from '../../ui/states/retry-alert';

interface BackupNoticeProps {
  /** True if the product table did not answer; false if it answered without these products. */
  outage: boolean;
  onRetry: () => void;
}

/** Says above the list that it comes from the last back-up. */
export function BackupNotice({ outage, onRetry }: BackupNoticeProps) {
  return (
    <RetryAlert
      style={{ marginTop: 'var(--mmv-space-4)' }}
      role="status"
      icon={<HistoryOutlined aria-hidden />}
      message={
        outage
          ? 'O catálogo não respondeu agora: esta é a última lista de produtos salva e pode estar desatualizada.'
          : 'Encontrado só na última lista de produtos salva: pode não estar mais disponível.'
      }
      onRetry={onRetry}
    />
  );
}
