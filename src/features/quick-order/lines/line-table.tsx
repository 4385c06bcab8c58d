import { Table, type TableColumnsType } from 'antd';
import { useId, type FocusEvent, type ReactNode } from 'react';

import type { Verdict } from '../../../../domain/quick-order/quick-order';
import { useMediaQuery } from '../../../ui/hooks/use-media-query';
import {
  CodeCell,
  FindingCell,
  QuantityCell,
  SourceCell,
  TakeAwayCell,
  type LineActs,
} from './line-cells';
import styles from '../quick-order.module.css';

interface LineTableProps {
  title: string;
  verdicts: readonly Verdict[];
  acts: LineActs;
  /** Code and suggestions can be chosen. */
  toMend: boolean;
  /** What can be done with all of them. */
  children: ReactNode;
}

const pageSizes = { toMend: 15, good: 40 };

/** Lines of one kind, in pages: a list of 2,000 is drawn as fast as one of 40. */
export function LineTable({ title, verdicts, acts, toMend, children }: LineTableProps) {
  const id = useId();
  const wide = useMediaQuery('(min-width: 720px)');
  const pageSize = toMend ? pageSizes.toMend : pageSizes.good;
  return (
    <section aria-labelledby={id}>
      <div className={`flow ${styles.head}`}>
        <h3 id={id} className={styles.title}>
          {title} ({verdicts.length})
        </h3>
        {children}
      </div>
      <Table<Verdict>
        aria-labelledby={id}
        className={`${styles.table}`}
        size="small"
        rowKey={({ entry }) => entry.id}
        dataSource={[...verdicts]}
        columns={wide ? wideColumns(acts, toMend) : narrowColumns(acts, toMend)}
        pagination={
          verdicts.length > pageSize && {
            pageSize,
            showSizeChanger: false,
            showTotal: (total, [from, to]) => `${from} a ${to} de ${total}`,
          }
        }
        onRow={({ entry }) => ({
          onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
            if (relatedTarget && !currentTarget.contains(relatedTarget)) acts.onLeave(entry.id);
          },
        })}
      />
    </section>
  );
}

function wideColumns(acts: LineActs, toMend: boolean): TableColumnsType<Verdict> {
  return [
    {
      title: 'Linha',
      width: 150,
      render: (_, verdict) => <SourceCell verdict={verdict} />,
    },
    ...(toMend
      ? [
          {
            title: 'Código',
            width: 150,
            render: (_: unknown, verdict: Verdict) => <CodeCell verdict={verdict} acts={acts} />,
          },
        ]
      : []),
    {
      title: 'Quantidade',
      width: 110,
      render: (_, verdict) => <QuantityCell verdict={verdict} acts={acts} />,
    },
    {
      title: toMend ? 'O que corrigir' : 'Produto',
      render: (_, verdict) => <FindingCell verdict={verdict} acts={acts} />,
    },
    {
      title: <span className="visually-hidden">Retirar</span>,
      width: 48,
      render: (_, verdict) => <TakeAwayCell verdict={verdict} acts={acts} />,
    },
  ];
}

function narrowColumns(acts: LineActs, toMend: boolean): TableColumnsType<Verdict> {
  return [
    {
      title: toMend ? 'O que corrigir' : 'Produto',
      render: (_, verdict) => (
        <div className={styles.stack}>
          <SourceCell verdict={verdict} />
          <FindingCell verdict={verdict} acts={acts} />
          <div className={styles.pair}>
            {toMend && <CodeCell verdict={verdict} acts={acts} />}
            <QuantityCell verdict={verdict} acts={acts} />
            <TakeAwayCell verdict={verdict} acts={acts} />
          </div>
        </div>
      ),
    },
  ];
}
