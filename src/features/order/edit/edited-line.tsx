import { createContext, useContext } from 'react';

import { lineTotal, withDiscount } from '../../../../domain/cart/cart';
import type { Grant } from '../../../../domain/order/quote/discount';
import type { CartLine } from '../../../../domain/product/product';
import type { EditedLineProps } from '../../../ui/lines/edited-lines';
import { LineDiscount } from '../../../ui/lines/line-discount';
import { LineNote } from '../../../ui/lines/line-note';
import { NetPercent, NetPrice, Price } from '../../../ui/pieces/product/price';

interface Discounts {
  limit: number;
  reason: string;
  before: Grant | undefined;
}

/** What each line's field for a discount needs; undefined while these fields are hidden. */
const DiscountsContext = createContext<Discounts | undefined>(undefined);
export const OpenDiscounts = DiscountsContext.Provider;

export function NotedLine({ line, onLine }: EditedLineProps<CartLine>) {
  return (
    <LineNote
      name={line.DESCRICAO}
      note={line.observacao ?? ''}
      disabled={false}
      onChange={(note) => {
        const { observacao: _before, ...rest } = line;
        onLine(line, note === '' ? rest : { ...rest, observacao: note });
      }}
    />
  );
}

export function PricedLine(props: EditedLineProps<CartLine>) {
  const { line, onLine } = props;
  const discounts = useContext(DiscountsContext);
  return (
    <>
      <p className="small">
        <NetPrice line={line} /> / un. · <NetPercent line={line} />
        <Price value={lineTotal(line)} />
      </p>
      {discounts && (
        <LineDiscount
          line={line}
          {...discounts}
          onChange={(percent) => onLine(line, ...withDiscount([line], percent))}
        />
      )}
      <NotedLine {...props} />
    </>
  );
}
