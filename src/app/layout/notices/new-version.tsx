import { Alert, Button } from 'antd';

import { useNewVersion } from '../../../providers/page/use-new-version';
import styles from './new-version.module.css';

/** Offers a newer version, which loads when the person clicks. The cart stays. */
export function NewVersion() {
  const update = useNewVersion();
  return (
    <div role="status">
      {update && (
        <Alert
          className={`no-print ${styles.newer}`}
          role="none"
          type="info"
          showIcon
          title="Nova versão disponível."
          action={
            <Button size="small" onClick={update}>
              Atualizar
            </Button>
          }
        />
      )}
    </div>
  );
}
