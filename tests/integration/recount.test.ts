import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startDatabase } from 'realtime-database-local';
import { projectId } from '../../emulators/ports';
import { sampleDatabase } from '../../emulators/sample/database';
import { projectRoot } from '../../emulators/start/project-root';
import type { Order } from '../../domain/order';
import type { User } from '../../domain/user';

type Server = Awaited<ReturnType<typeof startDatabase>>;

let server: Server;
beforeAll(async () => {
  server = await startDatabase({ port: 0, projectId, rulesFile: 'database.rules.json' });
});
afterAll(() => server.close());

const functions = join(projectRoot, 'functions');
// Beside lib, which other tests build at the same time, and where the functions' packages are found.
const bundle = join(functions, 'node_modules/.cache/recount-test');
beforeAll(() =>
  execa('npm', ['run', 'build', '--', '--dir', bundle, '--cleanDir'], { cwd: functions }),
);

const recount = () =>
  execa('node', [join(bundle, 'commands/recount.js')], {
    env: {
      FIREBASE_DATABASE_URL: `http://127.0.0.1:${server.port}?ns=${projectId}`,
      FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${server.port}`,
      GCLOUD_PROJECT: projectId,
    },
  });

const headers = { Authorization: 'Bearer owner' };
const url = () => `http://127.0.0.1:${server.port}/.json?ns=${projectId}`;

const put = (tree: object) => fetch(url(), { method: 'PUT', headers, body: JSON.stringify(tree) });

async function everything(): Promise<unknown> {
  return (await fetch(url(), { headers })).json();
}

/** The same order as it was stored before rules knew its total, date and index. */
function beforeTheRules(order: Order): object {
  const { indice: _i, quando: _q, centavos: _c, linhas: _l, itens, ...older } = order;
  return { ...older, itens: itens.map(({ linha: _line, soma: _sum, ...line }) => line) };
}

/** The same order with its history as it was stored when lines had names. */
function withNames(order: Order, users: Record<string, User>): object {
  if (!order.historico) return order;
  const lines = Object.entries(order.historico).map(([id, line]) => [
    id,
    { ...line, por: { ...line.por, nome: users[line.por.uid]?.nome } },
  ]);
  return { ...order, historico: Object.fromEntries(lines) as object };
}

describe('npm run recount', () => {
  test('makes anew what is derived from orders and users', async () => {
    const full = sampleDatabase(new Date());
    const { usuarios, pedidos } = full as { usuarios: object; pedidos: Record<string, Order> };
    const older = Object.entries(pedidos).map(([key, order]) => [key, beforeTheRules(order)]);
    const imported = { usuarios, pedidos: Object.fromEntries(older) as object };
    await put(imported);

    const { stdout } = await recount();
    expect(stdout).toMatch(
      /^Contados 64 pedidos e \d+ cadastros aprovados\.\nPassados à forma de hoje: 64 pedidos\.\nGravados \d+ endereços aprovados\.\n/,
    );

    const stored = await everything();
    const { envios: _sent, vendedores: _sellers, ...derived } = full;
    const { codigocliente: _c, codigovendedor: _v, conferencias: _k, ...expected } = derived;
    expect(withoutLists(stored)).toEqual(withoutLists(expected));
  });

  test('run again finds nothing to do', async () => {
    await put(sampleDatabase(new Date()));
    const before = await everything();
    const { stdout } = await recount();
    expect(stdout).toMatch(/^.*\nPassados à forma de hoje: 0 pedidos\.$/);
    expect(await everything()).toEqual(before);
  });

  test('takes the names of the staff out of the histories, to where customers can’t read', async () => {
    const full = sampleDatabase(new Date());
    const { pedidos, usuarios, autores, ...rest } = full as {
      pedidos: Record<string, Order>;
      usuarios: Record<string, User>;
      autores: Record<string, string>;
    };
    const { vendedor2: _gone, ...people } = usuarios;
    const older = Object.entries(pedidos).map(([key, order]) => [key, withNames(order, usuarios)]);
    await put({ ...rest, usuarios: people, pedidos: Object.fromEntries(older) as object });
    const named = Object.values(pedidos).filter(({ historico }) => historico).length;

    const { stdout } = await recount();
    expect(stdout).toContain(`Passados à forma de hoje: ${named} pedidos.`);
    const stored = (await everything()) as { pedidos: object; autores: object };
    expect(withoutLists(stored.pedidos)).toEqual(withoutLists(pedidos));
    expect(JSON.stringify(stored.pedidos)).not.toContain(usuarios['admin']?.nome);
    expect(stored.autores).toEqual(autores);
    expect(Object.keys(autores)).toEqual(expect.arrayContaining(['admin', 'vendedor2']));

    expect((await recount()).stdout).toContain('Passados à forma de hoje: 0 pedidos.');
    expect(((await everything()) as typeof stored).autores).toEqual(autores);
  });

  test('leaves lines alone that name nobody', async () => {
    const { pedidos, usuarios } = sampleDatabase(new Date()) as {
      pedidos: Record<string, Order>;
      usuarios: object;
    };
    const historico = { a: { campo: 'status' }, b: { por: { nome: 'Diretoria' } } };
    await put({ usuarios, pedidos: { 7: { ...pedidos['7'], historico } } });
    await recount();
    const stored = (await everything()) as { pedidos: Record<string, Order>; autores?: object };
    expect(stored.pedidos['7']?.historico).toEqual(historico);
    expect(stored.autores).toBeUndefined();
  });

  test('puts right what the rules of before let through, and names it', async () => {
    const full = sampleDatabase(new Date());
    const { pedidos } = full as { pedidos: Record<string, Order> };
    const [forged, misdated] = [pedidos['7'], pedidos['8']];
    if (!forged || !misdated) throw new Error('no such sample orders');
    await put({
      ...full,
      pedidos: {
        ...pedidos,
        7: { ...beforeTheRules(forged), total: 1e8 },
        8: { ...beforeTheRules(misdated), data: '99/99/9999' },
      },
      totalorcamento: 177_947.340_000_000_03,
    });
    const { stdout } = await recount();
    expect(stdout).toContain('Passados à forma de hoje: 2 pedidos.');
    expect(stdout).toContain(
      `Pedido 7: o total era 100000000, a soma dos itens é ${forged.total}.`,
    );
    expect(stdout).toContain(`Pedido 8: a data era "99/99/9999", a do envio é ${misdated.data}.`);
    expect(stdout).toContain('totalorcamento era 177947.34, os pedidos somam ');
    expect(withoutLists(await everything())).toEqual(withoutLists(full));
  });

  test('refuses a status that nobody knows', async () => {
    const { pedidos } = sampleDatabase(new Date()) as { pedidos: Record<string, Order> };
    const imported = { pedidos: { 7: { ...pedidos['7'], status: 'Cancelado' } } };
    await put(imported);
    await expect(recount()).rejects.toMatchObject({
      stderr: expect.stringContaining(
        'o pedido 7 tem um status desconhecido, "Cancelado"',
      ) as unknown,
    });
  });
});

/** Integer keys come back as a list. */
function withoutLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Record<string, unknown>).filter(
    ([, child]) => child !== null,
  );
  return Object.fromEntries(entries.map(([key, child]) => [key, withoutLists(child)]));
}
