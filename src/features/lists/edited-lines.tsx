import { CloseOutlined } from '@ant-design/icons';
import { Button, InputNumber } from 'antd';
import { useRef } from 'react';

import { maximumQuantity } from '../../../domain/cart';
import type { ListLine } from '../../../domain/saved-list';
import { useControlSize } from '../../ui/use-control-size';
import { useKeepFocus } from '../../ui/use-keep-focus';
import styles from './lists.module.css';

interface EditedLinesProps {
  lines: readonly ListLine[];
  onChange: (lines: readonly ListLine[]) => void;
}

/** The lines of a list: quantities are typed, lines removed. */
export function EditedLines({ lines, onChange }: EditedLinesProps) {
  return (
    <ul className={styles.lines} tabIndex={-1} aria-label="Itens da lista">
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
  const size = useControlSize();
  const entry = useRef<HTMLLIElement>(null);
  useKeepFocus(entry);
  return (
    <li ref={entry} className={styles.line}>
      <div className={styles.words}>
        <p className={styles.facts}>Cód. {CD_PRODUTO}</p>
        <p className={styles.name}>{DESCRICAO}</p>
      </div>
      <InputNumber
        style={{ width: 88 }}
        aria-label={`Quantidade de ${DESCRICAO}`}
        size={size}
        min={1}
        max={maximumQuantity}
        precision={0}
        controls={false}
        inputMode="numeric"
        value={quantity}
        onChange={(typed) => {
          if (typed !== null) onQuantity(typed);
        }}
        onFocus={({ target }) => target.select()}
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
