import { useMemo } from 'react';

import type { Column, List, Row } from '../../../list/list';
import { PlainList } from '../../../list/plain-list';
import { kindWords, type ReportKind, type ReportRow } from './report-rows';
import styles from './update-products.module.css';

type Shown = Row<ReportRow>;

const line: Column<Shown> = {
  key: 'linha',
  label: 'Linha',
  card: 'top',
  cardLabel: 'Linha',
  tight: true,
  cell: ({ item }) => item.linha,
};

const code: Column<Shown> = {
  key: 'code',
  label: 'Código',
  card: 'top',
  tight: true,
  cell: ({ item }) => <span className={styles.code}>{item.code}</span>,
};

const name = (label: string): Column<Shown> => ({
  key: 'name',
  label,
  card: 'title',
  names: true,
  cell: ({ item }) => <span className={styles.stack}>{item.name}</span>,
});

const says = (label: string): Column<Shown> => ({
  key: 'says',
  label,
  card: 'field',
  cardLabel: '',
  cell: ({ item }) => (
    <div className={styles.stack}>
      {item.says.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </div>
  ),
});

const listOf = (columns: List<ReportRow>['columns']): List<ReportRow> => ({
  columns,
  keyOf: ({ key }) => key,
  nameOf: (row) => row.name,
  tableFrom: 640,
  cards: 'lines',
});

const changes = listOf([line, code, name('Produto'), says('O que muda')]);

const lists: Record<ReportKind, List<ReportRow>> = {
  wrong: listOf([line, name('Coluna'), says('O que está errado')]),
  prices: changes,
  others: changes,
  added: changes,
  gone: listOf([code, name('Produto'), says('Hoje')]),
};

/** The lines of one kind. */
export function ReportTable({ kind, rows }: { kind: ReportKind; rows: readonly ReportRow[] }) {
  return (
    <PlainList
      // A new key, so that another kind starts at its first line.
      key={kind}
      title={kindWords[kind]}
      list={lists[kind]}
      rows={useMemo(() => rows.map((item) => ({ item })), [rows])}
    />
  );
}
