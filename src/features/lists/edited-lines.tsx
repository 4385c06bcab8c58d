import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo } from 'react';

import { byCode } from '../../../domain/order/check/comparison';
import type { ListLine } from '../../../domain/lists/saved-list';
import { PackQuestion } from '../../ui/fields/pack-question';
import { QuantityField } from '../../ui/fields/quantity-field';
import { dataOf } from '../../providers/live/live';
import { useProductsByCode } from '../../providers/product/catalog';
import { keepFocus } from '../../ui/hooks/keep-focus';
import styles from './lists.module.css';

interface EditedLinesProps {
  lines: readonly ListLine[];
  onChange: (lines: readonly ListLine[]) => void;
}

/** The lines of a list. Quantities can be changed and lines removed. */
export function EditedLines({ lines, onChange }: EditedLinesProps) {
  const codes = useMemo(() => lines.map(({ CD_PRODUTO }) => CD_PRODUTO), [lines]);
  const products = dataOf(useProductsByCode(codes));
  const table = useMemo(() => byCode(products ?? []), [products]);
  return (
    <ul className="stack" tabIndex={-1} aria-label="Itens da lista">
      {lines.map((line) => {
        const { CD_PRODUTO, DESCRICAO, quantity } = line;
        const remove = () => onChange(lines.filter((each) => each !== line));
        const put = (wanted: number) =>
          onChange(lines.map((each) => (each === line ? { ...line, quantity: wanted } : each)));
        return (
          <li key={CD_PRODUTO} ref={keepFocus} className={`flow ${styles.line}`}>
            <div className={styles.words}>
              <p className="small numbers">Cód. {CD_PRODUTO}</p>
              <p className="small-heading breaks">{DESCRICAO}</p>
            </div>
            <QuantityField
              name={DESCRICAO}
              quantity={quantity}
              onQuantity={(typed) => (typed === 0 ? remove() : put(typed))}
            />
            <Button
              type="text"
              icon={<CloseOutlined aria-hidden />}
              aria-label={`Remover ${DESCRICAO}`}
              onClick={remove}
            />
            <PackQuestion
              name={DESCRICAO}
              pack={table.get(CD_PRODUTO)}
              quantity={quantity}
              onChoose={put}
            />
          </li>
        );
      })}
    </ul>
  );
}
