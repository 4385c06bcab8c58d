import { AutoComplete } from 'antd';
import { useMemo, useState } from 'react';

import { describeFailure } from '../../../domain/outbox/failure';
import type { Product } from '../../../domain/product/product';
import { quickCatalog, suggest } from '../../../domain/quick-order/catalog';
import { useEveryProduct } from '../../providers/product/catalog';
import { Labelled } from '../../ui/forms/labelled';
import { useControlSize } from '../../ui/hooks/use-control-size';
import { listWords } from './list-words';

const maxSuggestions = 8;

/** Finds a product by code or words. Choosing one empties the field for the next. */
export function ProductField({ onChoose }: { onChoose: (product: Product) => void }) {
  const size = useControlSize();
  const [typed, setTyped] = useState('');
  const products = useEveryProduct();
  const catalog = useMemo(
    () => (products.status === 'ready' ? quickCatalog(products.data) : undefined),
    [products],
  );
  const found = useMemo(
    () => (catalog && typed.trim() !== '' ? suggest(catalog, typed, maxSuggestions) : []),
    [catalog, typed],
  );
  const complaint =
    products.status === 'failed'
      ? describeFailure(listWords.productsFailed, products.error)
      : undefined;
  return (
    <Labelled label="Adicionar produto" complaint={complaint} said="alert">
      {(control) => (
        <AutoComplete<string>
          {...control}
          size={size}
          style={{ width: '100%' }}
          placeholder="Código ou nome"
          defaultActiveFirstOption
          value={typed}
          options={found.map(({ CD_PRODUTO, DESCRICAO }) => ({
            value: CD_PRODUTO,
            label: `${DESCRICAO} · Cód. ${CD_PRODUTO}`,
          }))}
          showSearch={{ filterOption: false, onSearch: setTyped }}
          notFoundContent={
            catalog && typed.trim() !== '' ? (
              <p role="status">{listWords.noProduct(typed.trim())}</p>
            ) : null
          }
          onSelect={(code) => {
            const product = catalog?.find(code);
            setTyped('');
            if (product) onChoose(product);
          }}
        />
      )}
    </Labelled>
  );
}
