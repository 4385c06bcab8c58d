import { CloudUploadOutlined } from '@ant-design/icons';
import { useState } from 'react';

import { describeFailure } from '../../../../domain/failure';
import { useDashboard } from '../../../providers/dashboard';
import { Button } from '../../../ui/button';
import styles from './backup-button.module.css';

type Backup =
  | { status: 'idle' }
  | { status: 'running' }
  | { status: 'done'; text: string }
  | { status: 'failed'; text: string };

/** Saves the catalogue and shows what the endpoint answers (§7 /bkp). */
export function BackupButton() {
  const { runBackup } = useDashboard();
  const [backup, setBackup] = useState<Backup>({ status: 'idle' });

  function run() {
    setBackup({ status: 'running' });
    runBackup().then(
      (text) => setBackup({ status: 'done', text }),
      (error: unknown) => {
        console.error('The back-up failed', error);
        setBackup({
          status: 'failed',
          text: describeFailure('O back-up não foi realizado', error),
        });
      },
    );
  }

  return (
    <div className={styles.backup}>
      <p role="status" className={backup.status === 'failed' ? styles.failed : undefined}>
        {backup.status === 'running' && 'Salvando os produtos…'}
        {'text' in backup && backup.text}
      </p>
      <Button
        icon={<CloudUploadOutlined aria-hidden />}
        loading={backup.status === 'running'}
        onClick={run}
      >
        Realizar Back-Up
      </Button>
    </div>
  );
}
