import { Alert, Button } from 'antd';

import { useNewVersion } from '../../../providers/page/use-new-version';
import styles from './new-version.module.css';

/** Says that there is a newer version, which is loaded when the person wants it; the cart stays. */
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
