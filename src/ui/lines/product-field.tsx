import { AutoComplete } from 'antd';
import { useMemo, useState } from 'react';

import type { Product } from '../../../domain/product/product';
import type { ProductIndex } from '../../../domain/product/search/product-index';
import { quickCatalog, suggest } from '../../../domain/quick-order/catalog';
import { Labelled } from '../forms/labelled';
import { useControlSize } from '../hooks/use-control-size';

const maxSuggestions = 8;

interface ProductFieldProps {
  /** Undefined while the products load, and if they failed. */
  products: ProductIndex | undefined;
  complaint: string | undefined;
  onChoose: (product: Product) => void;
}

/** Finds a product by code or words. Choosing one empties the field for the next. */
export function ProductField({ products, complaint, onChoose }: ProductFieldProps) {
  const size = useControlSize();
  const [typed, setTyped] = useState('');
  const catalog = useMemo(() => products && quickCatalog(products), [products]);
  const found = useMemo(
    () => (catalog && typed.trim() !== '' ? suggest(catalog, typed, maxSuggestions) : []),
    [catalog, typed],
  );
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
              <p role="status">Nenhum produto com “{typed.trim()}”.</p>
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
