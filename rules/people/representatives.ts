import type { Permissao } from '../../domain/people/user';
import { is, isnt, any } from '../language/condition';
import { code } from '../language/expression';
import { after, before, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can } from '../session/caller';

const customer = code('$cliente');
const seller = code('$vendedor');

const named = after`resumopedidos/pedido`;
const order = after`pedidos/${named}`;

/** `representantes/{customer}/{seller}`: true once this seller had an order of the customer. */
export const representatives: RuleNode = {
  why: 'The sellers of a customer (decision 92): added with an order and never removed.',
  children: {
    $cliente: {
      read: allow(
        'Decision 92: a seller reads which sellers they may choose for a customer.',
        any(can('quoteForCustomers'), can('administer')),
      ),
      children: {
        $vendedor: {
          write: allow(
            '§4: with a new order of this customer with this seller, or an order that gets this seller.',
            is(written, true),
            is(order`cliente/permissao`, 'cliente' satisfies Permissao),
            is(order`cliente/uid`, customer),
            is(order`idvendedor`, seller),
            isnt(before`pedidos/${named}/idvendedor`, seller),
          ),
        },
      },
    },
  },
};
