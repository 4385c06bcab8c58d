import { can } from '../../../../domain/session/access';
import { formatStock } from '../../../../domain/words/money';
import type { Product } from '../../../../domain/product/product';
import { useUser } from '../../../providers/session/session';
import { Price } from '../../../ui/pieces/product/price';
import styles from '../quick-order.module.css';

/** Code and name; price and stock for people who may see them. */
export function ProductFacts({ product, stock = false }: { product: Product; stock?: boolean }) {
  const { CD_PRODUTO, DESCRICAO, preco_venda, estoque_saldo } = product;
  const staff = can(useUser(), 'seePrices');
  return (
    <span className={`breaks ${styles.facts}`}>
      <span className="bold numbers">{CD_PRODUTO}</span> {DESCRICAO}
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
