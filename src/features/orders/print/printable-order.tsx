import type { ReactNode } from 'react';

import logo from '/logo.svg?inline';

import { env } from '../../../config/env';
import type { Order } from '../../../../domain/order';
import { formatBRL } from '../../../../domain/money';
import type { LineCheck } from '../../../../domain/order-doubts';
import { statusNames } from '../../../../domain/order-status';
import {
  contactFields,
  customerFields,
  isOfSeller,
  nothing,
  referenceFields,
  validityFields,
  type OrderField,
} from '../order-fields';
import { addressLines } from '../address-lines';
import { checkWords, todaysCheckWords } from '../check-words';
import { PrintedLines } from './printed-lines';

/** What the document is called, on paper and in the window's title while it is printed (§2 /pedidos). */
export const printedTitle = 'Pedido de Orçamento';

interface PrintableOrderProps {
  order: Order;
  /** One for each line; undefined where the product table could not be asked. */
  checks: readonly LineCheck[] | undefined;
}

/**
 * The printed order: its fields in the order of §2 /pedidos, its own seller (decision 7).
 * Its style, printable-order.css, stands in the printed document alone.
 */
export function PrintableOrder({ order, checks }: PrintableOrderProps) {
  const doubt = checks ? todaysCheckWords(checks) : checkWords.failed;
  return (
    <article>
      <header>
        <div>
          {/* Inside the document: a picture that had to be loaded could be missing on paper. */}
          <img src={logo} alt="" />
          <p>
            <strong>{env.companyName}</strong>
          </p>
          <p>CNPJ {env.companyCnpj}</p>
          {env.companyContact && <p>{env.companyContact}</p>}
        </div>
        <div className="number">
          <h1>{printedTitle}</h1>
          <p>
            <strong>Pedido {order.numerodopedido}</strong>
          </p>
          <p>{order.data}</p>
        </div>
      </header>
      <section>
        <Fields
          fields={[
            ...customerFields(order),
            ...(isOfSeller(order)
              ? []
              : [['Endereço', <Address key="address" order={order} />] satisfies OrderField]),
            ...contactFields(order),
          ]}
        />
        <Fields
          fields={[
            ['Status', statusNames[order.status]],
            ['Data e hora', `${order.data} ${order.hora}`],
            ['Itens', order.itens.length],
            ['Valor do pedido', <strong key="value">{formatBRL(order.total)}</strong>],
            ['Vendedor', order.vendedor],
            ...referenceFields(order),
            ...validityFields(order),
          ]}
        />
      </section>
      {order.observacao !== undefined && (
        <p className="note">
          <strong>Observação:</strong> {order.observacao}
        </p>
      )}
      {doubt !== undefined && <p className="doubt">{doubt}</p>}
      <PrintedLines lines={order.itens} checks={checks} />
    </article>
  );
}

function Address({ order }: { order: Order }): ReactNode {
  const lines = addressLines(order.cliente.endereco);
  if (lines.length === 0) return nothing;
  return lines.map((line) => <p key={line}>{line}</p>);
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
