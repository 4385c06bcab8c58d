import { Button, Progress } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { Product } from '../../../../../domain/product/product';
import { compareText } from '../../../../../domain/words/text';
import { env } from '../../../../config/env';
import { Dialog } from '../../../../ui/dialogs/dialog';
import styles from '../../../../ui/export/export-dialog.module.css';
import { fileNameOf } from '../../../../ui/export/export-words';
import { saveFile } from '../../../../ui/export/save-file';
import { priceListWords, type PriceListState } from '../download-words';
import { writePriceList } from './write-price-list';

interface PriceListDialogProps {
  read: () => Promise<readonly Product[]>;
  /** The day of the prices, dd/mm/yyyy. */
  day: string;
  /** The categories' names. */
  names: ReadonlyMap<string, string>;
  choice: (busy: boolean, reset: () => void) => ReactNode;
  onClose: () => void;
}

/** Saves the price list with pictures. Closing the dialog cancels it. */
export function PriceListDialog({ read, day, names, choice, onClose }: PriceListDialogProps) {
  const [state, setState] = useState<PriceListState>({ phase: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const busy = state.phase === 'reading' || state.phase === 'writing';

  async function save() {
    const { signal } = (running.current = new AbortController());
    const show = (next: PriceListState) => {
      if (!signal.aborted) setState(next);
    };
    show({ phase: 'reading' });
    try {
      const products = await read();
      if (products.length === 0) {
        show({ phase: 'none' });
        return;
      }
      const onProgress = (pictures: number) =>
        show({ phase: 'writing', products: products.length, pictures });
      onProgress(0);
      const groups = groupsOf(products, names);
      const question = { company: env.companyName, day, groups };
      const { file, withoutPicture } = await writePriceList(question, { onProgress, signal });
      saveFile(file, `${fileNameOf('tabela-de-precos', day)}.pdf`);
      show({ phase: 'saved', products: products.length, withoutPicture });
    } catch (error) {
      if (signal.aborted) return;
      console.error('The price list could not be saved', error);
      show({ phase: 'failed', error });
    }
  }

  function stop() {
    running.current?.abort();
    setState({ phase: 'stopped' });
  }

  return (
    <Dialog
      title="Tabela de preços (PDF)"
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Fechar</Button>
          {busy ? (
            <Button key="act" onClick={stop}>
              Parar
            </Button>
          ) : (
            <Button key="act" type="primary" onClick={() => void save()}>
              {state.phase === 'idle' ? 'Salvar PDF' : 'Começar de novo'}
            </Button>
          )}
        </>
      }
    >
      <div className={`stack ${styles.body}`}>
        <p>Produtos com foto e preço, por categoria.</p>
        {choice(busy, () => setState({ phase: 'idle' }))}
        <div className={styles.state}>
          {state.phase === 'writing' && (
            <Progress
              percent={(100 * state.pictures) / state.products}
              showInfo={false}
              aria-label="Tabela de preços"
            />
          )}
          <p role="status">{priceListWords(state)}</p>
        </div>
      </div>
    </Dialog>
  );
}

/** The products of each category, by the categories' names. */
function groupsOf(products: readonly Product[], names: ReadonlyMap<string, string>) {
  const groups = new Map<string, Product[]>();
  for (const product of products) {
    const group = groups.get(product.CD_GRUPO);
    if (group) group.push(product);
    else groups.set(product.CD_GRUPO, [product]);
  }
  return [...groups]
    .map(([code, of]) => ({ name: names.get(code) ?? code, products: of }))
    .sort((a, b) => compareText(a.name, b.name));
}
