import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startDatabase } from 'realtime-database-local';
import { projectId } from '../../../emulators/ports';
import { startProductTable } from '../../../emulators/product-table/server';
import { sampleDatabase } from '../../../emulators/sample/database';
import { projectRoot } from '../../../emulators/start/project-root';
import { openProductTable } from '../../../functions/src/product/table/connection';
import { migrate } from '../../../functions/src/product/table/migrate';
import type { Order } from '../../../domain/order/order';
import { fetchAnew } from '../../support/fetch-anew';

type Server = Awaited<ReturnType<typeof startDatabase>>;

let server: Server;
let postgres: Awaited<ReturnType<typeof startProductTable>>;
beforeAll(async () => {
  server = await startDatabase({ port: 0, projectId, rulesFile: 'database.rules.json' });
  postgres = await startProductTable({ port: 0 });
  await migrate(postgres.url);
});
afterAll(() => Promise.all([server.close(), postgres.close()]));

const functions = join(projectRoot, 'functions');
// Beside lib, which other tests build at the same time, and where the functions' packages are found.
const bundle = join(functions, 'node_modules/.cache/recount-test');
beforeAll(() =>
  execa('npm', ['run', 'build', '--', '--dir', bundle, '--cleanDir'], { cwd: functions }),
);

const recount = (env = { PRODUCT_TABLE_URL: postgres.url }) => run('recount', env);

const run = (command: string, env: Record<string, string>) =>
  execa('node', [join(bundle, `commands/${command}.js`)], {
    env: {
      ...env,
      FIREBASE_DATABASE_URL: `http://127.0.0.1:${server.port}?ns=${projectId}`,
      FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${server.port}`,
      GCLOUD_PROJECT: projectId,
    },
  });

const headers = { Authorization: 'Bearer owner' };
const url = () => `http://127.0.0.1:${server.port}/.json?ns=${projectId}`;

const put = (tree: object) =>
  fetchAnew(url(), { method: 'PUT', headers, body: JSON.stringify(tree) });

async function everything(): Promise<unknown> {
  return (await fetchAnew(url(), { headers })).json();
}

/** The same order as it was stored before rules knew its total, date and index. */
function beforeTheRules(order: Order): object {
  const { indice: _i, quando: _q, centavos: _c, linhas: _l, mudouem: _m, itens, ...older } = order;
  return { ...older, itens: itens.map(({ linha: _line, soma: _sum, ...line }) => line) };
}

const customer = {
  ...{ uid: 'ana', nome: 'Ana', email: 'ana@bici.com', permissao: 'cliente', analise: true },
  ...{ superUser: false, cod: 1, createat: '01/02/2024', ultimologin: '03/02/2024' },
  ...{ razaosocial: 'BICI LTDA', cnpj: '11.222.333/0001-81', celular: '(11) 99999-0000' },
  telefone: '',
  endereco: {
    ...{ logradouro: 'Rua A', numero: '1', complemento: '', bairro: 'Centro' },
    ...{ cidade: 'Santos', estado: 'SP', cep: '11000-000' },
  },
};
const tyre = {
  ...{ CD_PRODUTO: '001', DESCRICAO: 'PNEU', CD_GRUPO: 'P', preco_venda: 0.1 },
  ...{ estoque_saldo: 5, quantity: 3 },
};
const originalOrder = {
  ...{ numerodopedido: 1, data: '02/02/2024', hora: '10:00:00', status: 'Aprovado', total: 0.3 },
  ...{ vendedor: 'Vera', idvendedor: 'vera', cliente: customer, itens: [tyre] },
};
const originalDatabase = {
  usuarios: {
    ana: customer,
    vera: {
      ...{ uid: 'vera', nome: 'Vera', email: 'vera@mmv.com', permissao: 'vendedor', analise: true },
      ...{
        superUser: false,
        cod: 1,
        celular: '',
        createat: '',
        ultimologin: '',
        senha: 'segredo da vera',
      },
    },
  },
  vendedores: { vera: { value: 'vera', label: 'Vera' } },
  pedidos: {
    1: originalOrder,
    2: {
      ...{ ...originalOrder, numerodopedido: 2, status: 'Pendente', data: '03/03/2024' },
      cliente: { ...customer, senha: 'segredo da ana' },
    },
  },
  ...{ codigocliente: 1, codigovendedor: 1, numerodopedido: 2, totalorcamento: 0.6 },
};

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
    const {
      codigocliente: _c,
      codigovendedor: _v,
      conferencias: _k,
      senhas: _p,
      ...expected
    } = derived;
    expect(undated(stored)).toEqual(undated(expected));
  });

  test('takes over an installation of the original, which stored what the specification names', async () => {
    await put(originalDatabase);
    expect((await recount()).stdout).toMatch(/^Contados 2 pedidos e 2 cadastros aprovados\.\n/);
    const stored = withoutLists(await everything()) as Record<string, Record<string, unknown>>;
    expect(stored['pedidos']).toMatchObject({
      1: {
        ...{ centavos: 30, linhas: 1, itens: { 0: { ...tyre, linha: 0, soma: 30 } } },
        quando: { ano: 2024, mes: 2, dia: 2, hora: 10, minuto: 0, segundo: 0 },
        indice: {
          ...{ vendedor: 'vera Aprovado', cliente: 'ana Aprovado', mes: '02-2024' },
          ...{ carteira: 'vera ana Aprovado', valor: 'Aprovado 10000000030' },
          ...{ valorvendedor: 'vera Aprovado 10000000030', empresa: 'Aprovado bici ltda' },
        },
      },
      2: { indice: { vendedor: 'vera Pendente', mes: '03-2024' } },
    });
    expect(stored['usuarios']).toMatchObject({
      ana: { indice: { codigo: 'cliente aprovado 10000000001' } },
      vera: { indice: { codigo: 'vendedor aprovado 10000000001' } },
    });
    // Where the administrator alone reads it (decision 1), and nowhere else.
    expect(stored['senhas']).toEqual({ vera: 'segredo da vera' });
    expect(JSON.stringify({ ...stored, senhas: {} })).not.toMatch(/"senha"|segredo/);
    expect(stored).toMatchObject({
      ...{ numerodopedido: 2, totalorcamento: 0.6 },
      resumopedidos: { Aprovado: { centavos: 30 }, Pendente: { centavos: 30 } },
      resumovendedores: { vera: { Pendente: { quantidade: 1, centavos: 30 } } },
    });
    expect((await recount()).stdout).toContain('Passados à forma de hoje: 0 pedidos.');
    expect(withoutLists(await everything())).toEqual(stored);
  });

  test('takes a password out of the record, and keeps the newer one', async () => {
    const full = sampleDatabase(new Date()) as { usuarios: Record<string, object> };
    const vendedor = { ...full.usuarios['vendedor'], senha: 'a de antes' };
    await put({ ...full, usuarios: { ...full.usuarios, vendedor } });
    expect((await recount()).stdout).toContain('\nSenhas tiradas dos cadastros: 1.\n');
    expect(undated(await everything())).toEqual(undated(full));
  });

  test('run again finds nothing to do', async () => {
    await put(sampleDatabase(new Date()));
    const before = await everything();
    const { stdout } = await recount();
    expect(stdout).toMatch(
      /^.*\nPassados à forma de hoje: 0 pedidos\.\nCopiados 64 pedidos para o PostgreSQL\.$/,
    );
    expect(await everything()).toEqual(before);
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
    expect(undated(await everything())).toEqual(undated(full));
  });

  test('dates what it writes, and what nobody knows the last change of', async () => {
    const { pedidos, ...rest } = sampleDatabase(new Date()) as { pedidos: Record<string, Order> };
    const { 7: seventh, 8: eighth } = pedidos;
    if (!seventh || !eighth) throw new Error('no such sample orders');
    const { mudouem: _none, ...older } = eighth;
    await put({ ...rest, pedidos: { ...pedidos, 7: { ...seventh, centavos: 1 }, 8: older } });
    const begun = Date.now();
    expect((await recount()).stdout).toContain('Passados à forma de hoje: 2 pedidos.');
    const stored = ((await everything()) as { pedidos: Order[] }).pedidos;
    expect(stored[7]?.mudouem).toBeGreaterThanOrEqual(begun);
    expect(stored[8]?.mudouem).toBeGreaterThanOrEqual(begun);
    expect(stored[9]?.mudouem).toBe(pedidos['9']?.mudouem);
  });

  test('makes the copy in PostgreSQL anew, as npm run copy-orders does', async () => {
    const full = sampleDatabase(new Date()) as { pedidos: Record<string, Order> };
    const { 64: last, ...pedidos } = full.pedidos;
    await put({ ...full, pedidos });
    expect((await recount()).stdout).toContain('\nCopiados 63 pedidos para o PostgreSQL.');
    expect(await copiedTotals()).toEqual(
      Object.values(pedidos).map(({ numerodopedido, centavos }) => [numerodopedido, centavos]),
    );
    await put({
      ...full,
      pedidos: { 7: full.pedidos['7'], 64: last, 65: { status: 'Cancelado' } },
    });
    const { stdout } = await run('copy-orders', { PRODUCT_TABLE_URL: postgres.url });
    expect(stdout).toBe(
      'Copiados 2 pedidos para o PostgreSQL. Não puderam ser lidos os pedidos 65.',
    );
    expect((await copiedTotals()).map(([number]) => number)).toEqual([7, 64]);
  });

  test('without PostgreSQL counts all the same, and says what wasn’t done', async () => {
    await put(sampleDatabase(new Date()));
    for (const url of ['', 'postgres://postgres@127.0.0.1:1/postgres']) {
      const { stdout } = await recount({ PRODUCT_TABLE_URL: url });
      expect(stdout).toMatch(
        /^Contados 64 pedidos .*\n.*\nA cópia dos pedidos não foi refeita \(.+\)\. Tente de novo com npm run copy-orders\.$/,
      );
    }
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

async function copiedTotals(): Promise<[number, number][]> {
  const table = openProductTable(postgres.url);
  try {
    const rows = await table.selectFrom('pedidos').selectAll().orderBy('numeropedido').execute();
    return rows.map(({ numeropedido, total_centavos }) => [numeropedido, total_centavos]);
  } finally {
    await table.destroy();
  }
}

/** Without the moments of the last change, which a recount makes. */
function undated(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(withoutLists(value), (name, child: unknown) =>
      name === 'mudouem' ? undefined : child,
    ),
  );
}

/** Integer keys come back as a list. */
function withoutLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Record<string, unknown>).filter(
    ([, child]) => child !== null,
  );
  return Object.fromEntries(entries.map(([key, child]) => [key, withoutLists(child)]));
}
