import type { SendingState } from '../../../providers/cart/use-send-quote';

const underWay = {
  sending: 'Enviando o orçamento… Os itens ficam bloqueados até a confirmação.',
  insisting:
    'Muitos pedidos estão chegando ao mesmo tempo. O seu está na fila e tentamos de novo a cada instante, por até um minuto; deixe esta página aberta.',
};

/** What a quote being sent is waiting for. */
export function sendingWords(sending: SendingState, connected: boolean): string | undefined {
  if (sending === 'sending' || sending === 'insisting') {
    return connected
      ? underWay[sending]
      : 'Sem conexão. O orçamento será enviado assim que a conexão voltar; deixe esta página aberta. Nada se perde.';
  }
  if (sending === 'confirming') {
    return connected
      ? 'Verificando se o último envio foi concluído…'
      : 'Sem conexão. Assim que ela voltar, verificamos se o último envio foi concluído. Nada se perde.';
  }
  return undefined;
}
