import { companyMailbox } from '../config';
import type { MailFailure, MailKind, QueuedMail } from '../../../domain/mail/queued-mail';
import type { OrderChange } from '../../../domain/order/order';
import { initialStatus, isOrderStatus } from '../../../domain/order/status';
import { paths } from '../../../domain/paths';
import { companyOf, isSeller } from '../../../domain/people/user';
import { database } from '../firebase';
import { queryPostgres } from '../postgres/query-postgres';
import { backInStock } from '../product/alerts/queue-alerts';
import { readOrder } from '../stored/orders';
import { recordOf, textOf } from '../stored/stored-fields';
import { readUser, type StoredUser } from '../stored/users';
import { addressOf } from './address';
import { hasSteps } from '../../../domain/order/change';
import { readStep } from '../../../domain/order/progress/step';
import { describeStep } from '../../../domain/order/progress/words';
import { movesOf } from './queue/collect';
import type { Entry } from './queue/entries';
import { newestLine } from './queue/events';
import type { Message } from './text/message';
import { orderNewsMail, type OrderNews } from './text/order-news';
import { sender } from './text/sender';
import {
  approvalMail,
  authorMail,
  backInStockMail,
  quoteForCustomerMail,
  teamMail,
} from './text/texts';

export interface Reader {
  address: string;
  /** Absent for the company. */
  user?: StoredUser;
}

/** A reader who gets no mail. With `motivo` the administrator sees the failure. */
interface NoReader {
  nome: string;
  motivo?: MailFailure;
}

/** The reader of a mail: the company, or an approved person with an address that may get mails. */
export async function readerOf({ uid, tipo }: QueuedMail): Promise<Reader | NoReader> {
  if (uid === undefined) return { address: companyMailbox.value() };
  const user = await readUser(uid);
  if (!user) return { nome: uid };
  const { nome, analise } = user;
  // Inactive sellers get no more mails, nor people whose approval was withdrawn.
  if (analise !== true && (isSeller(user) || tipo === 'aprovacao' || tipo === 'voltou'))
    return { nome };
  const address = analise === true ? await addressOf(uid) : undefined;
  if (address === undefined) return { nome, motivo: 'semendereco' };
  // The company's mailbox gets its own mail about a new quote.
  if (tipo === 'orcamento' && address === companyMailbox.value()) return { nome };
  return { address, user };
}

/** The mail about these entries of one reader; undefined if none is needed any more. */
export async function messageAbout(
  entries: readonly Entry[],
  { user }: Reader,
): Promise<Message | undefined> {
  const [[, first] = []] = entries;
  if (!first) return undefined;
  if (first.tipo === 'orcamento') return teamMessage(entries, user);
  if (!user) return undefined;
  if (first.tipo === 'aprovacao') return approvalMail(user.nome, sender());
  if (first.tipo === 'voltou') return stockMessage(first, user);
  const [[, only] = []] = entries.length === 1 ? entries : [];
  const isAboutQuote = only?.tipo === 'recebido' || only?.tipo === 'escrito';
  return isAboutQuote ? quoteMessage(only, user) : newsMessage(entries, user);
}

/** Skips orders that got another seller meanwhile: that seller gets a mail of their own. */
async function teamMessage(entries: readonly Entry[], user: StoredUser | undefined) {
  const read = await Promise.all(
    entries.map(async ([, { numerodopedido = 0, uid }]) => {
      const order = await readOrder(numerodopedido);
      return order && (uid === undefined || order.idvendedor === uid) ? [order] : [];
    }),
  );
  const orders = read.flat();
  if (orders.length === 0) return undefined;
  return teamMail(orders, user?.permissao ?? 'superUser', sender());
}

async function quoteMessage({ numerodopedido = 0 }: QueuedMail, user: StoredUser) {
  const order = await readOrder(numerodopedido);
  if (!order) return undefined;
  return order.criadopor
    ? quoteForCustomerMail(order, order.criadopor, sender())
    : authorMail(order, user.permissao, sender());
}

async function stockMessage({ produtos = [] }: QueuedMail, user: StoredUser) {
  const products = await queryPostgres((table) => backInStock(table, produtos));
  return products.length === 0 ? undefined : backInStockMail(user.nome, products, sender());
}

async function newsMessage(entries: readonly Entry[], user: StoredUser) {
  const news = (await Promise.all(entries.map(([, mail]) => newsOf(mail)))).flat();
  return news.length === 0 ? undefined : orderNewsMail(user, together(news), sender());
}

/** Joins the steps of one order. */
function together(news: readonly OrderNews[]): OrderNews[] {
  const joined: OrderNews[] = [];
  for (const one of news) {
    const { numerodopedido, passos = [] } = one;
    const at = joined.findIndex(
      (other) => other.passos !== undefined && other.numerodopedido === numerodopedido,
    );
    const other = joined[at];
    if (other && one.passos)
      joined[at] = { ...other, passos: [...(other.passos ?? []), ...passos] };
    else joined.push(one);
  }
  return joined;
}

async function stepNews(about: Omit<OrderNews, 'tipo'>, id = ''): Promise<OrderNews[]> {
  const stored: unknown = (await database().ref(paths.step(about.numerodopedido, id)).get()).val();
  const step = readStep(stored);
  return step ? [{ ...about, tipo: 'andamento', passos: [describeStep(step)] }] : [];
}

/** The kinds of mails about a change of an order, and the changed field. */
const changes = {
  movido: 'status',
  movidodovendedor: 'status',
  alterado: 'itens',
  alteradopelocliente: 'itens',
  troca: 'vendedor',
} as const satisfies Partial<Record<MailKind, OrderChange['campo']>>;

function isAboutChange(tipo: MailKind): tipo is keyof typeof changes {
  return tipo in changes;
}

/** The order's current state. Empty if a newer move or another seller causes its own mail. */
async function newsOf({ tipo, numerodopedido = 0, linha, uid }: QueuedMail): Promise<OrderNews[]> {
  const head = recordOf((await database().ref(paths.orderHead(numerodopedido)).get()).val());
  const order = await movesOf(numerodopedido, head);
  const { status, idvendedor, cliente, criadopor, referencia } = order as Record<string, unknown>;
  const customer = recordOf(cliente);
  const about = {
    numerodopedido,
    status: isOrderStatus(status) ? status : initialStatus,
    empresa: companyOf({
      razaosocial: textOf(customer['razaosocial']),
      nome: textOf(customer['nome']),
    }),
    escritopor: textOf(recordOf(criadopor)['nome']),
    ...(typeof referencia === 'string' && { referencia }),
  };
  if (tipo === 'andamento') return hasSteps(about) ? stepNews(about, linha) : [];
  if (tipo === 'escrito') return 'cliente' in head ? [{ ...about, tipo }] : [];
  if (!isAboutChange(tipo)) return [];
  const campo = changes[tipo];
  const [id, line] = newestLine(order, campo) ?? [];
  const isToSeller = tipo !== 'movido' && tipo !== 'alterado';
  if (id !== linha || (isToSeller && idvendedor !== uid)) return [];
  if (tipo === 'troca') return [{ ...about, tipo }];
  const { para, motivo } = line ?? {};
  if (campo === 'itens') return [{ ...about, tipo, alteracao: textOf(para) }];
  return [
    {
      ...about,
      tipo,
      ...(isOrderStatus(para) && { status: para }),
      ...(typeof motivo === 'string' && { motivo }),
    },
  ];
}
