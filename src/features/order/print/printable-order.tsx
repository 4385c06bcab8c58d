import type { ReactNode } from 'react';

import logo from '/logo.svg?inline';

import { env } from '../../../config/env';
import type { Order } from '../../../../domain/order/order';
import type { LineCheck } from '../../../../domain/order/check/doubts';
import {
  isOfSeller,
  orderDiscountWords,
  orderFields,
  rowsOf,
  type OrderField,
} from '../parts/order-fields';
import { checkWords, todaysCheckWords } from '../words/alert-words';
import { PrintedLines } from './printed-lines';

/** The title of the printed document, and of the window while it prints (§2 /pedidos). */
export const printedTitle = 'Pedido de Orçamento';

/** The results of the comparison; 'unknown' without an answer of the table, 'unpriced' for readers without prices. */
export type PrintedChecks = readonly LineCheck[] | 'unknown' | 'unpriced';

/** The name of an order's pages, whose footer has its number. */
const pageOf = ({ numerodopedido }: Order) => `pedido-${numerodopedido}`;

/** The style of an order's pages. */
export function pageStyleOf(order: Order): string {
  return `@page ${pageOf(order)} { @bottom-left { content: 'Pedido ${order.numerodopedido}' } }`;
}

interface PrintableOrderProps {
  order: Order;
  /** One per line; 'unknown' without an answer of the table, 'unpriced' for readers without prices. */
  checks: PrintedChecks;
}

/**
 * The printed order with its own seller (§2 /pedidos, decision 7), on its own pages. A copy without prices
 * holds no trace of them.
 */
export function PrintableOrder({ order, checks }: PrintableOrderProps) {
  const isShown = ({ key }: Row) => checks !== 'unpriced' || orderFields[key].kind !== 'money';
  const discount = checks === 'unpriced' ? undefined : orderDiscountWords(order);
  return (
    <article style={{ page: pageOf(order) }}>
      <header>
        <div>
          {/* Inline, because a picture that has to load could be missing on paper. */}
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
        <Fields fields={rowsOf('paper', 'customer', order)} />
        <Fields fields={rowsOf('paper', 'order', order).filter(isShown)} />
      </section>
      {order.observacao !== undefined && (
        <p className="note">
          <strong>Observação:</strong> {order.observacao}
        </p>
      )}
      {discount !== undefined && (
        <p className="note">
          <strong>Desconto:</strong> {discount}
        </p>
      )}
      <Doubt checks={checks} />
      <PrintedLines lines={order.itens} checks={checks} />
    </article>
  );
}

/** A seller who orders for themselves is not a customer of the distributor. */
export const sellersOwn = 'Orçamento do representante';

function Doubt({ checks }: { checks: PrintedChecks }) {
  if (checks === 'unpriced') return null;
  const doubt = checks === 'unknown' ? checkWords.failed : todaysCheckWords(checks);
  return doubt !== undefined && <p className="doubt">{doubt}</p>;
}

type Row = ReturnType<typeof rowsOf>[number];

function Fields({ fields }: { fields: readonly Row[] }) {
  return (
    <dl>
      {fields.map(({ key, label, words }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{printed(key, words)}</dd>
        </div>
      ))}
    </dl>
  );
}

function printed(key: OrderField, words: string): ReactNode {
  if (key === 'amount') return <strong>{words}</strong>;
  return key === 'address' ? words.split('\n').map((line) => <p key={line}>{line}</p>) : words;
}
