import { can } from '../../../domain/access';
import { formatStock } from '../../../domain/money';
import type { Product } from '../../../domain/product';
import { useUser } from '../../providers/session';
import { Price } from '../../ui/price';
import styles from './quick-order.module.css';

/** Code and name; price and balance for whoever may see them. */
export function ProductFacts({ product, stock = false }: { product: Product; stock?: boolean }) {
  const { CD_PRODUTO, DESCRICAO, preco_venda, estoque_saldo } = product;
  const staff = can(useUser(), 'seePrices');
  return (
    <span className={styles.facts}>
      <span className={styles.factsCode}>{CD_PRODUTO}</span> {DESCRICAO}
      {staff && (
        <>
          {' · '}
          <Price value={preco_venda} />
          {stock && ` · estoque ${formatStock(estoque_saldo)}`}
        </>
      )}
    </span>
  );
}
