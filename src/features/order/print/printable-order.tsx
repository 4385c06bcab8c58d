import type { ReactNode } from 'react';

import logo from '/logo.svg?inline';

import { env } from '../../../config/env';
import type { Order } from '../../../../domain/order/order';
import { formatBRL } from '../../../../domain/words/money';
import { withoutSeconds } from '../../../../domain/words/time';
import type { LineCheck } from '../../../../domain/order/check/doubts';
import { statusNames } from '../../../../domain/order/status';
import {
  contactFields,
  customerFields,
  isOfSeller,
  nothing,
  referenceFields,
  validityFields,
  type OrderField,
} from '../parts/order-fields';
import { addressLines } from '../words/address-lines';
import { checkWords, todaysCheckWords } from '../words/alert-words';
import { PrintedLines } from './printed-lines';

/** What the document is called, on paper and in the window's title while it is printed (§2 /pedidos). */
export const printedTitle = 'Pedido de Orçamento';

/** What the lines are compared with, or that they are not, or that the reader sees no prices to compare. */
export type PrintedChecks = readonly LineCheck[] | 'unknown' | 'unpriced';

/** The name of an order's pages, which say its number at their foot. */
const pageOf = ({ numerodopedido }: Order) => `pedido-${numerodopedido}`;

/** The style of the pages of an order. */
export function pageStyleOf(order: Order): string {
  return `@page ${pageOf(order)} { @bottom-left { content: 'Pedido ${order.numerodopedido}' } }`;
}

interface PrintableOrderProps {
  order: Order;
  /** One for each line; 'unknown' where the product table could not be asked, 'unpriced' for who sees no prices. */
  checks: PrintedChecks;
}

/**
 * The printed order: fields as in §2 /pedidos, its own seller (decision 7), no trace of prices in a copy without them.
 * Several follow each other, each on its own pages.
 */
export function PrintableOrder({ order, checks }: PrintableOrderProps) {
  const priced = checks !== 'unpriced';
  return (
    <article style={{ page: pageOf(order) }}>
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
          {isOfSeller(order) && <p>{sellersOwn}</p>}
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
            ['Data e hora', withoutSeconds(`${order.data} ${order.hora}`)],
            ['Itens', order.itens.length],
            ...(priced
              ? [
                  [
                    'Valor do pedido',
                    <strong key="value">{formatBRL(order.total)}</strong>,
                  ] satisfies OrderField,
                ]
              : []),
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
      <Doubt checks={checks} />
      <PrintedLines lines={order.itens} checks={checks} />
    </article>
  );
}

/** A seller who orders for themselves is no customer of the distributor. */
const sellersOwn = 'Orçamento do representante';

function Doubt({ checks }: { checks: PrintedChecks }) {
  if (checks === 'unpriced') return null;
  const doubt = checks === 'unknown' ? checkWords.failed : todaysCheckWords(checks);
  return doubt !== undefined && <p className="doubt">{doubt}</p>;
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
