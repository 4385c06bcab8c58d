import { DisconnectOutlined } from '@ant-design/icons';
import styles from './connection-banner.module.css';

interface ConnectionBannerProps {
  connected: boolean;
}

/** Says at the bottom of the window that the connection is lost. Always rendered, so that changes are announced. */
export function ConnectionBanner({ connected }: ConnectionBannerProps) {
  return (
    <div role="status" className={styles.place}>
      {!connected && (
        <p className={styles.banner}>
          <DisconnectOutlined className={styles.sign} aria-hidden />
          Sem conexão. Os dados podem estar desatualizados; voltam a se atualizar sozinhos quando a
          conexão voltar.
        </p>
      )}
    </div>
  );
}
