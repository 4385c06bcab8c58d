import { isDeepStrictEqual } from 'node:util';
import { ServerValue, type Database, type DataSnapshot } from 'firebase-admin/database';
import { indexOf, type Author, type Order } from '../../../../domain/order/order';
import { isOrderStatus } from '../../../../domain/order/status';
import { fromCents, toCents } from '../../../../domain/words/money';
import { shapeOf, type OriginalOrder } from '../../../../domain/order/record/shape';
import { paths } from '../../../../domain/paths';
import { ordersByChange, ordersByNumber, type OrderPage } from '../../stored/order-pages';
import { recordOf, type Stored } from '../../stored/stored-fields';
import { headWrite, headWrites, storedHead } from './heads';

/** Orders read and written at once; with their lines they must fit into one write. */
const chunkSize = 50;

/** The sums of the stored orders. People may send and move orders meanwhile. */
export interface Counts {
  /** By number and without lines, because all lines might not fit into memory. */
  orders: Map<number, Omit<Renewed['counted'], 'itens'>>;
  authors: Set<string>;
  notes: string[];
  renewed: number;
  heads: number;
  /** Changes before this moment are counted. */
  since: number;
}

export function noCounts(since: number): Counts {
  return {
    ...{ orders: new Map(), authors: new Set<string>(), notes: [] },
    ...{ renewed: 0, heads: 0, since },
  };
}

/** Converts all orders to the current format and counts them. */
export async function countAll(database: Database, counts: Counts): Promise<void> {
  for (let after = '0'; ;) {
    const page = await ordersByNumber(database, after, chunkSize);
    const orders = renewPage(counts, page);
    // Deletes heads without an order, but keeps the head of an unreadable order.
    if (page.unreadable.length === 0) {
      await store(database, counts, orders, await headWrites(database, orders, after));
    }
    if (!page.last) return;
    after = page.last.key;
  }
}

/**
 * Counts the orders that changed meanwhile. If a move happens between reading an order and writing it, the next pass
 * corrects its head and index.
 */
export async function countChanged(database: Database, counts: Counts): Promise<void> {
  for (let passes = 0; passes < maxPasses; passes += 1) {
    if (!(await countPass(database, counts))) return;
  }
}

const maxPasses = 10;

/** Returns whether it wrote anything. */
async function countPass(database: Database, counts: Counts): Promise<boolean> {
  let hasWritten = false;
  let last: OrderPage['last'];
  for (;;) {
    const page = await ordersByChange(database, counts.since, last, chunkSize);
    const orders = renewPage(counts, page);
    const heads = await Promise.all(orders.map((order) => headWrite(database, order)));
    const written = await store(database, counts, orders, Object.assign({}, ...heads) as Stored);
    hasWritten ||= written;
    last = page.last ?? last;
    if (page.isLast) break;
  }
  counts.since = last?.mudouem ?? counts.since;
  return hasWritten;
}

function renewPage(counts: Counts, { orders, unreadable }: OrderPage): Renewed[] {
  for (const number of unreadable) {
    const note =
      `O pedido ${number} não pôde ser lido e ficou fora das somas: ` +
      'apague no console do Firebase a chave que o SDK não lê e rode de novo.';
    if (!counts.notes.includes(note)) counts.notes.push(note);
  }
  return orders.map((order) => renewOrder(counts, order));
}

function renewOrder(counts: Counts, order: DataSnapshot): Renewed {
  const stored = order.val() as StoredOrder;
  const renewed = renew(Number(order.key), stored);
  for (const { por } of Object.values(stored.historico ?? {})) {
    if (por?.uid) counts.authors.add(por.uid);
  }
  const { itens: _itens, ...counted } = renewed.counted;
  counts.orders.set(counted.numerodopedido, counted);
  counts.notes.push(...renewed.notes);
  return renewed;
}

/** One write, so that an order and its head get the same timestamp. */
async function store(
  database: Database,
  counts: Counts,
  orders: readonly Renewed[],
  heads: Stored,
): Promise<boolean> {
  const changed = orders.filter(({ write }) => Object.keys(write).length > 0);
  counts.renewed += changed.length;
  counts.heads += Object.values(heads).filter((head) => head !== null).length;
  const writes = Object.assign({}, heads, ...changed.map(({ write }) => write)) as Stored;
  await database.ref().update(writes);
  return Object.keys(writes).length > 0;
}

type StoredOrder = OriginalOrder &
  Pick<Order, 'idvendedor'> &
  Partial<Pick<Order, 'indice' | 'mudouem'>> & {
    status: string;
    cliente: Order['cliente'] & { senha?: string };
    historico?: Record<string, { por?: Partial<Author> }>;
  };

interface Renewed {
  counted: Pick<
    Order,
    'numerodopedido' | 'status' | 'centavos' | 'idvendedor' | 'indice' | 'cliente'
  > &
    Partial<Pick<Order, 'itens'>>;
  write: Record<string, unknown>;
  head: Stored;
  notes: string[];
}

function renew(numerodopedido: number, stored: StoredOrder): Renewed {
  const { status, itens: _itens, historico: _historico, ...order } = stored;
  if (!isOrderStatus(status)) {
    throw new Error(
      `As somas não foram refeitas: o pedido ${numerodopedido} tem um status desconhecido, "${status}". ` +
        'Corrija-o e tente de novo.',
    );
  }
  const shape = shapeOf(stored);
  const cliente = recordOf(order.cliente) as unknown as StoredOrder['cliente'];
  const counted = { ...order, ...shape, cliente, numerodopedido, status };
  const indice = indexOf(counted);
  const fields = Object.entries<unknown>({ ...shape, indice }).filter(
    ([field, value]) => !isDeepStrictEqual(stored[field as keyof StoredOrder], value),
  );
  // The original copied a seller's whole record into their own orders.
  if (cliente.senha !== undefined) fields.push(['cliente/senha', null]);
  const changed = dated(stored, Object.fromEntries(fields));
  const notes = [
    ...(fromCents(toCents(stored.total)) === shape.total
      ? []
      : [
          `Pedido ${numerodopedido}: o total era ${stored.total}, a soma dos itens é ${shape.total}.`,
        ]),
    ...(stored.data === shape.data
      ? []
      : [`Pedido ${numerodopedido}: a data era "${stored.data}", a do envio é ${shape.data}.`]),
  ];
  return {
    counted: { ...counted, indice },
    write: Object.fromEntries(
      Object.entries(changed).map(([field, value]) => [
        `${paths.order(numerodopedido)}/${field}`,
        value,
      ]),
    ),
    head: storedHead({ ...stored, ...changed }),
    notes,
  };
}

/** A write changes the order now. An order of the original without a time of change gets one too. */
function dated({ mudouem }: StoredOrder, fields: Stored): Stored {
  if (mudouem !== undefined && Object.keys(fields).length === 0) return fields;
  return { ...fields, mudouem: ServerValue.TIMESTAMP };
}
