import { nfeKeyShape } from '../../domain/order/progress/nfe-key';
import {
  latestAtOnce,
  linkShape,
  stepKinds,
  stepLimits,
  textsOf,
  type Step,
  type StepText,
} from '../../domain/order/progress/step';
import { orderActions, type OrderStatus } from '../../domain/order/status';
import {
  all,
  any,
  exists,
  hasChildren,
  is,
  isAtLeast,
  isAtMost,
  isnt,
  matches,
  not,
  type Condition,
} from '../language/condition';
import { code, plus, replaced } from '../language/expression';
import { after, before, stored, written, writtenIn } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can, isApproved, me } from '../session/caller';
import { author, isLineId, isNewAndSigned } from '../values/signature';
import {
  aNumber,
  anything,
  holdsNoLink,
  isoDay,
  isWhole,
  oneOf,
  plain,
  recordWith,
  text,
  textLike,
} from '../values/values';
import { isOwnOrder } from './reading';

const approved: OrderStatus = orderActions.aprovar.to;
const now = code('now');
const number = code('$numero');
const node = writtenIn('$numero');
const order = before`pedidos/${number}`;
const step = writtenIn('$id');

/** Mails carry these texts. */
const words = (longest: number) => all(plain(1, longest), holdsNoLink);

/** The text belongs to this kind of step. */
function onlyIn(name: StepText, shape: Condition): RuleNode {
  const kinds = stepKinds.filter((kind) => textsOf[kind].includes(name));
  return { validate: all(shape, ...kinds.map((kind) => is(step`tipo`, kind))) };
}

const line = before`pedidos/${number}/itens/${replaced(code('$linha'), 'l', '')}/quantity`;

const stepFields = {
  tipo: { validate: oneOf(stepKinds) },
  linhas: {
    validate: hasChildren(written),
    children: {
      $linha: {
        validate: all(
          matches(code('$linha'), /^l(0|[1-9][0-9]{0,2})$/),
          exists(line),
          aNumber,
          isAtLeast(written, 1),
          isWhole,
          isAtMost(written, line),
        ),
      },
    },
  },
  nota: onlyIn('nota', words(stepLimits.nota)),
  // The check digit is the app's: rules can't loop.
  chave: onlyIn('chave', all(textLike(nfeKeyShape), is(plus(after`notas/${written}`, ''), number))),
  transportadora: onlyIn('transportadora', words(stepLimits.transportadora)),
  rastreio: onlyIn('rastreio', words(stepLimits.rastreio)),
  link: onlyIn('link', all(text(1, stepLimits.link), matches(written, linkShape))),
  previsto: onlyIn('previsto', textLike(isoDay)),
  em: { validate: anything },
  por: author,
  // Only machines tell `feitoem`.
} satisfies Record<keyof Omit<Step, 'id' | 'feitoem'>, RuleNode>;

/** `andamentos/{numerodopedido}`: what became of an approved order (decision 118). */
export const progress: RuleNode = {
  why: 'Append-only. Machines write with the Admin SDK.',
  read: allow(
    'Decision 118: customers read the progress of their newest orders.',
    isApproved,
    is(code('query.orderByChild'), 'cliente'),
    is(code('query.equalTo'), me),
    isAtMost(code('query.limitToLast'), latestAtOnce),
  ),
  indexOn: ['cliente', 'em'],
  children: {
    $numero: {
      read: allow('§6: whoever may read the order.', any(can('ordersOfAll'), isOwnOrder(order))),
      children: {
        cliente: {
          why: 'Copied from the order, so that customers find their progress.',
          write: allow(
            '§6: the administrator.',
            can('administer'),
            is(written, order`cliente/uid`),
          ),
        },
        em: {
          why: 'When the newest step was added. The mails find it by this.',
          write: allow('§6: the administrator.', can('administer'), is(written, now)),
        },
        eventos: {
          children: {
            $id: {
              write: allow(
                'Decision 118: the administrator adds a step to an approved order, and never changes one.',
                can('administer'),
                isNewAndSigned,
                is(order`status`, approved),
                is(node`em`, now),
                exists(node`cliente`),
              ),
              validate: all(
                isLineId(code('$id')),
                recordWith<Step>('tipo'),
                any(isnt(written`tipo`, 'faturado'), exists(written`nota`)),
              ),
              children: stepFields,
            },
          },
        },
      },
    },
  },
};

/** `notas/{chave}`: the order whose invoice has this NF-e key, so that no other order takes it. */
export const invoices: RuleNode = {
  children: {
    $chave: {
      read: allow(
        'Decision 118: the administrator sees whether a key is taken.',
        can('administer'),
      ),
      write: allow(
        'Decision 118: the administrator, once, for an approved order.',
        can('administer'),
        any(
          is(stored, written),
          all(not(exists(stored)), is(before`pedidos/${written}/status`, approved)),
        ),
      ),
      validate: aNumber,
    },
  },
};
