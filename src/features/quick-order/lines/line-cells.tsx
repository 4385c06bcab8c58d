import { CloseOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { startTransition, useState, type KeyboardEvent } from 'react';

import type { Entry, Verdict } from '../../../../domain/quick-order/quick-order';
import type { QuickCatalog } from '../../../../domain/quick-order/catalog';
import { PackQuestion } from '../../../ui/fields/product/pack-question';
import { Choices } from './choices';
import { GoodFinding } from './good-finding';
import { ProductFacts } from './product-facts';
import styles from '../quick-order.module.css';

/** The actions of a line's cells. All but one take the line's id. */
export interface LineActs {
  catalog: QuickCatalog;
  onWrite: (id: number, mended: Partial<Pick<Entry, 'code' | 'quantity'>>) => void;
  /** Called when the focus leaves the line. */
  onLeave: () => void;
  /** Called for Enter: the line is complete. */
  onSettle: (id: number) => void;
  onChoose: (id: number, code: string, quantity?: string) => void;
  onTakeAway: (id: number) => void;
}

interface CellProps {
  verdict: Verdict;
  acts: LineActs;
}

const problemId = ({ entry }: Verdict) => `pedido-rapido-${entry.id}`;

const faultyField = (verdict: Verdict) => {
  if (verdict.state !== 'toMend') return undefined;
  if (['quantity', 'pack', 'row'].includes(verdict.fault)) return 'quantity';
  return verdict.fault === 'either' ? 'choice' : 'code';
};

/** The line's position and text in its source. */
export function SourceCell({ verdict: { entry } }: { verdict: Verdict }) {
  return (
    <span className="small two-lines" title={entry.source}>
      <span className={`bold ${styles.place}`}>{entry.place}</span> {entry.source}
    </span>
  );
}

const names = { code: 'Código', quantity: 'Quantidade' };

interface FieldCellProps extends CellProps {
  field: keyof typeof names;
}

export function FieldCell({ verdict, acts, field }: FieldCellProps) {
  const { entry } = verdict;
  const value = entry[field];
  /** The text that the list doesn't have yet. Each key changes verdicts, which render when typing pauses. */
  const [ahead, setAhead] = useState<string>();
  if (ahead === value) setAhead(undefined);
  const isFaulty = faultyField(verdict) === field;
  const write = (text: string) => acts.onWrite(entry.id, { [field]: text });
  return (
    <Input
      size="small"
      aria-label={`${names[field]} da linha ${entry.place}: ${entry.source}`}
      aria-describedby={problemId(verdict)}
      autoComplete="off"
      value={ahead ?? value}
      {...(isFaulty && { status: 'error' as const, 'aria-invalid': true, 'data-focus': 'fault' })}
      onChange={({ target }) => {
        setAhead(target.value);
        startTransition(() => write(target.value));
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        // The focus moves before the key is up, which would press the button that takes it.
        event.preventDefault();
        if (ahead !== undefined) write(ahead);
        acts.onSettle(entry.id);
      }}
    />
  );
}

/** The product, or the problem with the possible products. */
export function FindingCell({ verdict, acts }: CellProps) {
  if (verdict.state !== 'toMend') return <GoodFinding id={problemId(verdict)} good={verdict} />;
  const { entry, product, quantity } = verdict;
  if (product && quantity !== undefined) {
    return (
      <div id={problemId(verdict)} className={`stack ${styles.finding}`}>
        <ProductFacts product={product} />
        <PackQuestion
          name={product.DESCRICAO}
          pack={product}
          quantity={quantity}
          onChoose={(chosen) => acts.onChoose(entry.id, product.CD_PRODUTO, String(chosen))}
        />
      </div>
    );
  }
  return (
    <div className={`stack ${styles.finding}`}>
      <p id={problemId(verdict)} className={`failed ${styles.problem}`}>
        {verdict.problem}
      </p>
      <Choices verdict={verdict} acts={acts} />
    </div>
  );
}

export function TakeAwayCell({ verdict: { entry }, acts }: CellProps) {
  return (
    <Button
      type="text"
      size="small"
      icon={<CloseOutlined aria-hidden />}
      aria-label={`Retirar a linha ${entry.place}: ${entry.source}`}
      onClick={() => acts.onTakeAway(entry.id)}
    />
  );
}
