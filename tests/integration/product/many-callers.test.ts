import { createHash } from 'node:crypto';
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import type { Product } from '../../../domain/product/product';
import { limitHeader, maxProductsInBrowser, totalHeader } from '../../../domain/query-limits';
import { startOrdersCopied, type OrdersCopied } from '../../support/data/orders-copied';
import { people } from '../../support/data/people';
import { startRealPostgres } from '../../support/real-postgres';
import { serveApp } from '../../support/functions/served-app';

const count = 20_000;

let stack: OrdersCopied;
let app: Awaited<ReturnType<typeof serveApp>>;
beforeAll(async () => {
  stack = await startOrdersCopied(startRealPostgres);
  app = await serveApp();
  await stack.database.ref('usuarios').set(people);
  const category = { CD_GRUPO: 'PNEU', DESCRICAO: 'Pneus' };
  await stack.table.insertInto('categorias').values(category).execute();
  for (let first = 1; first <= count; first += 5_000) {
    const products = Array.from({ length: 5_000 }, (_, at) => productOf(first + at));
    await stack.table.insertInto('produtos').values(products).execute();
  }
});
afterAll(async () => {
  await app.close();
  await stack.close();
});

const productOf = (number: number) => ({
  CD_PRODUTO: String(10_000 + number),
  DESCRICAO: `PNEU ${createHash('md5').update(String(number)).digest('hex')} ARO 29`,
  CD_GRUPO: 'PNEU',
  preco_venda: number / 100,
  estoque_saldo: number % 50,
  ativo: true,
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks like a browser: compressed, and with a limit. */
function ask(path: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        ...{ host: '127.0.0.1', port: app.port, path: `/api${path}`, agent: false },
        headers: {
          Authorization: 'Bearer admin',
          'Accept-Encoding': 'gzip',
          [limitHeader]: String(maxProductsInBrowser),
          ...headers,
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

const productsOf = ({ body }: Answer) => JSON.parse(gunzipSync(body).toString()) as Product[];

test('§7 80 callers get the whole product list at once', async () => {
  const answers = await Promise.all(Array.from({ length: 80 }, () => ask('/produtos')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(productsOf(answers[79] as Answer)).toHaveLength(count);
  expect(answers[0]?.headers).toMatchObject({
    [totalHeader.toLowerCase()]: String(count),
    'content-encoding': 'gzip',
    vary: 'X-Limite, Accept-Encoding',
  });
});

test('§7 a browser with the current list gets no body', async () => {
  const { headers } = await ask('/produtos');
  const again = await ask('/produtos', { 'If-None-Match': headers.etag ?? '' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('§7 the list is kept for some seconds, but not beyond the next taken list', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const firstPrice = async () => productsOf(await ask('/produtos')).find(isFirst)?.preco_venda;
  expect(await firstPrice()).toBe(0.01);
  await setPrice(7);
  expect(await firstPrice()).toBe(0.01);
  vi.setSystemTime(Date.now() + 5_000);
  expect(await firstPrice()).toBe(7);
  await setPrice(9);
  const list = { por: null, nome: 'Ana', arquivo: 'lista.csv', versao: '9', ativos: count };
  await stack.table
    .insertInto('listasdeprodutos')
    .values({ ...list, produtos: '[]' })
    .execute();
  expect(await firstPrice()).toBe(9);
});

const isFirst = ({ CD_PRODUTO }: Product) => CD_PRODUTO === productOf(1).CD_PRODUTO;
const setPrice = (preco_venda: number) =>
  stack.table
    .updateTable('produtos')
    .set({ preco_venda })
    .where('CD_PRODUTO', '=', productOf(1).CD_PRODUTO)
    .execute();
