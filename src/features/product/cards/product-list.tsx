import { can } from '../../../../domain/session/access';
import type { Product } from '../../../../domain/product/product';
import { usePanel } from '../../../providers/cart/panel';
import { useUser } from '../../../providers/session/session';
import { useInSight } from '../../../ui/hooks/use-in-sight';
import { LoadMoreButton } from '../../../ui/list/load-more-button';
import { ProductCard } from './product-card';
import styles from './product-list.module.css';
import { useSteadyCards } from './use-steady-cards';

/** How products are shown. */
export interface ProductView {
  /** How many of them. */
  size: number;
  onShowMore: () => void;
}

interface ProductListProps {
  products: readonly Product[];
  view: ProductView;
}

const cardSize = { width: 200, height: 300 };

/** Product cards, 30 at first and 30 more each time (§9). */
export function ProductList({ products, view: { size, onShowMore } }: ProductListProps) {
  const inSight = useInSight(cardSize);
  const shown = products.slice(0, size);
  const onClickCapture = useSteadyCards(usePanel().open);
  const user = useUser();
  const showPrice = can(user, 'seePrices');
  const showStock = can(user, 'seeStock');

  return (
    <>
      <ul className={styles.list} onClickCapture={onClickCapture}>
        {shown.slice(0, inSight).map((product) => (
          <ProductCard
            key={product.CD_PRODUTO}
            product={product}
            showPrice={showPrice}
            showStock={showStock}
          />
        ))}
      </ul>
      {shown.length <= inSight && (
        <LoadMoreButton shown={shown.length} total={products.length} onClick={onShowMore} />
      )}
    </>
  );
}
