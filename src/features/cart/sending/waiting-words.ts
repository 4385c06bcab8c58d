import { itemsWords } from '../../../../domain/words/items';
import type { QuoteAct, Refusal } from '../../../../domain/outbox/act';
import { describeFailure, failureOf } from '../../../../domain/outbox/failure';
import { clockInSaoPaulo } from '../../../../domain/words/time';
import { counted } from '../../../../domain/words/counted';
import { unfitWords } from '../checkout/checkout-words';

/** Texts about quotes that were sent without a connection (decision 65). */

/** '3 itens para Rafael Moreira, 11:05'; a seller's for a customer: '3 itens de BIKE SUL para Rafael Moreira, …'. */
export function quoteWords({ orcamento, pedidoem }: QuoteAct): string {
  const { itens, seller, customer } = orcamento;
  const whose = customer ? ` de ${customer.nome}` : '';
  return `${itemsWords(itens.length)}${whose} para ${seller.label}, ${clockInSaoPaulo(new Date(pedidoem))}`;
}

/** The title of the list of waiting quotes. */
export function waitingTitle(count: number, waits: boolean): string {
  const quotes = counted(count, 'orçamento', 'orçamentos');
  return waits ? `${quotes} aguardando conexão` : `Enviando ${quotes}…`;
}

/** Shown when a quote starts to wait. */
export const keptWords =
  'Sem conexão: o orçamento está guardado e será enviado assim que ela voltar.';

/** Shown when a waiting quote was sent. */
export function sentWords(numerodopedido: number | undefined): string {
  return numerodopedido === undefined
    ? 'Orçamento enviado.'
    : `Orçamento enviado: pedido ${numerodopedido} realizado com sucesso.`;
}

/** Why a waiting quote was refused. */
export function describeRefusal(act: QuoteAct, recusa: Refusal): string {
  return `${whyUnsent(act, recusa)} Os itens continuam guardados aqui.`;
}

function whyUnsent(act: QuoteAct, recusa: Refusal): string {
  const unsent = `O orçamento de ${quoteWords(act)}, não foi enviado`;
  switch (recusa.motivo) {
    case 'semcliente':
      return `${unsent}: ${act.orcamento.customer?.nome ?? 'o cliente'} não está mais entre os clientes aprovados.`;
    case 'semcadastro':
      return `${unsent}: o seu cadastro não estava aprovado naquele momento.`;
    case 'embalagem':
      return `${unsent}: ${unfitWords(recusa)}`;
    case 'condicoes':
      return `${unsent}: ${recusa.frase}`;
    case 'jaenviado':
      return `${unsent}: outro aparelho seu já enviou este carrinho: é o pedido ${recusa.numerodopedido}. Confira o que falta.`;
    default:
      return describeFailure(unsent, failureOf(recusa));
  }
}
