import { cartTotal, lineTotal } from '../../../../domain/cart';
import { formatBRL } from '../../../../domain/money';
import type { LineCheck } from '../../../../domain/order-doubts';
import type { CartLine } from '../../../../domain/product';

interface PrintedLinesProps {
  lines: readonly CartLine[];
  /** One for each line; undefined where the product table could not be asked. */
  checks: readonly LineCheck[] | undefined;
}

/** The printed order's item table (§2 /pedidos) with the sum of its lines; what differs from the table is said. */
export function PrintedLines({ lines, checks }: PrintedLinesProps) {
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
            <td>
              {line.CD_PRODUTO}
              <Doubt>{notesOf(checks?.[at]).code}</Doubt>
            </td>
            <td>
              {line.DESCRICAO}
              {line.observacao && <span className="note">Obs.: {line.observacao}</span>}
              <Doubt>{notesOf(checks?.[at]).name}</Doubt>
            </td>
            <td className="numeric">
              {formatBRL(line.preco_venda)}
              <Doubt>{notesOf(checks?.[at]).price}</Doubt>
            </td>
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

/** What stands below a value that the product table has otherwise. */
interface LineNotes {
  code?: string;
  name?: string;
  price?: string;
}

function notesOf(check: LineCheck | undefined): LineNotes {
  if (!check) return {};
  const { product, differences } = check;
  if (!product) return { code: 'Fora da tabela' };
  return {
    ...(differences.includes('nome') && { name: `Tabela: ${product.DESCRICAO}` }),
    ...(differences.includes('preco') && { price: `Tabela: ${formatBRL(product.preco_venda)}` }),
  };
}

function Doubt({ children }: { children: string | undefined }) {
  return children !== undefined && <span className="doubt">{children}</span>;
}
