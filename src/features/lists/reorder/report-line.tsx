import { Checkbox } from 'antd';
import { memo, useId } from 'react';

import type { ComparedLine } from '../../../../domain/lists/past-lines';
import { shortageWords } from '../../../../domain/product/stock';
import { QuantityField } from '../../../ui/fields/product/quantity-field';
import { PackQuestion } from '../../../ui/fields/product/pack-question';
import { Price } from '../../../ui/pieces/product/price';
import { Mark } from '../../../ui/pieces/mark';
import { WarningMark } from '../../../ui/states/warning-mark';
import styles from './reorder.module.css';
import { changeWords, stockOf } from './reorder-words';
import { SimilarChoice } from './similar-choice';
import type { Decision } from './use-selection';

interface ReportLineProps {
  line: ComparedLine;
  decision: Decision;
  /** The product's quantity in the cart. */
  inCart: number;
  prices: boolean;
  onDecide: (line: ComparedLine, decision: Partial<Decision>) => void;
  /** Called for Enter in the last quantity of the list. */
  onLastQuantity: () => void;
}

/** A line with its checkbox, changes and quantity. Memoized, because a report may have a thousand. */
export const ReportLine = memo(function ReportLine({
  line,
  decision,
  inCart,
  prices,
  onDecide,
  onLastQuantity,
}: ReportLineProps) {
  const { past } = line;
  const { chosen, quantity, standIn } = decision;
  const product = line.product ?? standIn;
  const name = product?.DESCRICAO ?? past.DESCRICAO;
  const shortage = product && shortageWords({ ...product, quantity: quantity + inCart }, prices);
  const id = useId();
  return (
    <li className={`stack ${styles.line}`} data-chosen={chosen}>
      <div className={styles.product}>
        <Checkbox
          checked={chosen}
          disabled={!product}
          aria-describedby={id}
          style={{ alignItems: 'flex-start' }}
          onChange={({ target }) => onDecide(line, { chosen: target.checked })}
        >
          <span className={`bold breaks ${styles.name}`}>{name}</span>
        </Checkbox>
        <div id={id} className={`small flow ${styles.facts}`}>
          <span>
            Cód. {product?.CD_PRODUTO ?? past.CD_PRODUTO}
            {product && ` · ${stockOf(product, prices)}`}
          </span>
          {changeWords(line).map((words) => (
            <Change key={words} words={words} />
          ))}
          {shortage !== undefined && <WarningMark>{shortage}</WarningMark>}
          {inCart > 0 && <Mark>já no orçamento: {inCart}</Mark>}
        </div>
        {!line.product && (
          <SimilarChoice
            past={past}
            prices={prices}
            chosen={standIn}
            onChoose={(found) => onDecide(line, { standIn: found, chosen: found !== undefined })}
          />
        )}
      </div>
      {prices && (
        <div className={styles.price}>{product && <Price value={product.preco_venda} />}</div>
      )}
      <div className={styles.quantity}>
        <QuantityField
          name={name}
          quantity={quantity}
          disabled={!product}
          onQuantity={(typed) =>
            onDecide(line, typed === 0 ? { chosen: false } : { quantity: typed })
          }
          onLast={onLastQuantity}
        />
      </div>
      <PackQuestion
        name={name}
        pack={product}
        quantity={quantity}
        onChoose={(chosenQuantity) => onDecide(line, { quantity: chosenQuantity })}
      />
    </li>
  );
});

function Change({ words }: { words: string }) {
  return words.startsWith('Mais barato') || words.startsWith('Antes') ? (
    <Mark tone="info">{words}</Mark>
  ) : (
    <WarningMark>{words}</WarningMark>
  );
}
