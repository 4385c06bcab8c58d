import { Table, type TableColumnsType } from 'antd';

import { useMediaQuery } from '../../../ui/hooks/use-media-query';
import { kindWords, type ReportKind, type ReportRow } from './report-rows';
import styles from './update-products.module.css';

const pageSize = 50;

/** The lines of one kind, in pages: 20,000 are drawn as fast as 50. */
export function ReportTable({ kind, rows }: { kind: ReportKind; rows: readonly ReportRow[] }) {
  const wide = useMediaQuery('(min-width: 720px)');
  return (
    <Table<ReportRow>
      // Another kind begins at its first page.
      key={kind}
      aria-label={kindWords[kind]}
      size="small"
      rowKey="key"
      dataSource={[...rows]}
      columns={wide ? wideColumns(kind) : [narrowColumn(kind)]}
      locale={{ emptyText: 'Nenhuma linha.' }}
      pagination={
        rows.length > pageSize && {
          pageSize,
          showSizeChanger: false,
          showTotal: (total, [from, to]) => `${from} a ${to} de ${total.toLocaleString('pt-BR')}`,
        }
      }
    />
  );
}

function wideColumns(kind: ReportKind): TableColumnsType<ReportRow> {
  const line = { title: 'Linha', dataIndex: 'linha', width: 90 };
  const says = { title: kind === 'wrong' ? 'O que está errado' : 'O que muda', render: saysOf };
  if (kind === 'wrong') {
    return [line, { title: 'Coluna', dataIndex: 'name', width: 180 }, says];
  }
  const product = [
    {
      title: 'Código',
      width: 140,
      render: (_: unknown, { code }: ReportRow) => <span className={styles.code}>{code}</span>,
    },
    { title: 'Produto', dataIndex: 'name' },
  ];
  return kind === 'gone' ? [...product, { ...says, title: 'Hoje' }] : [line, ...product, says];
}

function narrowColumn(kind: ReportKind): TableColumnsType<ReportRow>[number] {
  return {
    title: kindWords[kind],
    render: (_, row) => (
      <div className={styles.stack}>
        <span className={styles.code}>
          {[row.linha !== undefined && `Linha ${row.linha}`, row.code].filter(Boolean).join(' · ')}
        </span>
        <span>{row.name}</span>
        {saysOf(undefined, row)}
      </div>
    ),
  };
}

function saysOf(_: unknown, { says }: ReportRow) {
  return (
    <div className={styles.stack}>
      {says.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </div>
  );
}
