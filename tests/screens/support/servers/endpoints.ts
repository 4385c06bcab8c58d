import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';

import type { OrderCheck } from '../../../../domain/order/check/comparison';
import { readsDocuments, type OrderDocument } from '../../../../domain/order/documents';
import { senderOf, type Order } from '../../../../domain/order/order';
import {
  maxCreditsAsked,
  type CreditAnswer,
  type CustomerCredit,
} from '../../../../domain/people/credit/credit';
import type { User } from '../../../../domain/people/user';
import type { ProductNews } from '../../../../domain/product/news';
import type { Category, Product } from '../../../../domain/product/product';
import {
  copiedUntilHeader,
  firstOfMany,
  limitHeader,
  maxComparedOrders,
  totalHeader,
} from '../../../../domain/query-limits';
import { initialStatus } from '../../../../domain/order/status';
import { counted } from '../../../../domain/words/counted';
import { fold } from '../../../../domain/words/text';
import { momentInWords } from '../../../../domain/words/time';
import type { ApiError } from '../../../../functions/src/api-error';
import { can } from '../../../../domain/session/access';
import { subjectOf } from '../accounts';
import { dayFrom } from '../../../../functions/src/figures/query';
import { FirstOfList } from '../../../../functions/src/endpoints/endpoint';
import { mayCall, type EndpointName } from '../../../../functions/src/caller/who-may-call';
import { filterQuestionFrom } from '../../../../functions/src/order/search/filter-query';
import {
  findInBackup,
  productFilterFrom,
} from '../../../../functions/src/product/table/product-filter';
import { permitAlert } from '../../../../functions/src/product/alerts/permit-alert';
import {
  badQuery,
  choiceFrom,
  numberFrom,
  numberListFrom,
  requiredTextFrom,
  textFrom,
  uidListFrom,
  textsFrom,
} from '../../../../functions/src/query';
import { boughtBy } from '../answers/bought';
import { comparisonsOf } from '../answers/comparisons';
import { filteredNumbers } from '../answers/filtered-orders';
import { inQuotes } from '../answers/in-quotes';
import { myCustomersOf } from '../answers/my-customers';
import { sumsAnswer } from '../answers/sums';

/** A request as an endpoint gets it. `path` is that of §7, without /api. */
export interface Asked {
  path: string;
  /** The caller's uid. */
  uid: string;
  query: Record<string, string>;
  /** The same, with repeated parameters. */
  params: URLSearchParams;
  /** The greatest number of rows wanted. */
  limit: number | undefined;
  body: unknown;
}

/** Returns the body; throws an `HttpStatus` to answer that status. */
export type Answer = (asked: Asked) => unknown;

export class HttpStatus extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown = {},
  ) {
    super(`HTTP ${status}`);
    this.name = HttpStatus.name;
  }
}

/** The endpoints of §7 over a small catalogue in memory. A test replaces the answers that it tests. */
export class Endpoints {
  products: Product[] = [];
  /** The products of the last /bkp. */
  private backup: readonly Product[] = [];
  categories: Category[] = [];
  /** What the last product lists changed. */
  news: ProductNews = {};
  /** First comparisons of orders with the product table: from a test, or from the first request. */
  readonly checks = new Map<number, OrderCheck>();
  /** A person's record in the database. */
  userOf: (uid: string) => Promise<User> = () => Promise.reject(new HttpStatus(403));
  /** All orders of the database, oldest first. */
  orders: () => Promise<Order[]> = () => Promise.resolve([]);
  /** The credit of customers by uid; with bills, as the administrator gets it. */
  readonly credits = new Map<string, CustomerCredit>();
  /** The documents of each order. */
  readonly documents = new Map<number, OrderDocument[]>();
  /** The number of products, if /produtos answers only the first of them. */
  total: number | undefined;
  /** The products whose return to stock people wait for, by uid. */
  readonly stockAlerts = new Map<string, string[]>();
  /** If the copy of the orders is behind, the time up to which it is complete. */
  copiedUntil: number | undefined;
  /** All requests since the last reset, oldest first. */
  readonly asked: Asked[] = [];
  private readonly replaced = new Map<string, Answer>();

  reset(products: readonly Product[], categories: readonly Category[]): void {
    this.products = [...products];
    this.categories = [...categories];
    this.backup = [];
    this.news = {};
    this.total = undefined;
    this.copiedUntil = undefined;
    this.asked.length = 0;
    this.replaced.clear();
    this.checks.clear();
    this.credits.clear();
    this.stockAlerts.clear();
    this.documents.clear();
  }

  /** Answers `path` with this until the next reset. */
  replace(path: string, answer: Answer): void {
    this.replaced.set(path, answer);
  }

  /** The requests of one path. */
  askedFor(path: string): Asked[] {
    return this.asked.filter((asked) => asked.path === path);
  }

  /** Replaces the network below axios, whose interceptors and errors stay. */
  readonly adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const url = new URL(axios.getUri(config), 'http://localhost');
    const asked = {
      path: url.pathname.replace(/^\/api/, ''),
      uid: subjectOf(String(config.headers.get('Authorization'))),
      query: together(url.searchParams),
      params: url.searchParams,
      limit: Number(config.headers.get(limitHeader)) || undefined,
      body: config.data as unknown,
    };
    this.asked.push(asked);
    const { status, body } = await this.answer(asked);
    const { copiedUntil } = this;
    const total = this.total ?? (body instanceof FirstOfList ? body.total : undefined);
    const headers = {
      ...(total !== undefined && { [totalHeader.toLowerCase()]: String(total) }),
      ...(copiedUntil !== undefined && {
        date: new Date().toUTCString(),
        [copiedUntilHeader.toLowerCase()]: new Date(copiedUntil).toISOString(),
      }),
    };
    const data = body instanceof FirstOfList ? body.rows : body;
    const answer = { status, data, statusText: '', headers, config };
    if (status < 400) return answer;
    const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
    throw new AxiosError(`HTTP ${status}`, code, config, undefined, answer);
  };

  private async answer(asked: Asked): Promise<{ status: number; body: unknown }> {
    try {
      const replaced = this.replaced.get(asked.path);
      if (replaced) return { status: 200, body: await replaced(asked) };
      const usual = this.usual(asked.path);
      await this.permit(asked);
      return { status: 200, body: await usual(asked) };
    } catch (error) {
      if (isStatus(error)) return error;
      if (!isRefusal(error)) throw error;
      const { status, codigo, message: mensagem } = error;
      return { status, body: { erro: { codigo, mensagem } } };
    }
  }

  private async permit({ path, uid }: Asked): Promise<void> {
    if (uid === '') throw new HttpStatus(401);
    if (!mayCall(path.slice(1) as EndpointName, await this.userOf(uid))) throw new HttpStatus(403);
  }

  /** Compares with the products that /produtos answers, also if a test replaced them. */
  private async compare(caller: User, numbers: readonly number[]) {
    const answer = this.replaced.get('/produtos');
    const products = answer ? ((await answer(nothingAsked)) as Product[]) : this.products;
    const { checks, credits } = this;
    const known = { orders: await this.orders(), products, checks, credits };
    return comparisonsOf(known, caller, numbers);
  }

  /** A seller's filter only covers the orders that they represent. */
  private async filter({ uid, params }: Asked) {
    const question = filterQuestionFrom(params);
    const caller = await this.userOf(uid);
    const { novos } = question.filter;
    const orders = (await this.orders()).filter(
      (order) =>
        (can(caller, 'ordersOfAll') || order.idvendedor === uid) &&
        (!novos || (order.numerodopedido > Number(novos) && senderOf(order) !== uid)),
    );
    return filteredNumbers(orders, question, {
      products: this.products,
      compare: async (numbers) => {
        const compared = await this.compare(caller, numbers);
        return new Map(compared.map((one) => [one.numerodopedido, one]));
      },
      isApproved: async (customer) => (await this.userOf(customer)).analise === true,
    });
  }

  private async credit({ uid, params }: Asked): Promise<CreditAnswer> {
    const caller = await this.userOf(uid);
    const isCustomer = can(caller, 'ordersOfCustomer');
    const uids = isCustomer ? [uid] : uidListFrom(params, 'clientes', maxCreditsAsked);
    const clientes = uids.flatMap((one) => this.credits.get(one) ?? []);
    const isSeller = can(caller, 'quoteForCustomers');
    return {
      temdados: this.credits.size > 0,
      clientes: clientes.map(({ titulos, ...credit }) => ({
        ...{ ...credit, ...(isCustomer && { motivo: '' }) },
        ...(!isSeller && { titulos: titulos ?? [] }),
      })),
    };
  }

  private changeAlert({ uid, params }: Asked): string[] {
    const CD_PRODUTO = requiredTextFrom(params, 'CD_PRODUTO');
    const avisar = choiceFrom(params, 'avisar', ['0', '1']) === '1';
    const others = (this.stockAlerts.get(uid) ?? []).filter((code) => code !== CD_PRODUTO);
    const product = this.products.find((one) => one.CD_PRODUTO === CD_PRODUTO);
    if (avisar) permitAlert(product?.estoque_saldo, others.length);
    const codes = [...others, ...(avisar ? [CD_PRODUTO] : [])].toSorted();
    this.stockAlerts.set(uid, codes);
    return codes;
  }

  private async pending({ uid, params }: Asked) {
    const day = dayFrom(params, 'dia');
    const isOfAll = can(await this.userOf(uid), 'ordersOfAll');
    const days = (await this.orders())
      .filter(
        ({ status, idvendedor }) => status === initialStatus && (isOfAll || idvendedor === uid),
      )
      .map(({ data }) => data.split('/').reverse().join('-'));
    return {
      antes: days.filter((sent) => sent < day).length,
      nodia: days.filter((sent) => sent === day).length,
    };
  }

  private backUp(): string {
    if (this.products.length === 0) throw new HttpStatus(409);
    this.backup = [...this.products];
    const saved = counted(this.backup.length, 'produto', 'produtos');
    return `Back-up realizado: ${saved} em ${momentInWords(new Date())}.`;
  }

  private async mailOrder({ uid, params }: Asked) {
    const number = numberFrom(params, 'numerodopedido');
    const order = (await this.orders()).find((one) => one.numerodopedido === number);
    if (!order || senderOf(order) !== uid) throw new HttpStatus(403);
    return { nafila: true };
  }

  private async documentsOf({ uid, params }: Asked): Promise<OrderDocument[]> {
    const number = numberFrom(params, 'pedido');
    const order = (await this.orders()).find((one) => one.numerodopedido === number);
    const caller = await this.userOf(uid);
    if (!readsDocuments({ ...caller, uid }, order)) throw new HttpStatus(403);
    const isCustomer = can(caller, 'ordersOfCustomer');
    const documents = this.documents.get(number) ?? [];
    return documents.map((one) => (isCustomer ? { ...one, de: '' } : one));
  }

  private usual(path: string): Answer {
    switch (path) {
      case '/categorias':
        return () => this.categories;
      case '/produtos':
        return (asked) => foundIn(this.products, asked);
      case '/puxabkp':
        return (asked) => foundIn(this.backup, asked);
      case '/comprados':
        return async ({ uid }) => boughtBy(await this.orders(), uid);
      case '/novidades':
        return async ({ uid }) => {
          const { preco: _preco, ...others } = this.news;
          return can(await this.userOf(uid), 'seePrices') ? this.news : others;
        };
      case '/avisosdeprodutos':
        return ({ uid }) => this.stockAlerts.get(uid) ?? [];
      case '/avisodeproduto':
        return (asked) => this.changeAlert(asked);
      case '/emorcamentos':
        return async ({ params }) => {
          const codes = textsFrom(params, 'CD_PRODUTO');
          if (codes.length === 0) throw badQuery('CD_PRODUTO', 'um ou mais códigos');
          return inQuotes(await this.orders(), codes);
        };
      case '/conferencias':
        return async ({ uid, params }) => {
          const numbers = numberListFrom(params, 'pedidos', maxComparedOrders);
          return this.compare(await this.userOf(uid), numbers);
        };
      case '/creditodeclientes':
        return (asked) => this.credit(asked);
      case '/documentosdopedido':
        return (asked) => this.documentsOf(asked);
      case '/filtrodepedidos':
        return (asked) => this.filter(asked);
      case '/produtoscount':
        return () => this.products.map(({ CD_PRODUTO }) => ({ CD_PRODUTO }));
      case '/bkp':
        return () => this.backUp();
      case '/send-email':
        return ({ params }) => requiredTextFrom(params, 'email') && { nafila: true };
      case '/send-email-novo-orcamento':
        return (asked) => this.mailOrder(asked);
      case '/pendentes':
        return (asked) => this.pending(asked);
      case '/meusclientes':
        return async ({ uid, params }) => {
          const known = { orders: await this.orders(), products: this.products };
          return myCustomersOf(known, uid, params);
        };
      case '/somas':
        return async ({ params }) => sumsAnswer(await this.orders(), textFrom(params, 'vendedor'));
      case '/minhassomas':
        return async ({ uid }) => sumsAnswer(await this.orders(), uid);
      case '/procuradepedidos':
        return ({ params }) => requiredTextFrom(params, 'texto') && [];
      case '/senhasantigas':
      case '/listasdeprodutos':
        return () => [];
      default:
        throw new HttpStatus(404);
    }
  }
}

const nothingAsked = {
  ...{ path: '/produtos', query: {}, params: new URLSearchParams(), uid: '' },
  ...{ limit: undefined, body: undefined },
};

/** As the endpoint searches its back-up. */
function foundIn(products: readonly Product[], { params, limit }: Asked) {
  const inOrder = products.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  const found = findInBackup(inOrder, productFilterFrom(params));
  if (limit === undefined) return found;
  const shown = found.length > limit ? Math.min(limit, firstOfMany) : limit;
  return new FirstOfList(found.slice(0, shown), found.length);
}

const sortKey = ({ DESCRICAO, CD_PRODUTO }: Product) => `${fold(DESCRICAO)} ${CD_PRODUTO}`;

/** By its name, because the endpoints outlive the modules of a test file. */
function isStatus(error: unknown): error is HttpStatus {
  return error instanceof Error && error.name === HttpStatus.name;
}

/** By its name, for the same reason. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** A repeated parameter, as one list. */
function together(params: URLSearchParams): Record<string, string> {
  const names = [...new Set(params.keys())];
  return Object.fromEntries(names.map((name) => [name, params.getAll(name).join(',')]));
}
