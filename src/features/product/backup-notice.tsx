import { HistoryOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';

interface BackupNoticeProps {
  /** True if the product table did not answer; false if it answered without these products. */
  outage: boolean;
  onRetry: () => void;
}

/** Says above the list that it comes from the last back-up. */
export function BackupNotice({ outage, onRetry }: BackupNoticeProps) {
  return (
    <Alert
      style={{ marginTop: 'var(--mmv-space-4)' }}
      role="status"
      type="warning"
      showIcon
      icon={<HistoryOutlined aria-hidden />}
      title={
        outage
          ? 'O catálogo não respondeu agora: esta é a última lista de produtos salva e pode estar desatualizada.'
          : 'Encontrado só na última lista de produtos salva: pode não estar mais disponível.'
      }
      action={
        <Button size="small" onClick={onRetry}>
          Tentar de novo
        </Button>
      }
    />
  );
}
