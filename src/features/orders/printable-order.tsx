import { env } from '../../config/env';
import { lineTotal } from '../../domain/cart';
import { formatBRL } from '../../domain/money';
import type { Order } from '../../domain/order';
import { addressFields, contactFields, customerFields, type OrderField } from './order-fields';
import styles from './printable-order.module.css';

/** The printed order: its fields in the specification's order (section 2, /pedidos), the seller its own. */
export function PrintableOrder({ order }: { order: Order }) {
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1 className={styles.company}>{env.companyName}</h1>
          <p>CNPJ {env.companyCnpj}</p>
        </div>
        <div className={styles.number}>
          <p className={styles.company}>Pedido {order.numerodopedido}</p>
          <p>{order.data}</p>
        </div>
      </header>
      <Fields
        fields={[...customerFields(order), ...addressFields(order), ...contactFields(order)]}
      />
      <Fields
        fields={[
          ['Status', order.status],
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
    <dl className={styles.fields}>
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
    <table className={styles.lines}>
      <thead>
        <tr>
          <th>CODIGO</th>
          <th>NOME</th>
          <th className={styles.numeric}>PREÇO/UNID.</th>
          <th className={styles.numeric}>QTD.</th>
          <th className={styles.numeric}>TOTAL</th>
        </tr>
      </thead>
      <tbody>
        {order.itens.map((line, at) => (
          <tr key={at}>
            <td>{line.CD_PRODUTO}</td>
            <td className={styles.name}>{line.DESCRICAO}</td>
            <td className={styles.numeric}>{formatBRL(line.preco_venda)}</td>
            <td className={styles.numeric}>{line.quantity}</td>
            <td className={styles.numeric}>{formatBRL(lineTotal(line))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
