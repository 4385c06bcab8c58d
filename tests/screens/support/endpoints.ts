import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';

import type { OrderCheck } from '../../../domain/order/check/comparison';
import type { OrderComparison } from '../../../domain/order/check/doubts';
import { senderOf, type Order } from '../../../domain/order/order';
import type { BoughtProduct } from '../../../domain/product/bought';
import type { User } from '../../../domain/people/user';
import type { Category, Product } from '../../../domain/product/product';
import { copiedUntilHeader, limitHeader, totalHeader } from '../../../domain/query-limits';
import { can } from '../../../domain/session/access';
import { subjectOf } from './accounts';
import { comparisonsOf } from './answers/comparisons';
import { filteredNumbers } from './answers/filtered-orders';
import { myCustomersOf } from './answers/my-customers';
import { sumsAnswer } from './answers/sums';

/** A request as an endpoint gets it. `path` is that of §7, without /api. */
export interface Asked {
  path: string;
  /** The caller's uid. */
  uid: string;
  query: Record<string, string>;
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
  categories: Category[] = [];
  /** First comparisons of orders with the product table: from a test, or from the first request. */
  readonly checks = new Map<number, OrderCheck>();
  /** A person's record in the database. */
  userOf: (uid: string) => Promise<User> = () => Promise.reject(new HttpStatus(403));
  /** All orders of the database, oldest first. */
  orders: () => Promise<Order[]> = () => Promise.resolve([]);
  /** The number of products, if /produtos answers only the first of them. */
  total: number | undefined;
  /** If the copy of the orders is behind, the time up to which it is complete. */
  copiedUntil: number | undefined;
  /** All requests since the last reset, oldest first. */
  readonly asked: Asked[] = [];
  private readonly replaced = new Map<string, Answer>();

  reset(products: readonly Product[], categories: readonly Category[]): void {
    this.products = [...products];
    this.categories = [...categories];
    this.total = undefined;
    this.copiedUntil = undefined;
    this.asked.length = 0;
    this.replaced.clear();
    this.checks.clear();
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
      uid: String(subjectOf(String(config.headers.get('Authorization')))),
      query: together(url.searchParams),
      limit: Number(config.headers.get(limitHeader)) || undefined,
      body: config.data as unknown,
    };
    this.asked.push(asked);
    const { status, body } = await this.answer(asked);
    const { total, copiedUntil } = this;
    const headers = {
      ...(total !== undefined && { [totalHeader.toLowerCase()]: total }),
      ...(copiedUntil !== undefined && {
        date: new Date().toUTCString(),
        [copiedUntilHeader.toLowerCase()]: new Date(copiedUntil).toISOString(),
      }),
    };
    const answer = { status, data: body, statusText: '', headers, config };
    if (status < 400) return answer;
    const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
    throw new AxiosError(`HTTP ${status}`, code, config, undefined, answer);
  };

  private async answer(asked: Asked): Promise<{ status: number; body: unknown }> {
    try {
      const answer = this.replaced.get(asked.path) ?? this.usual(asked.path);
      return { status: 200, body: await answer(asked) };
    } catch (error) {
      if (isStatus(error)) return error;
      throw error;
    }
  }

  /** Compares with the products that /produtos answers, also if a test replaced them. */
  private async compare({ uid, query }: Asked): Promise<object[]> {
    const { status, body } = await this.answer({ ...nothingAsked, path: '/produtos' });
    if (status >= 400) throw new HttpStatus(status, body);
    const known = { orders: await this.orders(), products: body as Product[], checks: this.checks };
    return comparisonsOf(known, await this.userOf(uid), query['pedidos'] ?? '');
  }

  /** A seller's filter only covers the orders that they represent. */
  private async filter(asked: Asked) {
    const { uid, query } = asked;
    if (query['ordem'] === undefined) throw new HttpStatus(400);
    const caller = { ...(await this.userOf(uid)), uid };
    const { novos } = query;
    const orders = (await this.orders()).filter(
      (order) =>
        (can(caller, 'ordersOfAll') || order.idvendedor === uid) &&
        (!novos || (order.numerodopedido > Number(novos) && senderOf(order) !== uid)),
    );
    return filteredNumbers(orders, query, async ({ numerodopedido }) => {
      const pedidos = String(numerodopedido);
      const [comparison] = await this.compare({ ...asked, query: { pedidos } });
      return comparison as OrderComparison | undefined;
    });
  }

  private usual(path: string): Answer {
    switch (path) {
      case '/categorias':
        return () => this.categories;
      case '/produtos':
        return ({ query }) => this.products.filter((product) => passes(product, query));
      case '/puxabkp':
        return () => [];
      case '/comprados':
        return async ({ uid }) => boughtBy(await this.orders(), uid);
      case '/conferencias':
        return (asked) => this.compare(asked);
      case '/filtrodepedidos':
        return (asked) => this.filter(asked);
      case '/produtoscount':
        return () => this.products.map(({ CD_PRODUTO }) => ({ CD_PRODUTO }));
      case '/bkp':
        return () => 'Back-up realizado.';
      case '/send-email':
      case '/send-email-novo-orcamento':
        return () => 'ok';
      case '/pendentes':
        return () => ({ antes: 0, nodia: 0 });
      case '/meusclientes':
        return async ({ uid, query }) => myCustomersOf(await this.orders(), uid, query);
      case '/somas':
        return async ({ query }) => sumsAnswer(await this.orders(), query['vendedor']);
      case '/minhassomas':
        return async ({ uid }) => sumsAnswer(await this.orders(), uid);
      case '/senhasantigas':
      case '/listasdeprodutos':
      case '/procuradepedidos':
        return () => [];
      default:
        throw new HttpStatus(404);
    }
  }
}

const nothingAsked = { query: {}, limit: undefined, body: undefined, uid: '' };

function boughtBy(orders: readonly Order[], uid: string): BoughtProduct[] {
  const bought = new Map<string, BoughtProduct>();
  for (const { cliente, criadoem: em, itens } of orders) {
    for (const { CD_PRODUTO, quantity } of cliente.uid === uid ? itens : []) {
      const { quantidade = 0, vezes = 0 } = bought.get(CD_PRODUTO) ?? {};
      const next = { quantidade: quantidade + quantity, vezes: vezes + 1, em };
      bought.set(CD_PRODUTO, { CD_PRODUTO, ...next });
    }
  }
  return [...bought.values()].sort((a, b) => b.em - a.em);
}

/** By its name, because the endpoints outlive the modules of a test file. */
function isStatus(error: unknown): error is HttpStatus {
  return error instanceof Error && error.name === HttpStatus.name;
}

function passes(product: Product, query: Record<string, string>): boolean {
  const { CD_PRODUTO, DESCRICAO, CD_GRUPO } = query;
  if (CD_PRODUTO && !isNamed(product.CD_PRODUTO, CD_PRODUTO.split(','))) return false;
  if (CD_GRUPO && product.CD_GRUPO !== CD_GRUPO) return false;
  return !DESCRICAO || product.DESCRICAO.includes(DESCRICAO.toUpperCase());
}

/** A single code finds by its beginning, several find exactly. */
function isNamed(code: string, [first = '', ...others]: string[]): boolean {
  return others.length === 0 ? code.startsWith(first) : code === first || others.includes(code);
}

/** A repeated parameter, as one list. */
function together(params: URLSearchParams): Record<string, string> {
  const names = [...new Set(params.keys())];
  return Object.fromEntries(names.map((name) => [name, params.getAll(name).join(',')]));
}
