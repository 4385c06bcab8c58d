import { netPrice } from '../../../domain/cart/cart';
import { percentWords } from '../../../domain/order/quote/discount';
import type { CartLine } from '../../../domain/product/product';
import { formatBRL } from '../../../domain/words/money';
import styles from './price.module.css';

interface PriceProps {
  value: number;
  size?: 'normal' | 'large';
}

/** A sum of money, 'R$ 1.234.56'. Plain, because antd's Text makes a list of 300 five times slower. */
export function Price({ value, size = 'normal' }: PriceProps) {
  const weight = size === 'large' ? styles.large : 'bold';
  return <span className={`numbers ${styles.price} ${weight}`}>{formatBRL(value)}</span>;
}

interface NetPriceProps {
  line: Pick<CartLine, 'preco_venda' | 'desconto'>;
}

/** The price of one piece; with a discount also the list price and the percent. */
export function NetPrice({ line }: NetPriceProps) {
  const { preco_venda: listed, desconto } = line;
  const net = netPrice(line);
  if (desconto === undefined) return <Price value={net} />;
  const percent = percentWords(desconto);
  return (
    <>
      <span className="visually-hidden">
        {`de ${formatBRL(listed)} por ${formatBRL(net)}, desconto de ${percent}`}
      </span>
      <span aria-hidden>
        <s className={styles.price}>{formatBRL(listed)}</s> <Price value={net} />{' '}
        <span className={styles.price}>−{percent}</span>
      </span>
    </>
  );
}
