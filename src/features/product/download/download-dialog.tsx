import { Button, Radio } from 'antd';
import { useId, useMemo, useState } from 'react';

import type { Product } from '../../../../domain/product/product';
import type { ProductFilters } from '../../../../domain/product/search/product-index';
import { can } from '../../../../domain/session/access';
import { dateOfDay } from '../../../../domain/words/time';
import { dataOf } from '../../../providers/live/live';
import { useConnected } from '../../../providers/outbox/connection';
import { useToday } from '../../../providers/page/use-today';
import { useCategories, useReadProducts } from '../../../providers/product/catalog';
import { useUser } from '../../../providers/session/session';
import { ExportDialog } from '../../../ui/export/export-dialog';
import styles from '../../../ui/export/export-dialog.module.css';
import { fileNameOf } from '../../../ui/export/export-words';
import type { ExportSource } from '../../../ui/export/use-export';
import type { FoundProducts } from '../search/product-search';
import { catalogueColumns } from './catalogue-columns';
import { noun, subjectWords } from './download-words';
import { PriceListDialog } from './price-list/price-list-dialog';

interface DownloadDialogProps {
  found: FoundProducts;
  filters: ProductFilters;
  group: string | null;
  /** Some filter hides products. */
  isFiltered: boolean;
  onClose: () => void;
}

/** Saves the products that the catalogue shows, or all. Staff can switch to the price list with pictures. */
export function DownloadDialog({
  found,
  filters,
  group,
  isFiltered,
  onClose,
}: DownloadDialogProps) {
  const id = useId();
  const [all, setAll] = useState(!isFiltered);
  const [asList, setAsList] = useState(false);
  const user = useUser();
  const prices = can(user, 'seePrices');
  const connected = useConnected();
  const today = dateOfDay(useToday());
  const categories = dataOf(useCategories());
  const names = useMemo(
    () => new Map(categories?.map(({ CD_GRUPO, DESCRICAO }) => [CD_GRUPO, DESCRICAO])),
    [categories],
  );
  const readProducts = useReadProducts();

  /** The screen may hold only the first products. All products are asked again, with today's prices. */
  function read(): Promise<readonly Product[]> {
    if (all) return readProducts(null);
    if (found.total > found.products.length) return readProducts(group, filters);
    return Promise.resolve(found.products);
  }

  function sourceOf(): ExportSource {
    const columns = catalogueColumns(names, { prices, stock: can(user, 'seeStock') });
    let over = false;
    return {
      sheet: 'Produtos',
      columns,
      name: fileNameOf('catalogo', today),
      read: async () => {
        if (over) return null;
        const products = await read();
        over = true;
        return {
          rows: products.map((product) => columns.map(({ value }) => value(product))),
          checked: products.length,
          taken: products.length,
        };
      },
    };
  }

  const subject = subjectWords(prices, found.source !== 'catalog' && !all);
  const choice = (busy: boolean, reset: () => void) =>
    isFiltered && (
      <div>
        <p id={id} className={`bold ${styles.label}`}>
          Produtos
        </p>
        <Radio.Group
          aria-labelledby={id}
          options={[
            { value: false, label: `Só os mostrados (${found.total})` },
            { value: true, label: 'Todos' },
          ]}
          value={all}
          disabled={busy}
          onChange={({ target }) => {
            setAll(target.value as boolean);
            reset();
          }}
        />
      </div>
    );

  if (asList) {
    return (
      <PriceListDialog read={read} day={today} names={names} choice={choice} onClose={onClose} />
    );
  }
  return (
    <ExportDialog
      title="Baixar catálogo"
      subject={subject}
      noun={noun}
      all={all ? 0 : found.total}
      connected={connected}
      sourceOf={sourceOf}
      choices={choice}
      {...(prices && {
        other: (busy) => (
          <Button
            type="link"
            className={`${styles.other}`}
            disabled={busy}
            onClick={() => setAsList(true)}
          >
            Tabela de preços com fotos (PDF)
          </Button>
        ),
      })}
      onClose={onClose}
    />
  );
}
