import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';

import type { ListLine } from '../../../domain/lists/saved-list';
import { QuantityField } from '../../ui/fields/quantity-field';
import { useKeepFocus } from '../../ui/hooks/use-keep-focus';
import styles from './lists.module.css';

interface EditedLinesProps {
  lines: readonly ListLine[];
  onChange: (lines: readonly ListLine[]) => void;
}

/** The lines of a list: quantities are typed, lines removed. */
export function EditedLines({ lines, onChange }: EditedLinesProps) {
  return (
    <ul className="stack" tabIndex={-1} aria-label="Itens da lista">
      {lines.map((line) => (
        <EditedLine
          key={line.CD_PRODUTO}
          line={line}
          onQuantity={(quantity) =>
            onChange(lines.map((each) => (each === line ? { ...line, quantity } : each)))
          }
          onRemove={() => onChange(lines.filter((each) => each !== line))}
        />
      ))}
    </ul>
  );
}

interface EditedLineProps {
  line: ListLine;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

function EditedLine({ line, onQuantity, onRemove }: EditedLineProps) {
  const { CD_PRODUTO, DESCRICAO, quantity } = line;
  const entry = useRef<HTMLLIElement>(null);
  useKeepFocus(entry);
  return (
    <li ref={entry} className={`flow ${styles.line}`}>
      <div className={styles.words}>
        <p className="small numbers">Cód. {CD_PRODUTO}</p>
        <p className="small-heading breaks">{DESCRICAO}</p>
      </div>
      <QuantityField
        name={DESCRICAO}
        quantity={quantity}
        onQuantity={(typed) => (typed === 0 ? onRemove() : onQuantity(typed))}
      />
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label={`Remover ${DESCRICAO}`}
        onClick={onRemove}
      />
    </li>
  );
}
