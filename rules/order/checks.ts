import { all, any, is } from '../language/condition';
import { code } from '../language/expression';
import { before } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can, me } from '../session/caller';

/** `conferencias/{numerodopedido}`: how an order's lines compare with the product table. */
export const orderChecks: RuleNode = {
  why: "The server's verdict: no browser writes it, and those who decide about the order read it.",
  children: {
    $numero: {
      read: allow(
        '§6: the administrator, and the seller who represents the order.',
        any(
          can('ordersOfAll'),
          all(can('ordersOfSeller'), is(before`pedidos/${code('$numero')}/idvendedor`, me)),
        ),
      ),
    },
  },
};
