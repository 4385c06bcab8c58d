import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios, { AxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { indexOf, type Order, type OrderChange } from '../../../domain/order/order';
import type { OrderStatus } from '../../../domain/order/status';
import { draftOrder } from '../../../domain/order/quote/quote';
import { customerEntryOf } from '../../../domain/people/customer-entry';
import type { User } from '../../../domain/people/user';
import type { CartLine } from '../../../domain/product/product';
import { limitHeader, totalHeader } from '../../../domain/query-limits';
import { dateInSaoPaulo } from '../../../domain/words/time';
import { createApp } from '../../../functions/src/app';
import { auth } from '../../../functions/src/firebase';
import { catchUp } from '../../../functions/src/order/copy/catch-up';
import { saveCredits } from '../../../functions/src/people/credit/save-credits';
import { categories, products as pieces } from '../../screens/support/catalogue';
import { Endpoints } from '../../screens/support/servers/endpoints';
import { startOrdersCopied, type OrdersCopied } from '../../support/data/orders-copied';
import { people, type Person } from '../../support/data/people';
import { keyOf, sellerEntries } from '../../support/data/world';
import { claimsOf, forgeToken } from '../callers';
import { cases, paged, type Case } from './endpoint-cases';

/** The tube is sold in packs, which order 1 doesn't fit, and one product is sold out. */
const products = [
  ...pieces.map((product) =>
    product.CD_PRODUTO === '1006'
      ? { ...product, unidade: 'caixa', multiplo: 6, minimo: 12 }
      : product,
  ),
  {
    ...{ CD_PRODUTO: '1099', DESCRICAO: 'ARO ESGOTADO', CD_GRUPO: 'CAMARA' },
    ...{ preco_venda: 50, estoque_saldo: 0 },
  },
];

/** The screens' stand-in answers like the endpoints, over the same orders, products and people. */

const day = 24 * 60 * 60 * 1000;
const now = Date.now();

interface Sent {
  for?: User;
  /** The seller who wrote it; otherwise its customer did. */
  by?: User;
  seller?: 'seller' | 'seller2';
  daysAgo?: number;
  status?: OrderStatus;
  itens?: Partial<CartLine>[];
  fields?: Partial<Order>;
}

const tyre = {
  ...{ CD_PRODUTO: '1001', DESCRICAO: 'PNEU ARO 29', CD_GRUPO: 'PNEU' },
  ...{ preco_venda: 89.9, estoque_saldo: 12, quantity: 2 },
};
const tube = {
  CD_PRODUTO: '1006',
  DESCRICAO: 'CÂMARA DE AR',
  CD_GRUPO: 'CAMARA',
  preco_venda: 12.5,
};

function order(numerodopedido: number, sent: Sent): Order {
  const { by, seller = 'seller', daysAgo = 0, status = 'Pendente', itens = [{}], fields } = sent;
  const customer = sent.for ?? people.customer;
  const quote = {
    chave: keyOf(numerodopedido),
    itens: itens.map((line) => ({ ...tyre, ...line })),
    seller: sellerEntries[seller],
    ...(by && { customer: customerEntryOf(customer) }),
  };
  const moment = now - daysAgo * day;
  const drafted = draftOrder(quote, by ?? customer, new Date(moment));
  const dated = {
    ...drafted,
    status,
    numerodopedido,
    criadoem: moment,
    mudouem: moment,
    ...fields,
  };
  return { ...dated, indice: indexOf(dated) };
}

const { seller, customer2, pending } = people;
const address = {
  logradouro: 'RUA A',
  numero: '1',
  complemento: '',
  bairro: 'B',
  cep: '11000-000',
};
const inSantos: User = {
  ...people.customer,
  endereco: { ...address, cidade: 'SANTOS', estado: 'SP' },
};
const approved = {
  campo: 'status',
  ...{ de: 'Pendente', para: 'Aprovado', em: now, por: { uid: 'admin' } },
} as unknown as OrderChange;

const few: Order[] = [
  order(1, { itens: [tyre, { ...tube, quantity: 4 }] }),
  order(2, {
    by: seller,
    daysAgo: 3,
    itens: [{ preco_venda: 80 }, tube, { ...tube, quantity: 1 }],
  }),
  order(3, {
    ...{ for: customer2, seller: 'seller2', status: 'Aprovado', daysAgo: 1 },
    fields: { historico: { a: approved }, observacao: 'Entregar cedo', referencia: 'OC 77' },
  }),
  order(4, { for: customer2, by: seller, seller: 'seller2', status: 'Excluido', daysAgo: 2 }),
  order(5, { for: seller, daysAgo: 1, itens: [tube] }),
  order(6, { for: inSantos, daysAgo: 90, itens: [{ CD_PRODUTO: '9999', observacao: 'Azul' }] }),
  order(7, { for: pending, by: seller, itens: [{ ...tube, quantity: 50 }] }),
  order(8, { daysAgo: 400, status: 'Aprovado', fields: { referencia: 'OC 8' } }),
];
const many = Array.from({ length: 1005 }, (_, at) =>
  order(1001 + at, {
    ...{ for: { ...customer2, uid: `c${at % 260}`, razaosocial: `BICI ${at % 7} LTDA` } },
    ...{ seller: 'seller2', daysAgo: 61 - (at % 60), itens: [{ quantity: 1 + (at % 5) }] },
    ...(at % 3 === 0 && { status: 'Aprovado' as const }),
  }),
);
const orders = [...few, ...many];

const credit = {
  ...{ em: now, limite: 10_000, aberto: 5000, vencido: 100, bloqueado: true },
  motivo: 'cheque devolvido',
};
const bills = [{ numero: '7', vencimento: '2026-12-01', valor: 5000 }];

let stack: OrdersCopied;
let server: Server;
let real: AxiosInstance;
let standIn: AxiosInstance;
beforeAll(async () => {
  // Both answer about the same moment.
  vi.useFakeTimers({ toFake: ['Date'], now });
  stack = await startOrdersCopied();
  vi.spyOn(auth(), 'verifyIdToken').mockImplementation((token) =>
    Promise.resolve({ uid: (claimsOf(token) as { sub: string }).sub } as never),
  );
  await stack.database.ref('usuarios').set(people);
  await stack.table.insertInto('categorias').values(categories).execute();
  const rows = products.map((product) => ({ ...product, ativo: true }));
  await stack.table.insertInto('produtos').values(rows).execute();
  await stack.put(orders);
  const entries = {
    customer: customerEntryOf(people.customer),
    customer2: customerEntryOf(customer2),
  };
  await stack.database.ref('clientes').set(JSON.parse(JSON.stringify(entries)) as object);
  await stack.table
    .transaction()
    .execute((transaction) =>
      saveCredits(transaction, [{ ...credit, cnpj: '11222333000181', titulos: bills }]),
    );
  // An endpoint waits for two seconds only.
  await catchUp(stack.database, (query) => query(stack.table), Infinity);
  server = createServer(createApp()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  real = axios.create({ baseURL: `http://127.0.0.1:${port}/api`, adapter: 'http' });

  const endpoints = new Endpoints();
  endpoints.reset(products, categories);
  endpoints.credits.set('customer', { uid: 'customer', ...credit, titulos: bills });
  endpoints.orders = () => Promise.resolve(orders);
  endpoints.userOf = (uid) => Promise.resolve({ ...people[uid as Person], uid });
  standIn = axios.create({ baseURL: '/api', adapter: endpoints.adapter });
});
afterAll(async () => {
  vi.useRealTimers();
  server.close();
  await once(server, 'close');
  await stack.close();
});

async function ask(
  client: AxiosInstance,
  [path, who, limit, method = 'GET']: Case,
  after?: string,
) {
  const answer: AxiosResponse<unknown> = await client
    .request({
      url: path,
      method,
      headers: {
        ...(who !== 'nobody' && { Authorization: `Bearer ${forgeToken({ sub: who })}` }),
        ...(limit !== undefined && { [limitHeader]: limit }),
      },
      params: { depois: after },
    })
    .catch((error: unknown) => {
      if (error instanceof AxiosError && error.response) return error.response;
      throw error;
    });
  const { status, data } = answer;
  const total: unknown = answer.headers[totalHeader.toLowerCase()];
  // The stand-in's other refusals have no sentence, because the app words them itself.
  const body = status === 200 || status === 400 ? data : undefined;
  return { status, total, body };
}

/** The sellers' sums have no promised order, and the text of `proximo` is the endpoint's own. */
function comparable(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return {
    ...body,
    ...('vendedores' in body && { vendedores: new Set(body.vendedores as object[]) }),
    ...('proximo' in body && { proximo: body.proximo !== null }),
  };
}

const isoDay = (daysAgo: number) =>
  dateInSaoPaulo(new Date(now - daysAgo * day))
    .split('/')
    .reverse()
    .join('-');
const dated = ([path, ...rest]: Case): Case => [
  path
    .replaceAll('{hoje}', isoDay(0))
    .replaceAll('{ontem}', isoDay(1))
    .replaceAll('{agora}', String(now)),
  ...rest,
];

describe.each(Object.entries(cases))('§7 endpoints and their stand-in: %s', (_, asked) => {
  test.each(asked)('%s as %s, %s rows', async (...one) => {
    const [answer, expected] = await Promise.all([ask(standIn, dated(one)), ask(real, dated(one))]);
    expect({ ...answer, body: comparable(answer.body) }).toEqual({
      ...expected,
      body: comparable(expected.body),
    });
  });
});

describe('§7 endpoints and their stand-in: page after page', () => {
  test.each(paged)('%s as %s', async (...one) => {
    const pagesOf = async (client: AxiosInstance) => {
      const bodies: unknown[] = [];
      for (let depois: string | null | undefined; depois !== null;) {
        const { body } = await ask(client, one, depois);
        bodies.push(comparable(body));
        depois = (body as { proximo: string | null }).proximo;
      }
      return bodies;
    };
    const pages = await pagesOf(standIn);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages).toEqual(await pagesOf(real));
  });
});
