import { DisconnectOutlined } from '@ant-design/icons';

import styles from './connection-banner.module.css';

interface ConnectionBannerProps {
  connected: boolean;
  /** How many changes wait for it; the quotes are listed above the page. */
  waiting: number;
}

/** Says at the bottom of the window that the connection is lost. Always rendered, so that changes are announced. */
export function ConnectionBanner({ connected, waiting }: ConnectionBannerProps) {
  return (
    <>
      {!connected && <div className={styles.room} />}
      <div role="status" className={styles.place}>
        {!connected && (
          <p className={styles.banner}>
            <DisconnectOutlined className={styles.sign} aria-hidden />
            Sem conexão. Os dados podem estar desatualizados; voltam a se atualizar sozinhos quando
            a conexão voltar.{waiting > 0 && ` ${waitingChanges(waiting)}`}
          </p>
        )}
      </div>
    </>
  );
}

function waitingChanges(count: number): string {
  return count === 1
    ? '1 alteração aguarda a conexão; está guardada e será feita então.'
    : `${count} alterações aguardam a conexão; estão guardadas e serão feitas então.`;
}
