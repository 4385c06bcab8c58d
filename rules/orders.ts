import { indexKey, type Order } from '../domain/order';
import { initialStatus, orderStatuses } from '../domain/order-status';
import { all, any, exists, is, isnt, not, type Condition } from './language/condition';
import { code, plus, type Operand } from './language/expression';
import { after, before, stored, written } from './language/place';
import { allow, type RuleNode } from './language/rule-node';
import { orderCustomer } from './order-customer';
import { history, newestChange } from './order-history';
import { orderIndex } from './order-index';
import { orderLines } from './order-lines';
import { isRepresentative, orderSeller, orderSellerName, orderStatus } from './order-moves';
import { enters, sumOfAll, sumOfMonth, sumOfSeller } from './order-sums';
import { can, isApproved, me } from './people';
import { rises } from './sums';
import { aNumber, date, hour, reais, recordWith, textLike, type Fields } from './values';

/** The query asks for the children whose `by` is just one of these values. */
function asksFor(by: string, ...values: readonly Operand[]): Condition {
  const isOne = values.map((value) => is(code('query.equalTo'), value));
  return all(is(code('query.orderByChild'), by), any(...isOne));
}

/** The caller's own orders: all of them, or those of one status by the index. */
function asksForOwn(field: string, index: string): Condition {
  const keys = orderStatuses.map((status) => plus(me, indexKey('', status)));
  return any(asksFor(field, me), asksFor(index, ...keys));
}

const number = written`numerodopedido`;
const total = written`total`;
const seller = written`idvendedor`;

/** The order bears the next number, and the counter moves to it in the same write. */
const takesNumber = all(is(number, after`numerodopedido`), isnt(number, before`numerodopedido`));

const isNew = all(
  is(written`status`, initialStatus),
  is(written`criadoem`, code('now')),
  not(exists(written`historico`)),
  not(exists(written`mudanca`)),
);

/** One key of a sending gives one order. */
const takesKey = is(after`envios/${me}/${written`chave`}`, number);

const isCounted = all(
  rises((database) => database`totalorcamento`, total),
  is(after`resumopedidos/pedido`, number),
  enters(sumOfAll(initialStatus), total),
  enters(sumOfSeller(seller, initialStatus), total),
  enters(sumOfMonth(written`indice/mes`, initialStatus), total),
);

const orderFields = {
  numerodopedido: { validate: aNumber },
  data: { validate: date },
  hora: { validate: hour },
  criadoem: { validate: aNumber },
  chave: { validate: textLike(/^[0-9a-zA-Z-]{20,64}$/) },
  total: { validate: reais },
  status: orderStatus,
  idvendedor: orderSeller,
  vendedor: orderSellerName,
  indice: orderIndex,
  mudanca: newestChange,
  historico: history,
  cliente: orderCustomer,
  itens: orderLines,
} satisfies Record<keyof Omit<Order, 'problems'>, RuleNode>;

/** `pedidos`: the orders (§3). */
export const orders: RuleNode = {
  read: allow(
    '§6: the administrator reads all; a seller asks for those that they represent; who sent a quote asks for their own.',
    any(
      can('ordersOfAll'),
      all(can('ordersOfSeller'), asksForOwn('idvendedor', 'indice/vendedor')),
      all(isApproved, asksForOwn('cliente/uid', 'indice/cliente')),
    ),
  ),
  indexOn: ['status', 'idvendedor', 'cliente/uid', 'indice/vendedor', 'indice/cliente'],
  children: {
    $numero: {
      read: allow(
        '§6: the same, one by one.',
        any(
          all(can('ordersOfSeller'), is(stored`idvendedor`, me)),
          all(isApproved, is(stored`cliente/uid`, me)),
        ),
      ),
      write: allow(
        `§4, quote submission: by an approved customer or seller, for themselves and through an approved seller; with
          the next number, the key of its sending and every sum in the same write.`,
        not(exists(stored)),
        exists(written),
        can('sendQuote'),
        is(written`cliente/uid`, me),
        isNew,
        takesNumber,
        takesKey,
        isRepresentative(seller, written`vendedor`),
        isCounted,
      ),
      validate: all(
        is(code('$numero'), plus(number, '')),
        recordWith([
          'data',
          'hora',
          'status',
          'total',
          'vendedor',
          'idvendedor',
          'cliente',
          'itens',
          'criadoem',
          'chave',
          'indice',
        ] satisfies Fields<Order>),
      ),
      children: orderFields,
    },
  },
};
