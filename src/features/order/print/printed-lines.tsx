import { cartTotal } from '../../../../domain/cart/cart';
import { formatBRL } from '../../../../domain/words/money';
import type { LineCheck } from '../../../../domain/order/check/doubts';
import type { CartLine } from '../../../../domain/product/product';
import { chosen } from '../../../ui/pieces/fields';
import {
  discountWords,
  lineFields,
  linePaper,
  todaysOf,
  type LineField,
} from '../parts/line-fields';
import type { PrintedChecks } from './printable-order';

interface PrintedLinesProps {
  lines: readonly CartLine[];
  checks: PrintedChecks;
}

const kindOf = (key: LineField) => lineFields[key].kind;
const numeric = (key: LineField) => (kindOf(key) === 'text' ? undefined : 'numeric');

/** The printed order's item table (§2 /pedidos) with its sum. Marks differences from the product table. */
export function PrintedLines({ lines, checks }: PrintedLinesProps) {
  const priced = checks !== 'unpriced';
  const checkAt = (at: number) => (typeof checks === 'string' ? undefined : checks[at]);
  const columns = chosen(linePaper).filter(([key]) => priced || kindOf(key) !== 'money');
  return (
    <table>
      <thead>
        <tr>
          {columns.map(([key, head]) => (
            <th key={key} className={numeric(key) ?? key}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            {columns.map(([key]) => (
              <td key={key} className={numeric(key)}>
                {lineFields[key].value(line)}
                {key === 'name' && line.observacao && (
                  <span className="note">Obs.: {line.observacao}</span>
                )}
                {key === 'price' && line.desconto !== undefined && (
                  <span className="note">{discountWords(line)}</span>
                )}
                <Doubt>{doubtOf(key, line, checkAt(at))}</Doubt>
              </td>
            ))}
          </tr>
        ))}
        {/* Not a <tfoot>, which browsers print on every page. */}
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

/** The warning below a value that differs from the product table. */
function doubtOf(key: LineField, line: CartLine, check: LineCheck | undefined) {
  if (key === 'code') return check && !check.product ? 'Fora da tabela' : undefined;
  const todays = todaysOf(key, line, check);
  return todays && `Tabela: ${todays}`;
}

function Doubt({ children }: { children: string | undefined }) {
  return children !== undefined && <span className="doubt">{children}</span>;
}
