import type { OrderAct, Refusal } from '../../../../domain/outbox/act';
import { counted } from '../../../../domain/words/counted';
import { formatCents } from '../../../../domain/words/money';
import {
  centsOf,
  companiesOf,
  maxChosenOrders,
  type ManyChange,
  type ManyJob,
} from '../../../../domain/order/many';
import { isOpen } from '../../../../domain/outbox/entry';
import type { OrderHead } from '../../../../domain/order/head';
import type { OrderChange } from '../../../../domain/order/order';
import { isOrderStatus, type OrderAction, type OrderStatus } from '../../../../domain/order/status';
import { momentOf } from '../words/history-words';
import { maxPrinted } from '../parts/max-printed';
import { orderNumbers } from '../words/order-numbers';
import { countWords, describeRefusal } from '../words/order-words';
import type { Sorted } from './sort-out';
import type { OrderAlert } from '../../../../domain/order/check/alerts';

/** Texts about many orders at once. */

interface ManyWords {
  title: string;
  question: (count: number) => string;
  cancel: string;
  /** The title of the panel: 'Aprovação de 12 pedidos'. */
  noun: string;
  /** The outcome if all orders were changed. */
  done: { one: string; many: string };
  /** Why the change applies to none of the chosen orders. */
  none: string;
}

export const manyWords: Record<OrderAction | 'vendedor' | 'andamento', ManyWords> = {
  aprovar: {
    title: 'Aprovar pedidos?',
    question: (n) => `Realmente deseja aprovar ${countWords(n)}?`,
    cancel: 'NÃO APROVAR',
    noun: 'Aprovação de',
    done: { one: 'aprovado', many: 'aprovados' },
    none: 'Nenhum dos pedidos escolhidos pode ser aprovado.',
  },
  analisar: {
    title: 'Analisar pedidos?',
    question: (n) => `Realmente deseja voltar à análise ${countWords(n)}?`,
    cancel: 'NÃO',
    noun: 'Volta à análise de',
    done: { one: 'de volta à análise', many: 'de volta à análise' },
    none: 'Nenhum dos pedidos escolhidos pode voltar à análise.',
  },
  excluir: {
    title: 'excluir pedidos?',
    question: (n) => `Realmente deseja excluir ${countWords(n)}?`,
    cancel: 'NÃO EXCLUIR',
    noun: 'Exclusão de',
    done: { one: 'excluído', many: 'excluídos' },
    none: 'Nenhum dos pedidos escolhidos pode ser excluído.',
  },
  vendedor: {
    title: 'Alterar o Vendedor?',
    question: (n) => `Realmente deseja alterar o vendedor de ${countWords(n)}?`,
    cancel: 'NÃO Alterar',
    noun: 'Troca de vendedor de',
    done: { one: 'com o novo vendedor', many: 'com o novo vendedor' },
    none: 'Nenhum dos pedidos escolhidos pode mudar de vendedor.',
  },
  andamento: {
    title: 'Registrar andamento?',
    question: (n) => `Realmente deseja registrar o andamento de ${countWords(n)}?`,
    cancel: 'NÃO',
    noun: 'Andamento de',
    done: { one: 'registrado', many: 'registrados' },
    none: 'Nenhum dos pedidos escolhidos está aprovado.',
  },
};

export function manyWordsOf(change: ManyChange): ManyWords {
  return manyWords[change.campo === 'status' ? change.acao : change.campo];
}

/** How many orders are chosen, and their sum for readers who see prices. */
export function chosenWords(orders: readonly OrderHead[], priced: boolean): string {
  if (orders.length === 0) return 'Marque os pedidos.';
  const count = countWords(orders.length);
  return priced ? `${count} · ${formatCents(centsOf(orders))}` : count;
}

/** Texts about changes of the selection. */
export const choiceWords = {
  dropped: 'A escolha foi desfeita, porque os filtros mudaram.',
  reading: (count: number) => `Lendo os pedidos que passam pelos filtros: ${count}…`,
  failed: 'Nem todos os pedidos puderam ser lidos; os marcados são os que foram.',
  limit: (most: number) =>
    `Até ${most} pedidos de cada vez: os outros não foram marcados. Desmarque alguns para marcar outros.`,
  full: `Até ${maxChosenOrders} pedidos de cada vez: estes são os primeiros da lista, e há mais.`,
  printing: (count: number) => `Preparando a impressão de ${countWords(count)}…`,
  tooManyToPrint: `Até ${maxPrinted} pedidos por impressão. Escolha menos.`,
};

const companiesNamed = 4;

/** The customers: 'CICLO ANTUNES (3), PEDAL LTDA (1) e outros 7 clientes'. */
export function companiesWords(orders: readonly OrderHead[]): string {
  const companies = companiesOf(orders);
  const named = companies
    .slice(0, companiesNamed)
    .map(({ company, orders: count }) => `${company} (${count})`);
  const more = companies.length - named.length;
  const others = more === 1 ? 'outro cliente' : `outros ${more} clientes`;
  return new Intl.ListFormat('pt-BR').format(more === 0 ? named : [...named, others]);
}

/** The chosen orders that the change leaves out, and why. */
export function leftOutWords({ left, waiting }: Sorted): string[] {
  const groups = groupsOf(left, ({ why }) => why.short);
  return [
    ...[...groups].map(([why, all]) =>
      stayWords(
        why,
        all.map(({ order }) => order),
      ),
    ),
    ...(waiting.length > 0 ? [stayWords('Com uma alteração em andamento', waiting)] : []),
  ];
}

function groupsOf<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

const numbersOf = (orders: readonly OrderHead[]) =>
  orderNumbers(orders.map(({ numerodopedido }) => numerodopedido));

const stayWords = (why: string, orders: readonly OrderHead[]) =>
  `${why}, ficam como estão: ${numbersOf(orders)}.`;

/** The change applies to none of the orders. */
export function noneWords(act: keyof typeof manyWords, sorted: Sorted): string {
  return [manyWords[act].none, ...leftOutWords(sorted)].join(' ');
}

/** Below the bar: orders that actions leave out, and why. 'Aprovar e Excluir: 1 de 2. …' */
export function leavingWords(acts: readonly { label: string; sorted: Sorted }[]): string[] {
  const leaving = acts.filter(({ sorted }) => leftOutWords(sorted).length > 0);
  const groups = groupsOf(leaving, ({ sorted }) => {
    const { orders, left, waiting } = sorted;
    const all = orders.length + left.length + waiting.length;
    return [`${orders.length} de ${all}.`, ...leftOutWords(sorted)].join(' ');
  });
  const list = new Intl.ListFormat('pt-BR');
  return [...groups].map(
    ([words, those]) => `${list.format(those.map(({ label }) => label))}: ${words}`,
  );
}

const did: Record<OrderStatus, string> = {
  Aprovado: 'aprovou',
  Pendente: 'devolveu à análise',
  Excluido: 'excluiu',
};

/** Why an order was not changed: 'Pedido 1234: Maria aprovou às 10:32.' */
export function describeVerdict(act: OrderAct, recusa: Refusal, today: string): string {
  if (recusa.motivo !== 'mudou') return describeRefusal(act, recusa);
  const { numerodopedido } = act;
  if (!recusa.pedido) return `Pedido ${numerodopedido}: passou para outro vendedor.`;
  return `Pedido ${numerodopedido}: ${describeMove(recusa.pedido, today)}.`;
}

function describeMove({ campo, para, por, em }: OrderChange, today: string): string {
  const who = por.nome ?? 'alguém da equipe';
  const { date, time } = momentOf(em);
  const when = date === today ? `às ${time.slice(0, 5)}` : `em ${date} às ${time.slice(0, 5)}`;
  if (campo === 'itens') return `${who} alterou o orçamento ${when}`;
  if (campo === 'vendedor') return `${who} o passou para ${para} ${when}`;
  return `${who} ${isOrderStatus(para) ? did[para] : `mudou para ${para}`} ${when}`;
}

/** The title of the panel. */
export function jobTitle({ change, entries }: ManyJob): string {
  return `${manyWordsOf(change).noun} ${countWords(entries.length)}`;
}

export function countEnds({ entries }: ManyJob) {
  return {
    all: entries.length,
    open: entries.filter(isOpen).length,
    done: entries.filter(({ feito }) => feito).length,
    failed: entries.filter(({ recusa }) => recusa?.motivo === 'falhou').length,
  };
}

/** The progress or the outcome. */
export function progressWords(job: ManyJob, connected: boolean): string {
  const { all, open, done, failed } = countEnds(job);
  const words = manyWordsOf(job.change).done;
  const soFar = `${done} de ${counted(all, words.one, words.many)}`;
  if (job.running) {
    return connected ? `${soFar}.` : `Sem conexão: ${soFar}. Os outros seguem quando ela voltar.`;
  }
  if (open > 0) {
    const rest = open === 1 ? 'Falta 1, que não foi alterado' : `Faltam ${open}, não alterados`;
    return `Parado: ${soFar}. ${rest} até onde se sabe.`;
  }
  const overtaken = all - done - failed;
  const notes = [
    ...(overtaken > 0 ? [counted(overtaken, 'já tinha mudado', 'já tinham mudado')] : []),
    ...(failed > 0 ? [counted(failed, 'falhou', 'falharam')] : []),
  ];
  return notes.length === 0 ? `${soFar}.` : `${soFar}; ${notes.join(', ')}.`;
}

export const strangeWords = {
  reading: 'Buscando o que há de incomum nestes pedidos…',
  failed: 'Não foi possível ler os alertas destes pedidos. Confira-os na lista antes de aprovar.',
  none: 'Nenhum destes pedidos tem alertas.',
  approvePlain: 'Aprovar só os sem alertas',
  some: (count: number, all: number) =>
    counted(count, `de ${all} tem alertas.`, `de ${all} têm alertas.`),
};

/** The kinds of alerts of several orders, the gravest first. */
const kinds: Record<OrderAlert['kind'], string> = {
  soma: 'Total não confere',
  difere: 'Itens diferem da tabela',
  desconto: 'Com desconto',
  estoque: 'Acima do estoque',
  embalagem: 'Fora da embalagem',
  incomum: 'Muito acima do habitual do cliente',
  cliente: 'Cliente não aprovado',
  credito: 'Crédito do cliente',
  vencido: 'Vencidos',
  primeiro: '1º pedido do cliente',
  alterado: 'Alterados depois de enviados',
};

/** How many of the orders have alerts, and which orders have each kind. */
export function strangeOrders(
  orders: readonly { order: OrderHead; alerts: readonly OrderAlert[] }[],
): {
  count: number;
  sentences: string[];
} {
  const found = orders.map(({ order, alerts }) => ({
    order,
    kinds: new Set(alerts.map(({ kind }) => kind)),
  }));
  const sentences = (Object.keys(kinds) as OrderAlert['kind'][]).flatMap((kind) => {
    const having = found.filter((one) => one.kinds.has(kind)).map(({ order }) => order);
    return having.length === 0 ? [] : [`${kinds[kind]}: ${numbersOf(having)}.`];
  });
  return { count: found.filter((one) => one.kinds.size > 0).length, sentences };
}
