import { cartTotal, lineTotal } from '../../../../domain/cart/cart';
import { formatBRL } from '../../../../domain/words/money';
import type { LineCheck } from '../../../../domain/order/check/doubts';
import type { CartLine } from '../../../../domain/product/product';
import type { PrintedChecks } from './printable-order';

interface PrintedLinesProps {
  lines: readonly CartLine[];
  checks: PrintedChecks;
}

/** The printed order's item table (§2 /pedidos) with the sum of its lines; what differs from the table is said. */
export function PrintedLines({ lines, checks }: PrintedLinesProps) {
  const priced = checks !== 'unpriced';
  const notesAt = (at: number) => (typeof checks === 'string' ? {} : notesOf(checks[at]));
  return (
    <table>
      <thead>
        <tr>
          <th className="code">CODIGO</th>
          <th className="name">NOME</th>
          {priced && <th className="numeric">PREÇO/UNID.</th>}
          <th className="numeric">QTD.</th>
          {priced && <th className="numeric">TOTAL</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            <td>
              {line.CD_PRODUTO}
              <Doubt>{notesAt(at).code}</Doubt>
            </td>
            <td>
              {line.DESCRICAO}
              {line.observacao && <span className="note">Obs.: {line.observacao}</span>}
              <Doubt>{notesAt(at).name}</Doubt>
            </td>
            {priced && (
              <td className="numeric">
                {formatBRL(line.preco_venda)}
                <Doubt>{notesAt(at).price}</Doubt>
              </td>
            )}
            <td className="numeric">{line.quantity}</td>
            {priced && <td className="numeric">{formatBRL(lineTotal(line))}</td>}
          </tr>
        ))}
        {/* Not a <tfoot>, which browsers print below every page. */}
        <tr className="total">
          <th colSpan={priced ? 3 : 2} scope="row">
            TOTAL
          </th>
          <td className="numeric">
            {lines.reduce((pieces, { quantity }) => pieces + quantity, 0)}
          </td>
          {priced && <td className="numeric">{formatBRL(cartTotal(lines))}</td>}
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
