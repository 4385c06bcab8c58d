import { CloudUploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { describeFailure } from '../../../../domain/outbox/failure';
import { useBackup } from '../../../providers/product/use-backup';
import styles from './dashboard.module.css';

/** Saves the catalogue and shows what the endpoint answers (§7 /bkp). */
export function BackupButton() {
  const { mutate, isPending, isError, data, error } = useBackup();
  return (
    <div className={styles.backup}>
      <p role="status" className={isError ? styles.failed : undefined}>
        {isPending && 'Salvando os produtos…'}
        {isError ? describeFailure('O back-up não foi realizado', error) : data}
      </p>
      <Button
        icon={<CloudUploadOutlined aria-hidden />}
        loading={isPending}
        onClick={() => mutate()}
      >
        Realizar Back-Up
      </Button>
    </div>
  );
}
