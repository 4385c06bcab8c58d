import { Alert, Button } from 'antd';

import type { Person } from '../../../../domain/order/order';
import { useCart, useCartLocked, useCartVerbs } from '../../../providers/cart/cart';

/**
 * After a seller put items in and picked the customer then: offers to take them along. Its frame is always rendered, so that
 * changes are announced.
 */
export function CarryOffer({ customer }: { customer: Person | null }) {
  const count = useCart((cart) => cart.leftBehind);
  const { carryOver, leaveBehind } = useCartVerbs();
  const locked = useCartLocked();
  return (
    <div role="status">
      {customer && count > 0 && (
        <Alert
          role="none"
          type="info"
          title={`Levar ${count === 1 ? 'o item' : `os ${count} itens`} do seu orçamento para o de ${customer.nome}?`}
          description={
            <>
              <Button size="small" type="primary" disabled={locked} onClick={carryOver}>
                Levar
              </Button>{' '}
              <Button size="small" onClick={leaveBehind}>
                Deixar como está
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}
