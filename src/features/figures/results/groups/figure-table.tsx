import { changeOf, type FigureGroup, type FigureRow } from '../../../../../domain/figures/figures';
import { formatCents } from '../../../../../domain/words/money';
import table from '../../charts/parts/chart-table.module.css';
import { BehindButton, type Behind, type Counted, type ShowBehind } from '../behind/behind-button';
import { ChangeMark } from '../totals/change-mark';
import { formatCount, formatShare, groupWords, rowName } from '../figure-words';

interface FigureTableProps {
  by: FigureGroup;
  rows: readonly FigureRow[];
  /** The orders behind a figure of a row. */
  behind: (row: FigureRow, which: Counted) => Behind;
  onShow: ShowBehind;
}

/** The figures of a chart. Each opens its orders. */
export function FigureTable({ by, rows, behind, onShow }: FigureTableProps) {
  const { title, row: rowWord } = groupWords[by];
  const ofLines = by === 'categoria' || by === 'produto';
  const compared = by !== 'mes';
  const figure = (row: FigureRow, which: Counted, text: string) => (
    <BehindButton behind={behind(row, which)} onShow={onShow}>
      {text}
    </BehindButton>
  );

  return (
    // The columns are wider than a phone. The arrow keys scroll them.
    <div className={table.frame} role="region" aria-label={`${title}, tabela`} tabIndex={0}>
      <table className={`numbers ${table.table}`}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{rowWord}</th>
            {!ofLines && <th scope="col">Enviados</th>}
            <th scope="col">{ofLines ? 'Pedidos' : 'Aprovados'}</th>
            <th scope="col">{ofLines ? 'Peças' : 'Conversão'}</th>
            <th scope="col">Valor aprovado</th>
            {compared && <th scope="col">Antes</th>}
            {compared && <th scope="col">Diferença</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { chave, aprovados, centavos, enviados = 0, antes = 0, pecas = 0 } = row;
            return (
              <tr key={chave}>
                <th scope="row">{rowName(by, row)}</th>
                {!ofLines && <td>{figure(row, 'enviados', formatCount(enviados))}</td>}
                <td>{figure(row, 'aprovados', formatCount(aprovados))}</td>
                <td>
                  {ofLines
                    ? formatCount(pecas)
                    : formatShare(enviados === 0 ? undefined : aprovados / enviados)}
                </td>
                <td>{figure(row, 'aprovados', formatCents(centavos))}</td>
                {compared && <td>{figure(row, 'antes', formatCents(antes))}</td>}
                {compared && (
                  <td>
                    <ChangeMark change={changeOf(centavos, antes)} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
