import { DisconnectOutlined } from '@ant-design/icons';
import { useRef } from 'react';

import { useHeightVariable } from '../../../ui/hooks/use-height-variable';
import { useMediaQuery } from '../../../ui/hooks/use-media-query';
import styles from './connection-banner.module.css';
import { counted } from '../../../../domain/words/counted';

interface ConnectionBannerProps {
  connected: boolean;
  /** How many changes wait for it; the quotes are listed above the page. */
  waiting: number;
}

/** Says at the bottom of the window that the connection is lost. Always rendered, so that changes are announced. */
export function ConnectionBanner({ connected, waiting }: ConnectionBannerProps) {
  const place = useRef<HTMLDivElement>(null);
  useHeightVariable(place, '--mmv-connection-banner');
  const narrow = useMediaQuery('(width < 576px)');
  return (
    <>
      {!connected && <div className={`no-print ${styles.room}`} />}
      <div ref={place} role="status" className={`no-print ${styles.place}`}>
        {!connected && (
          <p className={`row ${styles.banner}`}>
            <DisconnectOutlined className={styles.sign} aria-hidden />
            Sem conexão. {narrow ? shortWords(waiting) : longWords(waiting)}
          </p>
        )}
      </div>
    </>
  );
}

/** One line on a phone. */
function shortWords(waiting: number): string {
  if (waiting === 0) return 'Os dados podem ser antigos.';
  return counted(waiting, 'alteração está guardada.', 'alterações estão guardadas.');
}

function longWords(waiting: number): string {
  const words = 'Os dados podem estar desatualizados e se atualizam sozinhos quando ela voltar.';
  return waiting > 0 ? `${words} ${waitingChanges(waiting)}` : words;
}

function waitingChanges(count: number): string {
  return counted(
    count,
    'alteração aguarda a conexão; está guardada e será feita então.',
    'alterações aguardam a conexão; estão guardadas e serão feitas então.',
  );
}
