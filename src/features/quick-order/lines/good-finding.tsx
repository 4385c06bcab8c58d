import { can } from '../../../../domain/session/access';
import type { Good } from '../../../../domain/quick-order/quick-order';
import { shortageWords } from '../../../../domain/product/stock';
import { useUser } from '../../../providers/session/session';
import { WarningMark } from '../../../ui/states/warning-mark';
import { ProductFacts } from './product-facts';
import styles from '../quick-order.module.css';

/** The product of a good line, with its warnings. */
export function GoodFinding({ id, good }: { id: string; good: Good }) {
  const { product, quantity, total, inCart, overStock, remark, state } = good;
  const { note } = good.entry;
  const line = { quantity: total + inCart, estoque_saldo: product.estoque_saldo };
  const shortage = shortageWords(line, can(useUser(), 'seeStock'));
  return (
    <div id={id} className={`stack ${styles.finding}`}>
      <ProductFacts product={product} />
      <ul className={`small wrap ${styles.remarks}`}>
        {state === 'repeated' && <li>Repetida: somada, {total} no total</li>}
        {state === 'ready' && total > quantity && <li>Com as repetidas: {total}</li>}
        {inCart > 0 && <li>já no orçamento: {inCart}</li>}
        {remark !== undefined && <li>{remark}</li>}
        {note !== undefined && <li>Observação: {note}</li>}
        {overStock && (
          <li>
            <WarningMark>{shortage}</WarningMark>
          </li>
        )}
      </ul>
    </div>
  );
}
