import { cartTotal, lineTotal } from '../../../../domain/cart';
import { formatBRL } from '../../../../domain/money';
import type { CartLine } from '../../../../domain/product';

/** The printed order's item table (§2 /pedidos) with the sum of its lines. */
export function PrintedLines({ lines }: { lines: readonly CartLine[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th className="code">CODIGO</th>
          <th className="name">NOME</th>
          <th className="numeric">PREÇO/UNID.</th>
          <th className="numeric">QTD.</th>
          <th className="numeric">TOTAL</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            <td>{line.CD_PRODUTO}</td>
            <td>{line.DESCRICAO}</td>
            <td className="numeric">{formatBRL(line.preco_venda)}</td>
            <td className="numeric">{line.quantity}</td>
            <td className="numeric">{formatBRL(lineTotal(line))}</td>
          </tr>
        ))}
        {/* Not a <tfoot>, which browsers print below every page. */}
        <tr className="total">
          <th colSpan={3} scope="row">
            TOTAL
          </th>
          <td className="numeric">
            {lines.reduce((pieces, { quantity }) => pieces + quantity, 0)}
          </td>
          <td className="numeric">{formatBRL(cartTotal(lines))}</td>
        </tr>
      </tbody>
    </table>
  );
}
