import { PictureOutlined } from '@ant-design/icons';
import { Alert, Button, Pagination, Progress } from 'antd';
import { useCallback, useMemo, useState } from 'react';

import { describeFailure } from '../../../../../domain/outbox/failure';
import { pictureFile } from '../../../../../domain/product/picture';
import type { Product } from '../../../../../domain/product/product';
import { useEveryProduct } from '../../../../providers/product/catalog';
import { dataOf } from '../../../../providers/live/live';
import { FailedState } from '../../../../ui/states/failed-state';
import { LoadingState } from '../../../../ui/states/loading-state';
import { FileDrop } from '../../../../ui/forms/file-drop';
import { PictureRow } from './picture-row';
import { pictureWords } from '../update-words';
import styles from './pictures.module.css';
import { canBeSent, codesTwice, usePictures, type Picture } from './use-pictures';

const pageSize = 20;

/** Sends pictures of products. Many files can be dropped at once, named by product code. */
export function PicturesPane() {
  const products = useEveryProduct();
  const known = useKnownCodes(dataOf(products)?.products ?? noProducts);
  // Before the early returns: if the catalogue can't be reloaded, the chosen files must stay.
  const chosen = usePictures(known.codeOf, known.suggestionFor);
  if (products.status === 'loading') return <LoadingState text="Carregando o catálogo…" />;
  if (products.status === 'failed') {
    const message = describeFailure('O catálogo não pôde ser carregado', products.error);
    return <FailedState message={message} onRetry={products.retry} />;
  }
  return <ChosenPictures nameOf={known.nameOf} chosen={chosen} />;
}

const noProducts: readonly Product[] = [];

/** Product codes by file name, and product names by code. */
function useKnownCodes(products: readonly Product[]) {
  const names = useMemo(
    () => new Map(products.map(({ CD_PRODUTO, DESCRICAO }) => [CD_PRODUTO, DESCRICAO])),
    [products],
  );
  const codes = useMemo(
    () => new Map([...names.keys()].map((code) => [pictureFile(code).toUpperCase(), code])),
    [names],
  );
  const codeOf = useCallback(
    (fileName: string) => {
      // macOS stores accents separate from their letters.
      const name = fileName
        .normalize('NFC')
        .replace(/\.[^.]*$/, '')
        .trim();
      return codes.get(`${name}.jpg`.toUpperCase()) ?? '';
    },
    [codes],
  );
  const suggestionFor = useCallback(
    (fileName: string) => {
      const words = fileName
        .normalize('NFC')
        .replace(/\.[^.]*$/, '')
        .split(/[\s_().,]+/);
      const found = new Set(words.map((word) => codeOf(`${word}.jpg`)).filter(Boolean));
      const [only] = found;
      return found.size === 1 ? only : undefined;
    },
    [codeOf],
  );
  const nameOf = useCallback((code: string) => names.get(code), [names]);
  return { codeOf, suggestionFor, nameOf };
}

interface ChosenPicturesProps {
  nameOf: (code: string) => string | undefined;
  chosen: ReturnType<typeof usePictures>;
}

function ChosenPictures({ nameOf, chosen }: ChosenPicturesProps) {
  const { pictures, sending, add, change, remove, send, stop } = chosen;
  const [page, setPage] = useState(1);

  const twice = codesTwice(pictures);
  const ready = pictures.filter((picture) => canBeSent(picture) && !twice.has(picture.code));
  const needsHand = (picture: Picture) =>
    picture.state === 'failed' || picture.code === '' || twice.has(picture.code);
  // While pictures are sent, none moves, so that clicks don't miss.
  const sorted = sending
    ? pictures
    : [...pictures.filter(needsHand), ...pictures.filter((picture) => !needsHand(picture))];
  const done = pictures.filter(({ state }) => state === 'sent' || state === 'failed').length;
  const pages = Math.max(1, Math.ceil(pictures.length / pageSize));
  const shown = Math.min(page, pages);
  return (
    <div className={styles.pane}>
      <p className="secondary">
        Cada foto com o código do produto no nome do arquivo: 1006.jpg é a foto do produto 1006.
        Elas são reduzidas aqui antes de ir. Uma foto nova toma o lugar da que havia.
      </p>
      <FileDrop
        multiple
        // Dropped files that are no pictures need a sentence, but antd would ignore them.
        accept={{ format: 'image/*', filter: 'native' }}
        disabled={sending}
        onFile={add}
        Icon={PictureOutlined}
      >
        Solte aqui as fotos, ou clique para escolher
      </FileDrop>
      {pictures.length > 0 && (
        <>
          <div className="flow">
            {sending ? (
              <Button onClick={stop}>Parar</Button>
            ) : (
              <Button type="primary" disabled={ready.length === 0} onClick={() => void send(ready)}>
                {pictureWords.send(ready.length)}
              </Button>
            )}
            <span role="status">{pictureWords.state(pictures)}</span>
          </div>
          {sending && (
            <Progress
              percent={Math.round((100 * done) / pictures.length)}
              aria-label="Fotos enviadas"
            />
          )}
          {pictures.some(({ code }) => code === '') && (
            <Alert type="warning" showIcon title={pictureWords.unnamed(pictures)} />
          )}
          <ul>
            {sorted.slice((shown - 1) * pageSize, shown * pageSize).map((picture) => (
              <PictureRow
                key={picture.id}
                picture={picture}
                isTwice={twice.has(picture.code) && picture.state !== 'sent'}
                nameOf={nameOf}
                onCode={(id, code) => change(id, { code })}
                onRemove={remove}
              />
            ))}
          </ul>
          {pages > 1 && (
            <Pagination
              current={shown}
              pageSize={pageSize}
              total={pictures.length}
              showSizeChanger={false}
              onChange={setPage}
            />
          )}
        </>
      )}
    </div>
  );
}
