import { Alert } from 'antd';

import { useCart } from '../../../providers/cart/cart';

const keptHere =
  'O orçamento está guardado só neste navegador por enquanto: não foi possível levá-lo aos seus outros aparelhos.';
const notKept =
  'Este navegador não está guardando o orçamento: ele se perde ao fechar esta página. Envie-o ou libere espaço no navegador.';

/** Says where the cart is not kept. Its frame is always rendered, so that changes are announced. */
export function KeepingNotice() {
  const text = useCart(({ kept, trouble }) => (kept ? trouble && keptHere : notKept));
  return (
    <div role="status">{text && <Alert role="none" type="warning" showIcon title={text} />}</div>
  );
}
