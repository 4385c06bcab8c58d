import type { Order } from '../../domain/order/order';
import { initialStatus } from '../../domain/order/status';
import { wordLimits } from '../../domain/order/quote/words';
import { all, any, exists, is, isAtMost, isnt, not } from '../language/condition';
import { code, plus } from '../language/expression';
import { after, before, stored, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { isForCustomer, isSentBy } from './quote/author';
import { orderCustomer } from './quote/customer';
import { history, newestChange } from './history';
import { orderIndex } from './index-keys';
import { isSumOf, lineCount, orderLines } from './lines';
import { orderMoment } from './quote/moment';
import { bringsHead } from './heads';
import { orderGrant } from './discount';
import { edited } from './recorded';
import { oneOrderReading } from './reading';
import { hasRequiredTerms, orderTerms } from './quote/terms';
import {
  isRepresentative,
  orderChanged,
  orderEdited,
  orderSeller,
  orderSellerName,
  orderStatus,
} from './moves';
import { isAfterPause } from './quote/sending-keys';
import { enters } from '../figures/order-sums';
import { can, me } from '../session/caller';
import { signature } from '../values/signature';
import { rises } from '../figures/sums';
import {
  anything,
  date,
  hour,
  maxReais,
  holdsNoLink,
  note,
  plain,
  recordWith,
  requestKey,
} from '../values/values';

const number = written`numerodopedido`;
const seller = written`idvendedor`;

/** The order has the next number, and the same write moves the counter to it. */
const takesNumber = all(is(number, after`numerodopedido`), isnt(number, before`numerodopedido`));

// Required of new orders only: the original's orders lack these fields, at least before a recount, and must still be
// movable.
const isComplete = recordWith<Order>('quando', 'linhas', 'centavos', 'chave');

const isNew = all(
  is(written`status`, initialStatus),
  isComplete,
  is(written`criadoem`, code('now')),
  is(written`mudouem`, code('now')),
  not(exists(written`historico`)),
  not(exists(written`mudanca`)),
  not(exists(written`alterado`)),
);

/** A sending key gives one order. */
const takesKey = is(after`envios/${me}/${written`chave`}`, number);

const isCounted = all(
  rises((database) => database`totalorcamento`, written`total`),
  enters(number, initialStatus),
);

const orderFields = {
  numerodopedido: { validate: anything },
  data: { validate: date },
  hora: { validate: hour },
  quando: orderMoment,
  criadoem: { validate: anything },
  mudouem: orderChanged,
  alterado: orderEdited,
  chave: { validate: requestKey },
  // It is the sum of the lines, whose own rules check their numbers.
  total: edited({ validate: isAtMost(written, maxReais) }),
  centavos: edited({ validate: anything }),
  status: orderStatus,
  idvendedor: orderSeller,
  vendedor: orderSellerName,
  indice: orderIndex,
  mudanca: newestChange,
  historico: history,
  cliente: orderCustomer,
  criadopor: signature,
  itens: orderLines,
  linhas: edited({ validate: lineCount }),
  observacao: edited({ validate: note(wordLimits.observacao) }),
  referencia: { validate: all(plain(1, wordLimits.referencia), holdsNoLink) },
  condicoes: orderTerms,
  desconto: orderGrant,
} satisfies Record<keyof Omit<Order, 'problems'>, RuleNode>;

/** `pedidos`: the orders (§3). */
export const orders: RuleNode = {
  read: allow('§6: the administrator. Lists read the heads instead.', can('ordersOfAll')),
  // The copy of the orders asks for changes.
  indexOn: ['mudouem'],
  children: {
    $numero: {
      read: oneOrderReading,
      write: allow(
        `§4, quote submission: an approved customer or seller for themselves, or a seller for an approved customer.
          The order has an approved seller, comes after a pause, and brings the next number, its sending key and all
          sums in the same write.`,
        not(exists(stored)),
        exists(written),
        can('sendQuote'),
        isSentBy(written, me),
        any(not(exists(written`criadopor`)), isForCustomer),
        isAfterPause,
        isNew,
        isSumOf(written),
        takesNumber,
        takesKey,
        bringsHead,
        isRepresentative(seller, written`vendedor`),
        hasRequiredTerms(written),
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
          'indice',
        ),
      ),
      children: orderFields,
    },
  },
};
