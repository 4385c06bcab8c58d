import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import express from 'express';
import { logger } from 'firebase-functions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { paths } from '../../domain/paths';
import type { Product } from '../../domain/product/product';
import { storeOnly } from '../../tests/support/functions/stored-only';
import { createApp } from './app';
import { auth } from './firebase';

let server: Server;
beforeEach(async () => {
  isPerson(true);
  server = createServer(createApp()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.spyOn(auth(), 'verifyIdToken').mockImplementation((token) =>
    token === 'expired'
      ? Promise.reject(Object.assign(new Error('Expired'), { code: 'auth/id-token-expired' }))
      : Promise.resolve({ uid: token } as never),
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  server.close();
  await once(server, 'close');
});

const person = { nome: 'Ana', email: 'ana@mmv.local', permissao: 'cliente', superUser: false };
const isPerson = (analise: boolean, fields = {}) =>
  storeOnly({ 'usuarios/ana': { ...person, analise, ...fields } });

function get(path: string, token: string) {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
}

test('§7 an address that nobody can decode is an unknown one', async () => {
  const answer = await get('/pedidos/%E0%A4%A/andamento', 'ana');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ erro: { codigo: 'nao-encontrado' } });
});

test('a caller who is not approved causes no query to PostgreSQL', async () => {
  // No server answers there, so a query fails.
  vi.stubEnv('PRODUCT_TABLE_URL', 'postgres://127.0.0.1:1/none');
  vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const failed = await get('/produtos?CD_GRUPO=A', 'ana');
  expect(await failed.json()).toMatchObject({ erro: { codigo: 'tabela-indisponivel' } });
  isPerson(false);
  expect((await get('/produtos?CD_GRUPO=A', 'ana')).status).toBe(403);
});

test('§7 a body is read only for a permitted caller, and only up to the limit of its endpoint', async () => {
  // As the platform does before it calls the app.
  const platform = express().use(
    express.json({ limit: '32mb' }),
    express.raw({ type: '*/*', limit: '32mb' }),
  );
  const around = createServer(platform.use(createApp())).listen(0, '127.0.0.1');
  await once(around, 'listening');
  const { port } = around.address() as AddressInfo;
  const parse = vi.spyOn(JSON, 'parse');
  const headers = { 'Content-Type': 'application/json' };
  const send = async (path: string, body: string, more = {}) =>
    (
      await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        body,
        headers: { ...headers, ...more },
      })
    ).status;
  const large = JSON.stringify(['x'.repeat(6_000_000)]);
  expect(await send('/produtos', large)).toBe(405);
  expect(await send('/listadeprodutos', large)).toBe(401);
  expect(await send('/listadeprodutos', large, { 'Content-Encoding': 'gzip' })).toBe(401);
  const ana = { Authorization: 'Bearer ana' };
  expect(await send('/listadeprodutos', large, ana)).toBe(403);
  isPerson(true, { superUser: true, permissao: 'superUser' });
  expect(await send('/foto?CD_PRODUTO=1', large, ana)).toBe(413);
  expect(parse.mock.calls.filter(([read]) => read.length > 1000)).toEqual([]);
  around.close();
});

test('a refused token is one line of the log, without a stack', async () => {
  const info = vi.spyOn(logger, 'info').mockReturnValue(undefined);
  expect((await get('/produtos', 'expired')).status).toBe(401);
  expect(info.mock.calls).toEqual([['GET /produtos: 401 nao-autenticado auth/id-token-expired']]);
});

test('§7 a call fails after five seconds if the database does not answer about the caller', async () => {
  const error = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  storeOnly({}, () => {
    // The request has arrived; from now on only the clock matters.
    queueMicrotask(() => void vi.advanceTimersByTimeAsync(5_000));
    return new Promise(() => undefined);
  });
  const answer = await get('/produtos', 'ana');
  vi.useRealTimers();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    erro: {
      codigo: 'sem-resposta',
      mensagem: 'Nada foi feito: o servidor demorou demais. Tente de novo em alguns minutos.',
    },
  });
  expect(error).toHaveBeenCalledOnce();
});

test('the list of a back-up is read once, and again after the next back-up', async () => {
  const backup = (em: number, itens: Partial<Product>[]) =>
    storeOnly({
      'usuarios/ana': { ...person, analise: true },
      [paths.backupMoment]: em,
      [paths.backup]: { em, itens },
    });
  const itens = (CD_PRODUTO: string) => [{ CD_PRODUTO, DESCRICAO: 'PNEU', CD_GRUPO: 'PNEU' }];
  const reads = backup(1, itens('1001'));
  const ask = async () => (await get('/puxabkp', 'ana')).json();
  expect([await ask(), await ask()]).toEqual([itens('1001'), itens('1001')]);
  expect(reads.filter((path) => path === paths.backup)).toHaveLength(1);

  backup(2, itens('1002'));
  expect(await ask()).toEqual(itens('1002'));
});
