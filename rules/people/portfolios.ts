import type { LastOrder, PortfolioEntry } from '../../domain/people/portfolio';
import { initialStatus } from '../../domain/order/status';
import {
  all,
  any,
  either,
  exists,
  is,
  isAtMost,
  isnt,
  isNumber,
  not,
  isText,
} from '../language/condition';
import { code, minus, plus, type Place } from '../language/expression';
import { after, before, stored, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can, isAdministrator, isApproved, me } from '../session/caller';
import { counted } from '../figures/sums';
import { aNumber, anything, recordWith } from '../values/values';

const seller = code('$vendedor');
const customer = code('$cliente');

const named = after`resumopedidos/pedido`;
const namedBefore = before`pedidos/${named}`;
const namedAfter = after`pedidos/${named}`;

/** A pending order of this seller and customer; its own rule says that the index is true. */
const counts = (order: Place) =>
  is(order`indice/carteira`, plus(seller, ' ', customer, ` ${initialStatus}`));

const order = after`pedidos/${written`pedido`}`;
const company = order`cliente/razaosocial`;

const isTrue = all(
  exists(order`indice/carteira`),
  is(order`cliente/uid`, customer),
  any(is(order`idvendedor`, seller), is(order`criadopor/uid`, seller)),
  is(written`em`, order`criadoem`),
  is(written`centavos`, order`centavos`),
  is(
    written`nome`,
    either(all(isText(company), not(is(company, ''))), company, order`cliente/nome`),
  ),
);

/** It was the last one and goes to another seller. */
const leaves = all(
  is(stored`pedido`, named),
  is(namedBefore`idvendedor`, seller),
  isnt(namedAfter`idvendedor`, seller),
);

const lastOrder: RuleNode = {
  write: allow(
    '§4: a new order is the last one; the administrator who hands an order to another seller says which is now.',
    any(
      all(exists(written), not(exists(before`pedidos/${written`pedido`}`)), isTrue),
      all(
        isAdministrator,
        any(
          all(not(exists(written)), leaves),
          all(
            exists(written),
            isTrue,
            any(not(exists(stored)), isAtMost(stored`pedido`, written`pedido`), leaves),
          ),
        ),
      ),
    ),
  ),
  validate: recordWith<LastOrder>('pedido', 'em', 'centavos', 'nome'),
  children: {
    pedido: { validate: aNumber },
    em: { validate: anything },
    centavos: { validate: anything },
    nome: {
      read: allow(
        'Decision 92: a seller learns whose customer somebody is already, to write for them through that seller.',
        can('quoteForCustomers'),
      ),
      validate: anything,
    },
  } satisfies Record<keyof LastOrder, RuleNode>,
};

/** `carteiras/{seller}/{customer}`: who ordered when from whom, and what is open. */
export const portfolios: RuleNode = {
  why: "A seller's customers: follow from the orders, and move with them.",
  children: {
    $vendedor: {
      read: allow(
        '§2, /home: a seller their own customers; the administrator who hands an order on.',
        any(can('administer'), all(can('ordersOfSeller'), isApproved, is(me, seller))),
      ),
      indexOn: ['ultimo/em', 'abertos'],
      children: {
        $cliente: {
          children: {
            ultimo: lastOrder,
            abertos: {
              write: allow(
                '§4: with a new order, a change of status or a change of seller.',
                isNumber(written),
                isnt(namedAfter`indice/carteira`, namedBefore`indice/carteira`),
                any(counts(namedAfter), counts(namedBefore)),
                is(
                  written,
                  minus(
                    plus(counted(stored), either(counts(namedAfter), 1, 0)),
                    either(counts(namedBefore), 1, 0),
                  ),
                ),
              ),
            },
          } satisfies Record<keyof PortfolioEntry, RuleNode>,
        },
      },
    },
  },
};
