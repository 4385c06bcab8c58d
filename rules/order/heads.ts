import {
  headCustomerFields,
  headFields,
  headIndexFields,
  type OrderHead,
} from '../../domain/order/head';
import { all, any, exists, hasChildren, is, isnt, not } from '../language/condition';
import { code } from '../language/expression';
import { after, before, written, writtenIn } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { anything, recordWith } from '../values/values';
import { oneOrderReading, orderReading } from './reading';

const author = ['uid', 'nome'] as const;

/** The paths that a head shares with its order. */
const shared = [
  ...headFields,
  ...headCustomerFields.map((field) => `cliente/${field}`),
  ...author.map((field) => `criadopor/${field}`),
  ...headIndexFields.map((key) => `indice/${key}`),
];

const number = code('$numero');
const orderBefore = before`pedidos/${number}`;
const order = after`pedidos/${number}`;
const head = after`cabecalhos/${number}`;

const anyOf = (fields: readonly string[]): Record<string, RuleNode> =>
  Object.fromEntries(fields.map((field) => [field, { validate: anything }]));

/** A new order comes with its head. */
export const bringsHead = is(head`mudouem`, code('now'));

/** A move comes with a new head: the old one doesn't name the move. */
export const renewsHead = is(head`mudanca`, writtenIn('$numero')`mudanca`);

/** Rules can't loop over lines, so each line with a note checks that the head marks it. */
export const headMarksNote = is(head`recado`, true);

/** `cabecalhos/{numerodopedido}`: the small part of an order that lists show (decision 96). */
export const orderHeads: RuleNode = {
  why: "A copy of the order's own fields.",
  ...orderReading,
  children: {
    $numero: {
      read: oneOrderReading,
      write: allow(
        "Only in a write of the order: otherwise a caller who can't read the order could guess its fields.",
        exists(written),
        any(not(exists(orderBefore)), isnt(order`mudanca`, orderBefore`mudanca`)),
      ),
      validate: all(
        recordWith<OrderHead>('numerodopedido'),
        ...shared.map((path) => is(written`${path}`, order`${path}`)),
        any(is(written`recado`, true), not(exists(order`observacao`))),
      ),
      children: {
        ...anyOf(headFields),
        recado: { validate: is(written, true) },
        cliente: { validate: anything, children: anyOf(headCustomerFields) },
        criadopor: { validate: hasChildren(written), children: anyOf(author) },
        indice: { validate: anything, children: anyOf(headIndexFields) },
      },
    },
  },
};
