import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo, useCallback, type ComponentType } from 'react';

import type { CartLine, Pack } from '../../../domain/product/product';
import { PackQuestion } from '../fields/product/pack-question';
import { QuantityField } from '../fields/product/quantity-field';
import { keepFocus } from '../hooks/keep-focus';
import styles from './edited-lines.module.css';

type Editable = Pick<CartLine, 'CD_PRODUTO' | 'DESCRICAO' | 'quantity'>;

export interface EditedLineProps<Line> {
  line: Line;
  /** Without a line, it is removed. */
  onLine: (before: Line, after?: Line) => void;
}

interface EditedLinesProps<Line extends Editable> {
  label: string;
  lines: readonly Line[];
  /** The products' packs, by code. */
  packs: ReadonlyMap<string, Pack>;
  onChange: (change: (lines: readonly Line[]) => readonly Line[]) => void;
  /** More about a line, below its name. */
  below?: ComponentType<EditedLineProps<Line>>;
}

/** Lines of a list or an order. Quantities can be changed and lines removed. */
export function EditedLines<Line extends Editable>({
  label,
  lines,
  packs,
  onChange,
  below,
}: EditedLinesProps<Line>) {
  const onLine = useCallback(
    (before: Line, after?: Line) =>
      onChange((all) => {
        const at = all.indexOf(before);
        return at < 0 ? all : all.toSpliced(at, 1, ...(after ? [after] : []));
      }),
    [onChange],
  );
  const seen = new Map<string, number>();
  return (
    <ul className="stack" tabIndex={-1} aria-label={label}>
      {lines.map((line) => {
        // An original order may have several lines of one product.
        const earlier = seen.get(line.CD_PRODUTO) ?? 0;
        seen.set(line.CD_PRODUTO, earlier + 1);
        return (
          <EditedLine
            key={`${line.CD_PRODUTO} ${earlier}`}
            {...{ line, onLine, below }}
            pack={packs.get(line.CD_PRODUTO)}
          />
        );
      })}
    </ul>
  );
}

interface LineProps<Line extends Editable> extends EditedLineProps<Line> {
  below: ComponentType<EditedLineProps<Line>> | undefined;
  pack: Pack | undefined;
}

/** Memoized, so that a change of one line doesn't render 200. */
const EditedLine = memo(function EditedLine<Line extends Editable>({
  line,
  onLine,
  below: Below,
  pack,
}: LineProps<Line>) {
  const { CD_PRODUTO, DESCRICAO, quantity } = line;
  return (
    <li ref={keepFocus} className={`flow ${styles.line}`}>
      <div className={styles.words}>
        <p className="small numbers">Cód. {CD_PRODUTO}</p>
        <p className="small-heading breaks">{DESCRICAO}</p>
        {Below && <Below {...{ line, onLine }} />}
      </div>
      <QuantityField
        name={DESCRICAO}
        quantity={quantity}
        onQuantity={(typed) => {
          if (typed === 0) onLine(line);
          else onLine(line, { ...line, quantity: typed });
        }}
      />
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label={`Remover ${DESCRICAO}`}
        onClick={() => onLine(line)}
      />
      <PackQuestion
        name={DESCRICAO}
        pack={pack}
        quantity={quantity}
        onChoose={(wanted) => onLine(line, { ...line, quantity: wanted })}
      />
    </li>
  );
}) as <Line extends Editable>(props: LineProps<Line>) => React.ReactNode;
