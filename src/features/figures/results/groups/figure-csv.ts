import { csvBlob, csvLine, type ColumnKind } from '../../../../../domain/words/table/csv';
import type { FigureGroup, FigureRow } from '../../../../../domain/figures/figures';
import { fromCents } from '../../../../../domain/words/money';
import type { Period } from '../../../../../domain/figures/period';
import { groupWords, rowName } from '../figure-words';

interface Column {
  label: string;
  kind: ColumnKind;
  value: (row: FigureRow) => string | number;
}

const column = (label: string, kind: ColumnKind, value: Column['value']) => ({
  label,
  kind,
  value,
});

/** All rows of a table as a CSV, also those that the screen leaves out. */
export function figureCsv(by: FigureGroup, rows: readonly FigureRow[]): Blob {
  const columns = columnsOf(by);
  const lines = rows.map((row) =>
    csvLine(
      columns.map(({ value }) => value(row)),
      columns,
    ),
  );
  const head = csvLine(
    columns.map(({ label }) => label),
    columns,
  );
  return csvBlob([head, ...lines]);
}

/** 'resultados-vendedor-2026-11-01-a-2026-11-22.csv'. */
export function csvName(by: FigureGroup, { de, ate }: Period): string {
  return `resultados-${by}-${de}-a-${ate}.csv`;
}

function columnsOf(by: FigureGroup): Column[] {
  const ofLines = by === 'categoria' || by === 'produto';
  const sent = column('Enviados', 'whole', ({ enviados = 0 }) => enviados);
  const approved = column(ofLines ? 'Pedidos' : 'Aprovados', 'whole', ({ aprovados }) => aprovados);
  const sum = column('Valor aprovado', 'money', ({ centavos }) => fromCents(centavos));
  const before = column('Valor antes', 'money', ({ antes = 0 }) => fromCents(antes));
  const pieces = column('Peças', 'whole', ({ pecas = 0 }) => pecas);
  const name = column(groupWords[by].row, 'text', (row) =>
    by === 'produto' ? row.nome : rowName(by, row),
  );
  if (by === 'mes') return [name, sent, approved, sum];
  if (!ofLines) return [name, sent, approved, sum, before];
  return [column('Código', 'text', ({ chave }) => chave), name, approved, pieces, sum, before];
}
