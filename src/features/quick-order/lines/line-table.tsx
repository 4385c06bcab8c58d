import { useId, useMemo, type FocusEvent, type ReactNode } from 'react';

import type { Verdict } from '../../../../domain/quick-order/quick-order';
import type { Column, List, Row } from '../../../list/list';
import { PlainList } from '../../../list/plain-list';
import { FieldCell, FindingCell, SourceCell, TakeAwayCell, type LineActs } from './line-cells';
import styles from '../quick-order.module.css';

interface LineTableProps {
  title: string;
  verdicts: readonly Verdict[];
  acts: LineActs;
  /** Code and suggestions can be chosen. */
  toMend: boolean;
  /** The actions on all lines. */
  children: ReactNode;
}

/** Lines of one kind. */
export function LineTable({ title, verdicts, acts, toMend, children }: LineTableProps) {
  const id = useId();
  const heading = `${title} (${verdicts.length})`;
  const list = useMemo(() => linesOf(acts, toMend), [acts, toMend]);
  function leave({ target, relatedTarget }: FocusEvent) {
    const line = target.closest('tr');
    if (relatedTarget && line?.contains(relatedTarget) === false) acts.onLeave();
  }
  return (
    <section aria-labelledby={id} className={styles.lines} onBlur={leave}>
      <div className={`flow close ${styles.head}`}>
        <h3 id={id} className={`large ${styles.title}`}>
          {heading}
        </h3>
        {children}
      </div>
      <PlainList
        title={heading}
        list={list}
        rows={useMemo(() => verdicts.map((item) => ({ item })), [verdicts])}
      />
    </section>
  );
}

type Shown = Row<Verdict>;

function linesOf(acts: LineActs, toMend: boolean): List<Verdict> {
  const code: Column<Shown> = {
    key: 'code',
    label: 'Código',
    card: 'fact',
    width: 150,
    cell: ({ item }) => <FieldCell verdict={item} acts={acts} field="code" />,
  };
  return {
    keyOf: ({ entry }) => entry.id,
    nameOf: ({ entry }) => `${entry.place} ${entry.source}`,
    tableFrom: 640,
    cards: 'lines',
    atOnce: toMend ? 15 : 40,
    growsByButton: true,
    columns: [
      {
        key: 'source',
        label: 'Linha',
        card: 'top',
        width: 150,
        names: true,
        cell: ({ item }) => <SourceCell verdict={item} />,
      },
      ...(toMend ? [code] : []),
      {
        key: 'quantity',
        label: 'Quantidade',
        card: 'fact',
        width: 110,
        cell: ({ item }) => <FieldCell verdict={item} acts={acts} field="quantity" />,
      },
      {
        key: 'finding',
        label: toMend ? 'O que corrigir' : 'Produto',
        card: 'field',
        cardLabel: '',
        cell: ({ item }) => <FindingCell verdict={item} acts={acts} />,
      },
      {
        key: 'away',
        label: 'Retirar',
        silent: true,
        card: 'act',
        width: 48,
        cell: ({ item }) => <TakeAwayCell verdict={item} acts={acts} />,
      },
    ],
  };
}
