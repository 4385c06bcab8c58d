import { dateInSaoPaulo } from '../../../../domain/words/time';
import { useBoughtOf } from '../../../providers/product/bought';
import styles from './product-list.module.css';

/** How often and when this person ordered the product. */
export function BoughtMark({ code }: { code: string }) {
  const bought = useBoughtOf(code);
  if (!bought) return null;
  const { vezes, em } = bought;
  return (
    <p className={`small ${styles.mark}`}>
      Pedido {vezes}× · últ. {dateInSaoPaulo(new Date(em))}
    </p>
  );
}
