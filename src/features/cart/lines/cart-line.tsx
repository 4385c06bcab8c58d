import { CloseOutlined, WarningFilled } from '@ant-design/icons';
import { memo } from 'react';

import { lineTotal } from '../../../../domain/cart/cart';
import { stepDown, stepUp } from '../../../../domain/product/pack';
import type { CartLine as Line, Pack } from '../../../../domain/product/product';
import { NetPercent, NetPrice, Price } from '../../../ui/pieces/product/price';
import { useCartLocked, useCartVerbs } from '../../../providers/cart/cart';
import { useStockAlert } from '../../../providers/product/stock-alerts';
import { PackQuestion } from '../../../ui/fields/product/pack-question';
import { StockAlertButton } from '../../../ui/fields/product/stock-alert-button';
import { LineDiscount } from '../../../ui/lines/line-discount';
import { LineNote } from '../../../ui/lines/line-note';
import { ProductImage } from '../../../ui/pictures/product-image';
import { QuantityStepper } from './quantity-stepper';
import { keepFocus } from '../../../ui/hooks/keep-focus';
import styles from './lines.module.css';
import { shortageWords } from '../../../../domain/product/stock';

interface CartLineProps {
  line: Line;
  /** The last known stock: today's, or that from when the line was added. */
  stock: number;
  showPrice: boolean;
  /** Shows the stock as a number if the quantity exceeds it. */
  showStock: boolean;
  /** The product left the catalogue. */
  gone: boolean;
  /** Today's product; undefined while it is unknown. */
  pack: Pack | undefined;
  /** The greatest discount that the reader may give; undefined without the field. */
  limit: number | undefined;
}

/**
 * A line of the cart (§4), memoized so that a click doesn't render 200 lines. Plain elements: antd's make
 * showing 200 lines 50% slower, and a click on plus 20%.
 */
export const CartLine = memo(function CartLine({
  line,
  stock,
  showPrice,
  showStock,
  gone,
  pack,
  limit,
}: CartLineProps) {
  const { setQuantity, remove, setNote, setDiscount } = useCartVerbs();
  const locked = useCartLocked();
  const { CD_PRODUTO, DESCRICAO, quantity } = line;
  const put = (wanted: number) => setQuantity(CD_PRODUTO, wanted);
  return (
    <li ref={keepFocus} className={styles.line} data-gone={gone}>
      <div className={styles.picture}>
        <ProductImage code={CD_PRODUTO} name="" size={48} />
      </div>
      <div className={styles.words}>
        <p className={`small numbers ${styles.facts}`}>
          <span className={styles.prefix}>Cód. </span>
          {CD_PRODUTO}
          {showPrice && (
            <>
              {' · '}
              <NetPrice line={line} />
              <span className={styles.unit}> / un.</span>
            </>
          )}
        </p>
        <p className={`two-lines ${styles.name}`} title={DESCRICAO}>
          {DESCRICAO}
        </p>
        <div className={styles.note}>
          <LineNote
            name={DESCRICAO}
            note={line.observacao ?? ''}
            disabled={locked}
            onChange={(note) => setNote(CD_PRODUTO, note)}
          />
        </div>
        {!gone && <ShortageMark line={{ quantity, estoque_saldo: stock }} showNumber={showStock} />}
        {pack && stock <= 0 && <StockAlert line={line} />}
      </div>
      <div className={styles.stepper}>
        <QuantityStepper
          name={DESCRICAO}
          quantity={quantity}
          disabled={locked}
          onQuantity={put}
          onDecrease={() => put(stepDown(pack ?? {}, quantity))}
          onIncrease={() => put(stepUp(pack ?? {}, quantity))}
        />
      </div>
      {showPrice && (
        <p className={styles.total}>
          <NetPercent line={line} />
          <Price value={lineTotal(line)} />
        </p>
      )}
      <button
        type="button"
        className={`plain ${styles.remove}`}
        aria-label={`Remover ${DESCRICAO}`}
        disabled={locked}
        onClick={() => remove(CD_PRODUTO)}
      >
        <CloseOutlined aria-hidden />
      </button>
      <PackQuestion
        name={DESCRICAO}
        pack={pack}
        quantity={quantity}
        disabled={locked}
        onChoose={put}
      />
      {limit !== undefined && (
        <div className={styles.discount}>
          <LineDiscount
            line={line}
            limit={limit}
            disabled={locked}
            onChange={(percent) => setDiscount(percent, CD_PRODUTO)}
          />
        </div>
      )}
      {gone && (
        <p className={`small failed bold ${styles.gone}`} role="alert">
          Este produto saiu do catálogo. Remova-o para enviar o orçamento.
        </p>
      )}
    </li>
  );
});

/** 'Avise-me' of a line without stock. */
function StockAlert({ line: { CD_PRODUTO, DESCRICAO } }: { line: Line }) {
  return (
    <span className={styles.alert}>
      {' '}
      <StockAlertButton name={DESCRICAO} {...useStockAlert(CD_PRODUTO)} />
    </span>
  );
}

interface ShortageMarkProps {
  line: Pick<Line, 'quantity' | 'estoque_saldo'>;
  showNumber: boolean;
}

/** Warns if the quantity exceeds the stock. */
function ShortageMark({ line, showNumber }: ShortageMarkProps) {
  const words = shortageWords(line, showNumber);
  return words === undefined ? null : (
    <span className={`small warning ${styles.shortage}`}>
      <WarningFilled aria-hidden /> {words}
    </span>
  );
}
