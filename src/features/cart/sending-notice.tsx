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

const sendingWords = {
  sending: 'Enviando o orçamento… Os itens ficam bloqueados até a confirmação.',
  insisting:
    'Muitos pedidos estão chegando ao mesmo tempo. O seu está na fila e tentamos de novo a cada instante, por até um minuto; deixe esta página aberta.',
};

function describeSending(sending: SendingState, connected: boolean): string | undefined {
  if (sending === 'sending' || sending === 'insisting') {
    return connected
      ? sendingWords[sending]
      : 'Sem conexão. O orçamento será enviado assim que a conexão voltar; deixe esta página aberta. Nada se perde.';
  }
  if (sending === 'confirming') {
    return connected
      ? 'Verificando se o último envio foi concluído…'
      : 'Sem conexão. Assim que ela voltar, verificamos se o último envio foi concluído. Nada se perde.';
  }
  return undefined;
}
