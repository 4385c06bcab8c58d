import { indexKey, type Order } from '../../domain/order/order';
import { toCents } from '../../domain/words/money';
import { initialStatus, orderStatuses } from '../../domain/order/status';
import { wordLimits } from '../../domain/order/quote/words';
import type { Permissao } from '../../domain/people/user';
import {
  all,
  any,
  exists,
  is,
  isAtLeast,
  isBelow,
  isnt,
  not,
  type Condition,
} from '../language/condition';
import { code, plus, type Operand } from '../language/expression';
import { after, before, stored, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { isForCustomer, isSentBy } from './author';
import { orderCustomer } from './customer';
import { history, newestChange } from './history';
import { orderIndex } from './index-keys';
import { isSumOfLines, lineCount, orderLines } from './lines';
import { orderMoment } from './moment';
import { isRepresentative, orderChanged, orderSeller, orderSellerName, orderStatus } from './moves';
import { enters, sumOfAll, sumOfMonth, sumOfSeller } from '../figures/order-sums';
import { isAfterPause } from './last-sendings';
import { can, isApproved, me } from '../session/caller';
import { signature } from '../values/signature';
import { rises } from '../figures/sums';
import {
  aNumber,
  date,
  hour,
  greatestReais,
  holdsNoLink,
  note,
  plain,
  reais,
  recordWith,
  requestKey,
  wholeNumber,
} from '../values/values';

/** The query asks for the children whose `by` is just one of these values, or for those up to one of their keys. */
function asksFor(by: string, ...values: readonly Operand[]): Condition {
  const isOne = values.map((value) =>
    any(
      is(code('query.equalTo'), value),
      all(is(code('query.startAt'), value), is(code('query.endAt'), value)),
    ),
  );
  return all(is(code('query.orderByChild'), by), any(...isOne));
}

/** The caller's own orders: all of them, or those of one status by the index. */
function asksForOwn(field: string, index: string): Condition {
  const keys = orderStatuses.map((status) => plus(me, indexKey('', status)));
  return any(asksFor(field, me), asksFor(index, ...keys));
}

/** The key begins with the caller's uid and a space: no character lies between ' ' and '!'. */
function isOwnKey(key: Operand): Condition {
  // What a query doesn't name is null, and null can't be compared.
  return all(isnt(key, null), isAtLeast(key, plus(me, ' ')), isBelow(key, plus(me, '!')));
}

/** Those of one customer in one status that the caller represents. */
const asksForCustomer = all(
  is(code('query.orderByChild'), 'indice/carteira'),
  any(
    isOwnKey(code('query.equalTo')),
    all(isOwnKey(code('query.startAt')), is(code('query.endAt'), code('query.startAt'))),
  ),
);

/** Those of the caller in the order of their value, or some of these. */
const asksForValue = all(
  is(code('query.orderByChild'), 'indice/valorvendedor'),
  isOwnKey(code('query.startAt')),
  isOwnKey(code('query.endAt')),
);

const number = written`numerodopedido`;
const cents = written`centavos`;
const seller = written`idvendedor`;

/** The order bears the next number, and the counter moves to it in the same write. */
const takesNumber = all(is(number, after`numerodopedido`), isnt(number, before`numerodopedido`));

// Asked of new orders alone: those from before have none of these until a recount, and are moved all the same.
const isComplete = recordWith<Order>('quando', 'linhas', 'centavos');

/** Every list has the key by which it finds the order, so that nobody hides one from some. */
const isFound = all(
  exists(written`indice/valor`),
  exists(written`indice/valorvendedor`),
  any(exists(written`indice/empresa`), is(written`cliente/nome`, '')),
  any(
    exists(written`indice/carteira`),
    isnt(written`cliente/permissao`, 'cliente' satisfies Permissao),
  ),
);

const isNew = all(
  is(written`status`, initialStatus),
  isComplete,
  isFound,
  is(written`criadoem`, code('now')),
  is(written`mudouem`, code('now')),
  not(exists(written`historico`)),
  not(exists(written`mudanca`)),
);

/** One key of a sending gives one order. */
const takesKey = is(after`envios/${me}/${written`chave`}`, number);

const isCounted = all(
  rises((database) => database`totalorcamento`, written`total`),
  is(after`resumopedidos/pedido`, number),
  enters(sumOfAll(initialStatus), cents),
  enters(sumOfSeller(seller, initialStatus), cents),
  enters(sumOfMonth(written`indice/mes`, initialStatus), cents),
);

const orderFields = {
  numerodopedido: { validate: aNumber },
  data: { validate: date },
  hora: { validate: hour },
  quando: orderMoment,
  criadoem: { validate: aNumber },
  mudouem: orderChanged,
  chave: { validate: requestKey },
  total: { validate: reais },
  centavos: { validate: wholeNumber(0, toCents(greatestReais)) },
  status: orderStatus,
  idvendedor: orderSeller,
  vendedor: orderSellerName,
  indice: orderIndex,
  mudanca: newestChange,
  historico: history,
  cliente: orderCustomer,
  criadopor: signature,
  itens: orderLines,
  linhas: { validate: lineCount },
  observacao: { validate: note(wordLimits.observacao) },
  referencia: { validate: all(plain(1, wordLimits.referencia), holdsNoLink) },
} satisfies Record<keyof Omit<Order, 'problems'>, RuleNode>;

/** `pedidos`: the orders (§3). */
export const orders: RuleNode = {
  read: allow(
    '§6: the administrator reads all; a seller asks for those that they represent or wrote; who sent a quote asks for their own.',
    any(
      can('ordersOfAll'),
      all(
        can('ordersOfSeller'),
        any(
          asksForOwn('idvendedor', 'indice/vendedor'),
          asksFor('criadopor/uid', me),
          asksForCustomer,
          asksForValue,
        ),
      ),
      all(isApproved, asksForOwn('cliente/uid', 'indice/cliente')),
    ),
  ),
  indexOn: [
    'status',
    'idvendedor',
    'cliente/uid',
    'criadopor/uid',
    'indice/vendedor',
    'indice/cliente',
    'indice/carteira',
    'indice/valor',
    'indice/valorvendedor',
    'indice/empresa',
    'mudouem',
  ],
  children: {
    $numero: {
      read: allow(
        '§6: the same, one by one.',
        any(
          all(
            can('ordersOfSeller'),
            any(is(stored`idvendedor`, me), is(stored`criadopor/uid`, me)),
          ),
          all(isApproved, is(stored`cliente/uid`, me)),
        ),
      ),
      write: allow(
        `§4, quote submission: by an approved customer or seller for themselves, or by a seller for an approved customer;
          through an approved seller; a while after their last one; with the next number, the key of its sending and every sum in the same write.`,
        not(exists(stored)),
        exists(written),
        can('sendQuote'),
        isSentBy(written, me),
        any(not(exists(written`criadopor`)), isForCustomer),
        isAfterPause,
        isNew,
        isSumOfLines,
        takesNumber,
        takesKey,
        isRepresentative(seller, written`vendedor`),
        isCounted,
      ),
      validate: all(
        is(code('$numero'), plus(number, '')),
        recordWith<Order>(
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
        ),
      ),
      children: orderFields,
    },
  },
};
