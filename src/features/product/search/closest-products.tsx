import { Button } from 'antd';
import type { ReactNode } from 'react';

import type { ClosestGroup } from '../../../../domain/product/search/near/closest';
import { ProductList, type ProductView } from '../cards/product-list';
import styles from './closest-products.module.css';

interface ClosestProductsProps {
  /** Says that no product has all words. */
  title: string;
  actions: ReactNode;
  /** At least one, the best first. */
  groups: readonly [ClosestGroup, ...ClosestGroup[]];
  view: ProductView;
  onSearch: (name: string) => void;
}

/** Shows the products with most words of a search without results. The other groups are a click away. */
export function ClosestProducts({
  title,
  actions,
  groups: [best, ...others],
  view,
  onSearch,
}: ClosestProductsProps) {
  return (
    <>
      <div className={`flow ${styles.head}`}>
        <div role="status">
          <p className="bold">{title}</p>
          <p>{inWords(best)}</p>
        </div>
        <div className={`wrap ${styles.actions}`}>
          {others.slice(0, mostOthers).map((group) => (
            <Button key={group.has.join(' ')} onClick={() => onSearch(group.has.join(' '))}>
              {inWords(group)}
            </Button>
          ))}
          {actions}
        </div>
      </div>
      <ProductList products={best.products} view={view} />
    </>
  );
}

const mostOthers = 3;

const list = new Intl.ListFormat('pt-BR');
const count = new Intl.NumberFormat('pt-BR');

/** 'Nenhum com CG; 10 com VELA' */
function inWords({ products, has, lacks }: ClosestGroup): string {
  return `Nenhum com ${list.format(lacks)}; ${count.format(products.length)} com ${list.format(has)}`;
}
