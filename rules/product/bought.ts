import { keySigns, type Bought } from '../../domain/product/bought';
import { exists, is, not } from '../language/condition';
import { code, plus, replaced, type Operand } from '../language/expression';
import { after, before, stored, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { isApproved, me } from '../session/caller';
import { counted } from '../figures/sums';
import { aNumber, anything, recordWith } from '../values/values';

const orderBefore = before`pedidos/${written`pedido`}`;
const orderAfter = after`pedidos/${written`pedido`}`;
const line = after`pedidos/${written`pedido`}/itens/${written`linha`}`;

/** `keyOfCode` of `domain/product/bought.ts`. */
const key = keySigns.reduce<Operand>(
  (text, [sign, stands]) => replaced(text, sign, stands),
  line`CD_PRODUTO`,
);

const boughtFields = {
  quantidade: { validate: anything },
  vezes: { validate: anything },
  em: { validate: anything },
  pedido: { validate: aNumber },
  linha: { validate: aNumber },
} satisfies Record<keyof Bought, RuleNode>;

/** `comprados/{uid}/{key of CD_PRODUTO}`: what a person has ordered before. */
export const bought: RuleNode = {
  why: 'A record moves with the new order that it names, and by the line of it that bears its code: once for each order.',
  children: {
    $uid: {
      read: allow(
        '§2, /produtos: everybody what they ordered themselves.',
        is(me, code('$uid')),
        isApproved,
      ),
      indexOn: ['em'],
      children: {
        $codigo: {
          write: allow(
            '§4, quote submission: with the new order of the same write, whose own rule asks who sends it.',
            not(exists(orderBefore)),
            is(orderAfter`cliente/uid`, code('$uid')),
            is(key, code('$codigo')),
            is(written`quantidade`, plus(counted(stored`quantidade`), line`quantity`)),
            is(written`vezes`, plus(counted(stored`vezes`), 1)),
            is(written`em`, code('now')),
          ),
          validate: recordWith<Bought>('quantidade', 'vezes', 'em', 'pedido', 'linha'),
          children: boughtFields,
        },
      },
    },
  },
};
