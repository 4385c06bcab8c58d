import { headIndexFields, headOf } from '../../domain/order/head';
import { orders } from '../support/data/world';
import type { Values } from './coverage/changed-write';

const inWorld: Record<string, object> = {
  1: orders.pending,
  2: orders.approved,
  3: orders.deleted,
};

/**
 * The same write with heads that match its orders, so that a forged order is refused for its forgery. `stored` are the
 * orders before.
 */
export function withHeads(values: Values, stored: Record<string, object> = inWorld): Values {
  const written = Object.keys(values).flatMap((path) => {
    const [, number] = /^(?:cabecalhos|pedidos)\/(\d+)$/.exec(path) ?? [];
    return number === undefined ? [] : [number];
  });
  const heads = written.map((number) => {
    return [`cabecalhos/${number}`, headAfter(values, number, stored[number])] as const;
  });
  return { ...values, ...Object.fromEntries(heads) };
}

function headAfter(values: Values, number: string, before: object = {}): unknown {
  const place = `pedidos/${number}`;
  const order: Values = { ...before, ...recordOf(values[place]) };
  const changes = Object.entries(values).filter(([path]) => path.startsWith(`${place}/`));
  for (const [path, value] of changes) put(order, path.slice(place.length + 1).split('/'), value);
  const itens = Object.values(recordOf(order['itens'])).map(recordOf);
  const { cliente, indice, criadopor } = order;
  return headOf({
    ...{ ...order, itens, cliente: recordOf(cliente), indice: only(headIndexFields, indice) },
    criadopor: criadopor ? only(['uid', 'nome'], criadopor) : undefined,
  } as never);
}

/** A head has only its own fields, whatever the order has. */
function only(fields: readonly string[], value: unknown): Values {
  const known = Object.entries(recordOf(value)).filter(([field]) => fields.includes(field));
  return Object.fromEntries(known);
}

/** A forged value may not be an object. */
function recordOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function put(record: Values, [field = '', ...below]: readonly string[], value: unknown): void {
  if (below.length === 0) {
    record[field] = value;
    return;
  }
  const copy: Values = { ...recordOf(record[field]) };
  record[field] = copy;
  put(copy, below, value);
}
