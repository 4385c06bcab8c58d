import { useMemo, useState } from 'react';

import { can } from '../../../../domain/session/access';
import type { Product } from '../../../../domain/product/product';
import { usePanel } from '../../../providers/cart/panel';
import { InQuotesProvider } from '../../../providers/product/in-quotes';
import { useUser } from '../../../providers/session/session';
import { useDebounced } from '../../../ui/hooks/use-debounced';
import { useInSight } from '../../../ui/hooks/use-in-sight';
import { LoadMoreButton } from '../../../ui/list/load-more-button';
import { FailedDialog } from '../../../ui/late/failed-dialog';
import { lazyPart } from '../../../ui/late/lazy-part';
import { ProductCard } from './product-card';
import styles from './product-list.module.css';
import { useSteadyCards } from './use-steady-cards';

/** How to show the products. */
export interface ProductView {
  /** How many products to show. */
  size: number;
  /** One line per product instead of a card. */
  compact: boolean;
  onShowMore: () => void;
}

interface ProductListProps {
  products: readonly Product[];
  view: ProductView;
}

const LargePicture = lazyPart({
  load: async () => (await import('./large-picture')).LargePicture,
  failure: 'A foto não foi ampliada',
  Failed: FailedDialog,
});

/** In milliseconds: the pause in typing before staff's counts are asked. */
const askDelay = 300;

const cardSize = { width: 200, height: 300 };
const lineSize = { height: 41 };

/** Product cards: 30 at first, and 30 more each time (§9). */
export function ProductList({ products, view: { size, compact, onShowMore } }: ProductListProps) {
  const inSight = useInSight(compact ? lineSize : cardSize);
  const [enlarged, setEnlarged] = useState<Product>();
  const shown = useMemo(() => products.slice(0, size), [products, size]);
  const codes = useMemo(() => shown.map(({ CD_PRODUTO }) => CD_PRODUTO), [shown]);
  const settled = useDebounced(codes, askDelay);
  const onClickCapture = useSteadyCards(usePanel().open);
  const user = useUser();
  const showPrice = can(user, 'seePrices');
  const showStock = can(user, 'seeStock');

  return (
    <>
      <InQuotesProvider codes={settled}>
        <ul className={compact ? styles.lines : styles.list} onClickCapture={onClickCapture}>
          {shown.slice(0, inSight).map((product) => (
            <ProductCard
              key={product.CD_PRODUTO}
              product={product}
              showPrice={showPrice}
              showStock={showStock}
              onEnlarge={setEnlarged}
            />
          ))}
        </ul>
      </InQuotesProvider>
      {shown.length <= inSight && (
        <LoadMoreButton shown={shown.length} total={products.length} onClick={onShowMore} />
      )}
      {enlarged && <LargePicture product={enlarged} onClose={() => setEnlarged(undefined)} />}
    </>
  );
}
