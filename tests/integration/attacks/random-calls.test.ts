import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { customerEntryOf } from '../../../domain/people/customer-entry';
import { orderStatuses } from '../../../domain/order/status';
import { createRandom } from '../../../emulators/sample/random';
import { PDFDocument } from '../../../functions/node_modules/@cantoo/pdf-lib';
import { createKey, machineRights, revokeKey } from '../../../functions/src/caller/machine-keys';
import { readCredits } from '../../../functions/src/people/credit/read-credits';
import { readTable } from '../../../functions/src/product/list/table-state';
import { aLine } from '../../support/data/an-order';
import {
  copiedOrderOf,
  startOrdersCopied,
  type OrdersCopied,
} from '../../support/data/orders-copied';
import { people } from '../../support/data/people';
import { seed } from '../../support/data/seed';
import { fetchAnew } from '../../support/fetch-anew';
import { serveApp } from '../../support/functions/served-app';
import { long } from '../../support/run/long';
import {
  approved,
  attached,
  cnpjs,
  model,
  randomCall,
  others,
  readsDocuments,
  type Materials,
} from './calls';

let stack: OrdersCopied;
let app: Awaited<ReturnType<typeof serveApp>>;
let folder: string;
const keys = { invented: `mmv_${'A'.repeat(43)}` } as Materials['keys'];
const pdfs: Materials['pdfs'] = { good: [], bad: [Buffer.from('texto'), Buffer.alloc(6_000_000)] };

async function pdf(change: (document: PDFDocument) => unknown = () => undefined) {
  const document = await PDFDocument.create();
  document.addPage();
  await change(document);
  return Buffer.from(await document.save());
}

beforeAll(async () => {
  // The clock goes on with each call, or callers would reach their limits a minute.
  vi.useFakeTimers({ toFake: ['Date'] });
  folder = await mkdtemp(join(tmpdir(), 'mmv-attacks-'));
  stack = await startOrdersCopied();
  vi.stubEnv('DOCUMENT_FOLDER', folder);
  app = await serveApp();
  for (const right of machineRights) keys[right] = await createKey(stack.table, right, right);
  keys.revoked = await createKey(stack.table, 'revoked', 'documentos');
  // The endpoints have met it before.
  await call('/pedidos/1/documentos', keys.revoked, 'x');
  await revokeKey(stack.table, 'revoked');
  pdfs.good.push(await pdf(), await pdf((one) => one.addPage()));
  pdfs.bad.push(await pdf((one) => one.addJavaScript('a', 'a()')), Buffer.alloc(0));
  pdfs.bad.push((await pdf()).subarray(0, 500));
  await stack.database.ref('usuarios').set(people);
  const entries = [people.customer, people.customer2].map((one) => [one.uid, customerEntryOf(one)]);
  const customers: unknown = JSON.parse(JSON.stringify(Object.fromEntries(entries)));
  await stack.database.ref('clientes').set(customers);
  await stack.table.insertInto('categorias').values({ CD_GRUPO: 'PNEU', DESCRICAO: '-' }).execute();
  const itens = [{ ...aLine({ CD_PRODUTO: '1001', quantity: 5 }), linha: 0, soma: 0 }];
  const orders = ['customer', 'customer2', 'pending', 'customer'].map((customer, at) => {
    const moved = { status: 'Aprovado', idvendedor: at % 2 === 0 ? 'seller' : 'seller2' } as const;
    model.orders[at + 1] = { ...moved, customer };
    const { cliente, ...order } = copiedOrderOf(at + 1, { ...moved, itens });
    return { ...order, cliente: { ...cliente, uid: customer } };
  });
  await stack.put(orders);
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
  await stack.close();
  await rm(folder, { recursive: true });
});

/** The status and the answer: JSON, or a file's hash. */
async function call(path: string, as: string, body?: Buffer | string, headers = {}) {
  const response = await fetchAnew(`http://127.0.0.1:${app.port}/api${path}`, {
    headers: { ...(as !== '' && { Authorization: `Bearer ${as}` }), ...headers },
    ...(body !== undefined && { method: 'POST', body: body as BodyInit }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('Content-Type')?.includes('json') === true;
  const hash = () => createHash('sha256').update(bytes).digest('hex');
  const answer: unknown = isJson ? JSON.parse(bytes.toString()) : hash();
  return [response.status, answer as Record<string, unknown>] as const;
}

const entriesOf = (value: unknown) =>
  Object.entries((value ?? {}) as Record<string, object | null>).filter(([, one]) => one !== null);

const odd = {
  ...{ 'Content-Encoding': 'gzip', 'Content-Type': 'application/json', 'X-Forwarded-For': '::1' },
  'X-HTTP-Method-Override': 'GET',
};
const refusal = {
  erro: {
    codigo: expect.any(String) as string,
    mensagem: expect.stringMatching(/^\p{Lu}.+\.$/u) as string,
  },
};

const filesOf = () =>
  Object.entries(model.documents)
    .filter(([, { removed, tipo }]) => !removed && tipo !== 'pix')
    .map(([key, { resumo }]) => `${key.replace(' ', '/')}-${resumo}.pdf`)
    .sort();

/** All that calls can change, as the model has it. */
async function stored() {
  const { table, database } = stack;
  const rows = await table.selectFrom('documentos').selectAll().execute();
  const alerts = await table.selectFrom('avisosdeprodutos').selectAll().execute();
  const credits = [...(await readCredits(table, cnpjs)).values()];
  const { products, versao } = await readTable(table);
  const steps = entriesOf((await database.ref('andamentos').get()).val()).flatMap(([order, one]) =>
    entriesOf((one as { eventos?: object }).eventos).map(([id, step]) => {
      const { em: _em, ...content } = step as { em: number };
      return [`${order} ${id}`, content] as const;
    }),
  );
  model.versao = versao;
  return {
    documents: Object.fromEntries(
      rows.map(({ numerodopedido, id, em, removidoem, ...row }) => [
        `${numerodopedido} ${id}`,
        { ...row, em: em.getTime(), removed: removidoem !== null },
      ]),
    ),
    steps: Object.fromEntries(steps),
    invoices: ((await database.ref('notas').get()).val() ?? {}) as Record<string, number>,
    credit: Object.fromEntries(
      credits.map(({ cnpj, credito: { em, aberto }, titulos }) => [cnpj, { em, aberto, titulos }]),
    ),
    alerts: Object.fromEntries(alerts.map(({ uid, CD_PRODUTO }) => [`${uid} ${CD_PRODUTO}`, true])),
    products: Object.fromEntries(
      products.map(({ CD_PRODUTO, estoque_saldo, ativo, multiplo }) => [
        CD_PRODUTO,
        { estoque_saldo, ativo, ...(multiplo !== undefined && { multiplo }) },
      ]),
    ),
    files: (await readdir(folder, { recursive: true })).filter((name) => name.includes('/')).sort(),
  };
}

/** What a person reads of an order's documents, of credit, alerts or the catalogue. */
async function read(who: string, order: string, id: string, place: number) {
  const path = [
    ...[`/documentosdopedido?pedido=${order}`, `/documento?pedido=${order}&id=${id}`],
    ...['/creditodeclientes?clientes=customer,customer2,pending', '/avisosdeprodutos', '/produtos'],
  ][place];
  const [status, answer] = await call(path ?? '', who);
  return status === 200 ? answer : status;
}

/** The same by the model. */
function readable(who: string, order: string, id: string, place: number): unknown {
  if (!approved.includes(who)) return who === '' ? 401 : 403;
  const isAdmin = who === 'admin';
  const isCustomer = who.startsWith('customer');
  const documents = attached(order)
    .toSorted(([, a], [, b]) => a.em - b.em)
    .map(([key, { tipo, nome, bytes, codigo, de, em }]) => {
      const author = isCustomer ? '' : de;
      return { id: key.slice(order.length + 1), tipo, nome, bytes, codigo, de: author, em };
    });
  const file = model.documents[`${order} ${id}`];
  const isFile = file?.removed === false && file.tipo !== 'pix';
  const mayRead = readsDocuments(who, order);
  const credits = (['customer', 'customer2', 'pending'] as const).flatMap((uid) => {
    const state = model.credit[people[uid].cnpj ?? ''];
    const isShown = isAdmin || (isCustomer ? uid === who : uid !== 'pending');
    if (!state || !isShown) return [];
    const { titulos, ...amounts } = state;
    const rest = { uid, limite: 500, vencido: 0, bloqueado: true };
    const motivo = isCustomer ? '' : 'atraso';
    return [{ ...rest, motivo, ...amounts, ...((isAdmin || isCustomer) && { titulos }) }];
  });
  const alerts = Object.keys(model.alerts).filter((key) => key.startsWith(`${who} `));
  const products = Object.entries(model.products).filter(([, { ativo }]) => ativo);
  return [
    mayRead ? documents : 403,
    mayRead ? (isFile ? file.resumo : 404) : 403,
    { temdados: Object.keys(model.credit).length > 0, clientes: credits },
    alerts.map((key) => key.slice(who.length + 1)).sort(),
    products.map(([CD_PRODUTO, { ativo: _ativo, ...product }]) => {
      return { CD_PRODUTO, DESCRICAO: 'PNEU', CD_GRUPO: 'PNEU', preco_venda: 10, ...product };
    }),
  ][place];
}

test(
  '§7 random calls by everybody change and show only what they may',
  { timeout: 1_800_000 },
  async () => {
    const first = seed();
    const random = createRandom(first);
    const { between, pick } = random;
    const calls = Number(process.env['MMV_CALLS'] ?? (long ? 2000 : 300));
    let refused = 0;
    for (let at = 0; at < calls; at += 1) {
      vi.setSystemTime(Date.now() + 10_000);
      const order = String(between(1, 4));
      if (between(1, 9) === 1) {
        const status = pick([...orderStatuses, 'Aprovado', 'Aprovado', 'Aprovado'] as const);
        const moved = {
          status,
          idvendedor: pick(['seller', 'seller2', 'seller2', 'pendingSeller']),
        };
        await stack.move(Number(order), moved);
        Object.assign(model.orders[order] ?? {}, moved);
      }
      const { path, as, body, fits, apply, tally } = randomCall(random, { keys, pdfs });
      const told = `MMV_SEED=${first}, call ${at} by '${as}': ${path} ${String(body).slice(0, 900)}`;
      const isForMachines = /^\/(pedidos|credito)\b/.test(path);
      const headers = pick([
        {},
        odd,
        isForMachines ? { 'X-Chave': as, Authorization: 'admin' } : odd,
      ]);
      const times = fits && tally ? between(1, 3) : 1;
      const answers = await Promise.all(
        Array.from({ length: times }, () => call(path, as, body, headers)),
      );
      for (const [status, answer] of answers) {
        expect(fits ? status : Math.floor(status / 100), told).toBe(fits ? 200 : 4);
        if (!fits) expect(answer, told).toEqual(refusal);
      }
      if (!fits) refused += 1;
      else {
        const changes = apply?.() ?? 0;
        const sum = answers.reduce(
          (all, [, answer]) => all + Number(answer[tally ?? 'novo'] ?? 0),
          0,
        );
        expect(sum, told).toBe(changes);
      }
      const { orders: _orders, versao: _versao, ...tables } = model;
      expect(await stored(), told).toEqual({ ...tables, files: filesOf() });
      const ids = Object.keys(model.documents).filter((key) => key.startsWith(`${order} `));
      const id = pick(['m-a', ...ids.map((key) => key.slice(order.length + 1))]);
      const place = between(0, 4);
      await Promise.all(
        [...approved, pick([...others, keys.documentos])].map(async (who) =>
          expect(
            await read(who, order, id, place),
            `${who} reads ${order} ${id} after ${told}`,
          ).toEqual(readable(who, order, id, place)),
        ),
      );
    }
    console.info(`${calls} calls, ${refused} of them refused (MMV_SEED=${first})`);
  },
);
