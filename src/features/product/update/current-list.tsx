import { Button, Input } from 'antd';
import { useId, useState } from 'react';

import type { Product } from '../../../../domain/product/product';
import { csvBlob, csvLine } from '../../../../domain/words/table/csv';
import { dateInSaoPaulo } from '../../../../domain/words/time';
import { dataOf } from '../../../providers/live/live';
import { useEveryProduct } from '../../../providers/product/catalog';
import { saveFile } from '../../../ui/export/save-file';
import styles from './update-products.module.css';
import type { ChosenList } from './use-list-update';
import { rem } from '../../../ui/theme/rem';

interface CurrentListProps {
  onCheck: (list: ChosenList) => void;
}

const columns = ['CD_PRODUTO', 'DESCRICAO', 'CD_GRUPO', 'preco_venda', 'estoque_saldo'] as const;
const packColumns = ['unidade', 'multiplo', 'minimo'] as const;
type Column = (typeof columns | typeof packColumns)[number];

/** The fields of a product that can be corrected. */
const corrected = { DESCRICAO: 'Descrição', preco_venda: 'Preço', estoque_saldo: 'Estoque' };
type Correction = Record<keyof typeof corrected, string>;

/** With a comma, because some programs read '1.234' as a thousand. */
const cellOf = (value: string | number) =>
  typeof value === 'number' ? String(value).replace('.', ',') : value;

/** The rows of a list file. The columns about packs are only in the list if a product has one. */
function rowsOf(
  products: readonly Product[],
  corrections: ReadonlyMap<Product, Partial<Correction>> = new Map(),
) {
  const hasPacks = products.some((product) => packColumns.some((column) => column in product));
  const heading: Column[] = [...columns, ...(hasPacks ? packColumns : [])];
  const rows = products.map((product) => {
    const said = { ...product, ...corrections.get(product) };
    return heading.map((column) => cellOf(said[column] ?? ''));
  });
  return [heading, ...rows];
}

/** The current list: to save it, or to correct one product without a file. */
export function CurrentList({ onCheck }: CurrentListProps) {
  const products = dataOf(useEveryProduct())?.products;
  if (!products || products.length === 0) return null;

  function save() {
    const lines = rowsOf(products ?? []).map((cells) => csvLine(cells));
    saveFile(csvBlob(lines), `produtos-${dateInSaoPaulo(new Date()).replaceAll('/', '-')}.csv`);
  }

  return (
    <>
      <div className="flow">
        <Button onClick={save}>Baixar a lista em uso (CSV)</Button>
      </div>
      <OneProduct products={products} onCheck={onCheck} />
    </>
  );
}

function OneProduct({ products, onCheck }: CurrentListProps & { products: readonly Product[] }) {
  const id = useId();
  const [code, setCode] = useState('');
  const [typed, setTyped] = useState<Partial<Correction>>({});
  const product = products.find(({ CD_PRODUTO }) => CD_PRODUTO === code.trim());

  function check() {
    if (!product) return;
    const arquivo = `Correção de ${product.CD_PRODUTO}`;
    const linhas = rowsOf(products, new Map([[product, typed]]));
    onCheck({ name: arquivo, question: { arquivo, linhas } });
  }

  function textOf(key: string): string {
    const field = key as keyof Correction;
    return typed[field] ?? (product ? cellOf(product[field]) : '');
  }

  return (
    <section aria-labelledby={id} className={styles.pane}>
      <h2 id={id} className={styles.title}>
        Corrigir um produto
      </h2>
      <div className="flow">
        <label htmlFor={`${id}-code`}>Código</label>
        <Input
          id={`${id}-code`}
          value={code}
          style={{ width: rem(160) }}
          onChange={({ target }) => {
            setCode(target.value);
            setTyped({});
          }}
        />
        {product &&
          Object.entries(corrected).map(([key, label]) => (
            <span key={key} className="flow">
              <label htmlFor={`${id}-${key}`}>{label}</label>
              <Input
                id={`${id}-${key}`}
                value={textOf(key)}
                style={{ width: rem(key === 'DESCRICAO' ? 320 : 120) }}
                onChange={({ target }) => setTyped((now) => ({ ...now, [key]: target.value }))}
              />
            </span>
          ))}
        <Button disabled={!product} onClick={check}>
          Conferir correção
        </Button>
      </div>
      {code.trim() !== '' && !product && (
        <p role="status">Nenhum produto do catálogo tem o código {code.trim()}.</p>
      )}
    </section>
  );
}
