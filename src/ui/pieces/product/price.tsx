import { netPrice } from '../../../../domain/cart/cart';
import { percentWords } from '../../../../domain/order/quote/discount';
import type { CartLine } from '../../../../domain/product/product';
import { formatBRL } from '../../../../domain/words/money';
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

/** The price of one piece; with a discount also the list price, and the percent for screen readers. */
export function NetPrice({ line }: NetPriceProps) {
  const { preco_venda: listed, desconto } = line;
  const net = netPrice(line);
  if (desconto === undefined) return <Price value={net} />;
  return (
    <>
      <span className="visually-hidden">
        {`de ${formatBRL(listed)} por ${formatBRL(net)}, desconto de ${percentWords(desconto)}`}
      </span>
      <span aria-hidden>
        <s className={styles.price}>{formatBRL(listed)}</s> <Price value={net} />
      </span>
    </>
  );
}

/** '−5 %', where `NetPrice` has no room for it; nothing without a discount. */
export function NetPercent({ line: { desconto } }: NetPriceProps) {
  return (
    desconto !== undefined && (
      <span className={`small numbers ${styles.price}`} aria-hidden>
        −{percentWords(desconto)}{' '}
      </span>
    )
  );
}
