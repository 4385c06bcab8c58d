import { DisconnectOutlined, DownOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';

import { useHeightVariable } from '../../../ui/hooks/use-height-variable';
import { onPhone, useMediaQuery } from '../../../ui/hooks/use-media-query';
import styles from './connection-banner.module.css';
import { counted } from '../../../../domain/words/counted';

interface ConnectionBannerProps {
  connected: boolean;
  /** How many changes wait for the connection. A list above the page shows the quotes. */
  waiting: number;
}

/**
 * Says at the bottom of the window that the connection is lost. Always rendered, so that screen readers
 * announce changes.
 */
export function ConnectionBanner({ connected, waiting }: ConnectionBannerProps) {
  const place = useRef<HTMLDivElement>(null);
  useHeightVariable(place, '--mmv-connection-banner');
  const folds = useMediaQuery(onPhone);
  const [asked, setAsked] = useState(false);
  return (
    <>
      {!connected && <div className={`no-print ${styles.room}`} />}
      <div ref={place} role="status" className={`no-print ${styles.place}`}>
        {!connected &&
          (folds ? (
            <button
              type="button"
              className={`row plain ${styles.banner}`}
              aria-expanded={asked}
              onClick={() => setAsked(!asked)}
            >
              {sign}
              Sem conexão. {asked ? longWords(waiting) : shortWords(waiting)}
              <DownOutlined rotate={asked ? 0 : 180} aria-hidden />
            </button>
          ) : (
            <p className={`row ${styles.banner}`}>
              {sign}
              Sem conexão. {longWords(waiting)}
            </p>
          ))}
      </div>
    </>
  );
}

const sign = <DisconnectOutlined className={styles.sign} aria-hidden />;

/** One line on a phone. A tap shows the whole text. */
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
