import { useEffect } from 'react';

import { useCart } from '../../../providers/cart/cart';
import { useNotify } from '../../../ui/notices/notify';

/** Says on whatever page the person is by then that an order was stored, but not every mail about it went out. */
export function UnsentMailNotice() {
  const { unsentMail, acknowledgeUnsentMail } = useCart();
  const notify = useNotify();

  useEffect(() => {
    if (!unsentMail) return;
    const { numerodopedido, reason } = unsentMail;
    const outcome = `O pedido ${numerodopedido} foi registrado; o e-mail não saiu.`;
    notify.error(reason ? `${outcome} ${reason}` : `${outcome} Avise o seu representante.`);
    acknowledgeUnsentMail();
  }, [unsentMail, acknowledgeUnsentMail, notify]);

  return null;
}
