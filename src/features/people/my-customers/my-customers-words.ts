import { env } from '../../../config/env';
import { formatCents } from '../../../../domain/words/money';
import { portfolioViews, type LastOrder } from '../../../../domain/people/portfolio';
import { dateInSaoPaulo, dayInSaoPaulo } from '../../../../domain/words/time';
import { counted } from '../../../../domain/words/counted';

/** Texts of 'Meus clientes'. */

/** The views of /meusclientes, and the customers with a cart. */
export const views = [...portfolioViews, 'carrinhos'] as const;
export type View = (typeof views)[number];

interface ViewWords {
  choice: string;
  /** Describes the list and its order. */
  about: string;
  empty: string;
}

const days = `${env.idleDays} dias`;

export const viewWords: Record<View, ViewWords> = {
  recentes: {
    choice: 'Recentes',
    about: 'Quem pediu por último primeiro.',
    empty: 'Os clientes que pedirem com você aparecem aqui.',
  },
  parados: {
    choice: 'Parados',
    about: `Sem pedido há ${days}, os mais recentes primeiro.`,
    empty: `Nenhum cliente seu está há ${days} sem pedir.`,
  },
  abertos: {
    choice: 'Em aberto',
    about: 'Com orçamentos pendentes, quem tem mais primeiro.',
    empty: 'Nenhum cliente seu tem orçamentos pendentes.',
  },
  carrinhos: {
    choice: 'Carrinhos',
    about: 'Com itens no orçamento, neste ou em outro aparelho.',
    empty: 'Nenhum orçamento de cliente começado.',
  },
};

export const words = {
  title: 'Meus clientes',
  search: 'Buscar cliente',
  results: 'Encontrados',
  searchHint: 'Nome, código, CNPJ ou cidade',
  failed: 'Seus clientes não puderam ser carregados. Verifique sua conexão e tente de novo.',
  searchFailed: 'A busca falhou. Verifique sua conexão e tente de novo.',
  searching: 'Buscando…',
  contactsFailed: 'Os contatos não puderam ser carregados.',
  unnamed: 'Cliente',
  quote: (name: string, lines: number) =>
    lines > 0 ? `Continuar (${lines}) o orçamento de ${name}` : `Orçamento para ${name}`,
  gone: 'Não está mais entre os clientes aprovados.',
  noOrder: 'Ainda sem pedido com você.',
  again: (pedido: number) => `O pedido ${pedido} não pôde ser lido`,
  othersOrder: (name: string) =>
    `O último pedido de ${name} está com outro representante. Use “Orçamento” para começar um novo.`,
  /** Without a connection the search finds only customers that this device keeps. */
  foundSeen: (count: number, typed: string) => {
    if (count === 0) return `Sem conexão: nenhum cliente deste aparelho com “${typed}”.`;
    return `Sem conexão: ${foundWords(count)} entre os clientes que estão neste aparelho.`;
  },
  found: (count: number, typed: string) => {
    if (count === 0) return `Nenhum cliente aprovado com “${typed}”.`;
    return `${foundWords(count)} entre os clientes aprovados.`;
  },
};

/** '12/09/2026, há 71 dias · R$ 1.234.56 · Pedido 812'. */
export function lastOrderWords({ em, centavos, pedido }: LastOrder, today: number): string {
  const since = today - dayInSaoPaulo(new Date(em));
  const ago = since < 1 ? '' : `, há ${since === 1 ? '1 dia' : `${since} dias`}`;
  return [`${dateInSaoPaulo(new Date(em))}${ago}`, formatCents(centavos), `Pedido ${pedido}`].join(
    ' · ',
  );
}

function foundWords(count: number): string {
  return counted(count, 'encontrado', 'encontrados');
}

export function openWords(count: number): string {
  return counted(count, 'aberto', 'abertos');
}
