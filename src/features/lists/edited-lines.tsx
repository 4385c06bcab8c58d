import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { ListLine } from '../../../domain/lists/saved-list';
import { QuantityField } from '../../ui/fields/quantity-field';
import { keepFocus } from '../../ui/hooks/keep-focus';
import styles from './lists.module.css';

interface EditedLinesProps {
  lines: readonly ListLine[];
  onChange: (lines: readonly ListLine[]) => void;
}

/** The lines of a list. Quantities can be changed and lines removed. */
export function EditedLines({ lines, onChange }: EditedLinesProps) {
  return (
    <ul className="stack" tabIndex={-1} aria-label="Itens da lista">
      {lines.map((line) => {
        const { CD_PRODUTO, DESCRICAO, quantity } = line;
        const remove = () => onChange(lines.filter((each) => each !== line));
        return (
          <li key={CD_PRODUTO} ref={keepFocus} className={`flow ${styles.line}`}>
            <div className={styles.words}>
              <p className="small numbers">Cód. {CD_PRODUTO}</p>
              <p className="small-heading breaks">{DESCRICAO}</p>
            </div>
            <QuantityField
              name={DESCRICAO}
              quantity={quantity}
              onQuantity={(typed) => {
                if (typed === 0) remove();
                else
                  onChange(
                    lines.map((each) => (each === line ? { ...line, quantity: typed } : each)),
                  );
              }}
            />
            <Button
              type="text"
              icon={<CloseOutlined aria-hidden />}
              aria-label={`Remover ${DESCRICAO}`}
              onClick={remove}
            />
          </li>
        );
      })}
    </ul>
  );
}
