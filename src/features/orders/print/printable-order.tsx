import { env } from '../../../config/env';
import { lineTotal } from '../../../../domain/cart';
import { formatBRL } from '../../../../domain/money';
import type { Order } from '../../../../domain/order';
import { statusNames } from '../../../../domain/order-status';
import { addressFields, contactFields, customerFields, type OrderField } from '../order-fields';

/**
 * The printed order: its fields in the order of §2 /pedidos, its own seller (decision 7).
 * Its style, printable-order.css, stands in the printed document alone.
 */
export function PrintableOrder({ order }: { order: Order }) {
  return (
    <article>
      <header>
        <div>
          <h1>{env.companyName}</h1>
          <p>CNPJ {env.companyCnpj}</p>
        </div>
        <div className="number">
          <p>
            <strong>Pedido {order.numerodopedido}</strong>
          </p>
          <p>{order.data}</p>
        </div>
      </header>
      <Fields
        fields={[...customerFields(order), ...addressFields(order), ...contactFields(order)]}
      />
      <Fields
        fields={[
          ['Status', statusNames[order.status]],
          ['Data e hora', `${order.data} ${order.hora}`],
          ['Itens', order.itens.length],
          ['Valor do pedido', formatBRL(order.total)],
          ['Vendedor', order.vendedor],
        ]}
      />
      <Lines order={order} />
    </article>
  );
}

function Fields({ fields }: { fields: readonly OrderField[] }) {
  return (
    <dl>
      {fields.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ order }: { order: Order }) {
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
        {order.itens.map((line, at) => (
          <tr key={at}>
            <td>{line.CD_PRODUTO}</td>
            <td>{line.DESCRICAO}</td>
            <td className="numeric">{formatBRL(line.preco_venda)}</td>
            <td className="numeric">{line.quantity}</td>
            <td className="numeric">{formatBRL(lineTotal(line))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
