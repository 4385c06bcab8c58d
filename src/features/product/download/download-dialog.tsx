import { Radio } from 'antd';
import { useId, useState } from 'react';

import type { Product } from '../../../../domain/product/product';
import type { ProductFilters } from '../../../../domain/product/search/product-index';
import { can } from '../../../../domain/session/access';
import { compareText } from '../../../../domain/words/text';
import { dateOfDay } from '../../../../domain/words/time';
import { env } from '../../../config/env';
import { useConnected } from '../../../providers/outbox/connection';
import { useToday } from '../../../providers/page/use-today';
import { useReadCategories, useReadProducts } from '../../../providers/product/catalog';
import { useUser } from '../../../providers/session/session';
import type { FileFormat } from '../../../spreadsheet/table-file/table-file';
import { ExportDialog } from '../../../ui/export/export-dialog';
import styles from '../../../ui/export/export-dialog.module.css';
import { fileNameOf } from '../../../ui/export/export-words';
import type { ExportSource } from '../../../ui/export/use-export';
import type { FoundProducts } from '../search/product-search';
import { catalogueColumns } from './catalogue-columns';

interface DownloadDialogProps {
  found: FoundProducts;
  filters: ProductFilters;
  group: string | null;
  /** Some filter hides products. */
  isFiltered: boolean;
  onClose: () => void;
}

const noun = { one: 'produto', many: 'produtos' };

/** Products in a step. Their pictures load at once. */
const stepSize = 60;

const priceList = {
  format: 'pdf',
  label: 'PDF com fotos e preços',
  worker: () => new Worker(new URL('./price-list.worker.ts', import.meta.url), { type: 'module' }),
} as const;

/** Saves the products that the catalogue shows, or all. Only staff's files have prices and numbers of pieces. */
export function DownloadDialog({
  found,
  filters,
  group,
  isFiltered,
  onClose,
}: DownloadDialogProps) {
  const id = useId();
  const [all, setAll] = useState(!isFiltered);
  const user = useUser();
  const prices = can(user, 'seePrices');
  const connected = useConnected();
  const today = dateOfDay(useToday());
  const readCategories = useReadCategories();
  const readProducts = useReadProducts();

  /** The names of the groups by code. Without an answer the file has the codes alone. */
  async function readNames(): Promise<ReadonlyMap<string, string>> {
    const categories = await readCategories().catch(() => []);
    return new Map(categories.map(({ CD_GRUPO, DESCRICAO }) => [CD_GRUPO, DESCRICAO]));
  }

  /** The screen may hold only the first products. All products are asked again, with today's prices. */
  async function read(): Promise<readonly Product[]> {
    if (all) return readProducts(null);
    return found.total > found.products.length ? readProducts(group, filters) : found.products;
  }

  function sourceOf(format: FileFormat): ExportSource {
    let names: ReadonlyMap<string, string> = new Map();
    const groupOf = ({ CD_GRUPO }: Product) => names.get(CD_GRUPO) ?? CD_GRUPO;
    const columns = catalogueColumns(format, groupOf, { prices, stock: can(user, 'seeStock') });
    const isList = format === priceList.format;
    let rest: Product[] | undefined;
    return {
      sheet: isList ? `${env.companyName} · Tabela de preços de ${today}` : 'Produtos',
      columns,
      name: fileNameOf(isList ? 'tabela-de-precos' : 'catalogo', today),
      ...(isList && { worker: priceList.worker }),
      read: async () => {
        if (!rest) {
          names = await readNames();
          const products = await read();
          // In a price list the products of a category stand together.
          const byGroup = (a: Product, b: Product) => compareText(groupOf(a), groupOf(b));
          rest = isList ? products.toSorted(byGroup) : [...products];
        }
        const step = rest.splice(0, stepSize);
        if (step.length === 0) return null;
        return {
          rows: step.map((product) => columns.map(({ value }) => value(product))),
          checked: step.length,
          taken: step.length,
        };
      },
    };
  }

  const isOld = !all && found.source !== 'catalog';
  return (
    <ExportDialog
      title="Baixar catálogo"
      subject={`${prices ? 'Com preço e estoque.' : 'Para o seu próprio sistema.'}${isOld ? ' Os mostrados são da última lista salva e podem estar desatualizados.' : ''}`}
      noun={noun}
      all={all ? 0 : found.total}
      connected={connected}
      formats={prices ? [{ value: priceList.format, label: priceList.label }] : []}
      sourceOf={sourceOf}
      choices={(busy, reset) =>
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
        )
      }
      onClose={onClose}
    />
  );
}
