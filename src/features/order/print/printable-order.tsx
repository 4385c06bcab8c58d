import type { ReactNode } from 'react';

import logo from '/logo.svg?inline';

import { env } from '../../../config/env';
import type { Order } from '../../../../domain/order/order';
import type { LineCheck } from '../../../../domain/order/check/doubts';
import { isOfSeller, orderFields, rowsOf, type OrderField } from '../parts/order-fields';
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
  const isShown = ({ key }: Row) => checks !== 'unpriced' || orderFields[key].kind !== 'money';
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
        <Fields fields={rowsOf('paper', 'customer', order)} />
        <Fields fields={rowsOf('paper', 'order', order).filter(isShown)} />
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
