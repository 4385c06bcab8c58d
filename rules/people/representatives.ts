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
  why: 'Whose customer somebody is (decision 92): comes with an order and stays.',
  children: {
    $cliente: {
      read: allow(
        'Decision 92: a seller learns through whom they may write for a customer.',
        any(can('quoteForCustomers'), can('administer')),
      ),
      children: {
        $vendedor: {
          write: allow(
            '§4: with a new order of this customer through this seller, or one that goes to them.',
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
