import type { FigureGroup, FigureRow, Figures } from '../../../../../domain/figures/figures';
import { monthsOf, partIn } from '../../../../../domain/figures/period';
import type { Behind, Counted } from '../behind/behind-button';
import { rowName } from '../figure-words';

/** The rows of a table, the largest first. Months stay in order and include empty ones. */
export function rowsOf(by: FigureGroup, { periodo, por }: Figures): readonly FigureRow[] {
  const { linhas, grupos } = por[by];
  if (by !== 'mes' || grupos === 0) return linhas;
  return monthsOf(periodo).map(
    (month) =>
      linhas.find(({ chave }) => chave === month) ?? {
        ...{ chave: month, nome: '', enviados: 0, aprovados: 0, centavos: 0 },
      },
  );
}

/** The orders behind a figure of a row. */
export function behindRow(
  by: FigureGroup,
  { periodo, anterior }: Figures,
  row: FigureRow,
  which: Counted,
): Behind {
  const days = which === 'antes' ? anterior : periodo;
  const shown = {
    enviados: { ...(row.enviados !== undefined && { pedidos: row.enviados }) },
    aprovados: { pedidos: row.aprovados, centavos: row.centavos },
    antes: { ...(row.antes !== undefined && { centavos: row.antes }) },
  };
  return {
    name: rowName(by, row),
    shown: shown[which],
    question: {
      periodo: by === 'mes' ? partIn(days, row.chave) : days,
      pedidos: which === 'enviados' ? 'enviados' : 'aprovados',
      ...(by !== 'mes' && { grupo: { por: by, chave: row.chave } }),
    },
  };
}
