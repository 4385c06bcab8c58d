import { useMemo, useState } from 'react';

import { can } from '../../../domain/access';
import type { Product } from '../../../domain/product';
import { useCart } from '../../providers/cart';
import { useUser } from '../../providers/session';
import { LoadMoreButton } from '../../ui/load-more-button';
import { ProductCard } from './product-card';
import styles from './product-list.module.css';
import { useSteadyCards } from './use-steady-cards';

const pageSize = 30;

interface ProductListProps {
  products: readonly Product[];
  /** Names the search; a new one starts at its first page. */
  searchKey: string;
}

/** Product cards, 30 at first and 30 more each time (§9). */
export function ProductList({ products, searchKey }: ProductListProps) {
  const [page, setPage] = useState({ searchKey, size: pageSize });
  const size = page.searchKey === searchKey ? page.size : pageSize;
  const shown = products.slice(0, size);

  const { lines, add, putExactly, sending, open } = useCart();
  const onClickCapture = useSteadyCards(open);
  const quantities = useMemo(
    () => new Map(lines.map(({ CD_PRODUTO, quantity }) => [CD_PRODUTO, quantity])),
    [lines],
  );
  const user = useUser();
  const showPrice = can(user, 'seePrices');
  const showStock = can(user, 'seeStock');

  return (
    <>
      <ul className={styles.list} onClickCapture={onClickCapture}>
        {shown.map((product) => (
          <ProductCard
            key={product.CD_PRODUTO}
            product={product}
            showPrice={showPrice}
            showStock={showStock}
            inCart={quantities.get(product.CD_PRODUTO) ?? 0}
            locked={sending !== 'idle'}
            onAdd={add}
            onQuantity={putExactly}
          />
        ))}
      </ul>
      <LoadMoreButton
        shown={shown.length}
        total={products.length}
        onClick={() => setPage({ searchKey, size: size + pageSize })}
      />
    </>
  );
}
