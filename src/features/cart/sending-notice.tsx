import { Alert } from 'antd';

import { useCart } from '../../providers/cart';
import { useConnected } from '../../providers/connection';
import type { SendingState } from '../../providers/use-send-quote';

/** Says what a quote being sent is waiting for. Its frame is always rendered, so that changes are announced. */
export function SendingNotice() {
  const { sending } = useCart();
  const text = describeSending(sending, useConnected());
  return <div role="status">{text && <Alert role="none" type="info" showIcon title={text} />}</div>;
}

function describeSending(sending: SendingState, connected: boolean): string | undefined {
  if (sending === 'sending') {
    return connected
      ? 'Enviando o orçamento… Os itens ficam bloqueados até a confirmação.'
      : 'Sem conexão. O orçamento será enviado assim que a conexão voltar; deixe esta página aberta. Nada se perde.';
  }
  if (sending === 'confirming') {
    return connected
      ? 'Verificando se o último envio foi concluído…'
      : 'Sem conexão. Assim que ela voltar, verificamos se o último envio foi concluído. Nada se perde.';
  }
  return undefined;
}
