import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { projectId } from '../../../emulators/ports';
import { startPostgres } from '../../../emulators/postgres/server';
import { sampleDatabase } from '../../../emulators/sample/database';
import { projectRoot } from '../../../emulators/start/project-root';
import { saveChecks } from '../../../functions/src/order/check/saved-checks';
import { recount as recountAll } from '../../../functions/src/commands/recount/recount';
import { withFirebase } from '../../../functions/src/commands/with-firebase';
import { openPostgres } from '../../../functions/src/postgres/connection';
import { migrate } from '../../../functions/src/postgres/migrate';
import type { User } from '../../../domain/people/user';
import { headFields, type OrderHead } from '../../../domain/order/head';
import type { Order } from '../../../domain/order/order';
import { anOrder } from '../../support/data/an-order';
import { people } from '../../support/data/people';
import { draft, sellerEntries, world } from '../../support/data/world';
import { sellerAct } from '../../../domain/outbox/act';
import { startBrowsers, type Browsers } from '../../support/run/browsers';
import { fetchAnew } from '../../support/fetch-anew';

let browsers: Browsers;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  browsers = await startBrowsers();
  postgres = await startPostgres({ port: 0 });
  await migrate(postgres.url);
});
afterAll(() => Promise.all([browsers.close(), postgres.close()]));

const functions = join(projectRoot, 'functions');
// Not in lib, which other tests build at the same time, but where Node finds the functions' packages.
const bundle = join(functions, 'node_modules/.cache/recount-test');
beforeAll(() =>
  execa('npm', ['run', 'build', '--', '--dir', bundle, '--cleanDir'], { cwd: functions }),
);

const environment = (productTable = postgres.url) => ({
  PRODUCT_TABLE_URL: productTable,
  FIREBASE_DATABASE_URL: `http://127.0.0.1:${browsers.port}?ns=${projectId}`,
  FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${browsers.port}`,
  GCLOUD_PROJECT: projectId,
});

const run = (command: string) =>
  execa('node', [join(bundle, `commands/${command}.js`)], { env: environment() });

/** In this process, because a process of its own takes most of a test's time. */
async function recount(productTable?: string): Promise<{ stdout: string }> {
  for (const [name, value] of Object.entries(environment(productTable))) vi.stubEnv(name, value);
  return { stdout: await withFirebase(recountAll) };
}
afterEach(() => void vi.unstubAllEnvs());

const put = (tree: object) => browsers.direct.set('', tree);

const everything = () => browsers.direct.get('');

/** The same order as it was stored before the rules checked its total, date and index. */
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

interface Account {
  senha?: { senha: string };
  email?: string;
}

describe('npm run recount', () => {
  test('rebuilds the values derived from orders and users', async () => {
    const full = sampleDatabase(new Date());
    const { usuarios, pedidos } = full as { usuarios: object; pedidos: Record<string, Order> };
    const older = Object.entries(pedidos).map(([key, order]) => [key, beforeTheRules(order)]);
    const imported = { usuarios, pedidos: Object.fromEntries(older) as object };
    await put(imported);

    const { stdout } = await run('recount');
    expect(stdout).toMatch(
      /^Contados 64 pedidos e \d+ cadastros aprovados\.\nPassados à forma de hoje: 64 pedidos\.\nGravados 64 cabeçalhos\.\nGravados \d+ endereços aprovados\.\n/,
    );

    const stored = await everything();
    const { envios: _sent, vendedores: _sellers, condicoes: _terms, ...derived } = full;
    const { codigocliente: _c, codigovendedor: _v, contas, ...expected } = derived;
    const addresses = Object.entries(contas as Record<string, Account>).flatMap(
      ([uid, { email }]) => (email ? [[uid, { email }]] : []),
    );
    const due = { ...expected, contas: Object.fromEntries(addresses) as object };
    expect(undated(stored)).toEqual(undated(due));
  });

  test('migrates an installation of the original, which stored the specification’s nodes', async () => {
    await put(originalDatabase);
    expect((await recount()).stdout).toMatch(/^Contados 2 pedidos e 2 cadastros aprovados\.\n/);
    const stored = withoutLists(await everything()) as Record<string, Record<string, unknown>>;
    expect(stored['pedidos']).toMatchObject({
      1: {
        ...{ centavos: 30, linhas: 1, itens: { 0: { ...tyre, linha: 0, soma: 30 } } },
        quando: { ano: 2024, mes: 2, dia: 2, hora: 10, minuto: 0, segundo: 0 },
        indice: {
          ...{ vendedor: 'vera Aprovado', cliente: 'ana Aprovado' },
        },
      },
      2: { indice: { vendedor: 'vera Pendente' } },
    });
    expect(stored['usuarios']).toMatchObject({
      ana: { indice: { codigo: 'cliente aprovado 10000000001' } },
      vera: { indice: { codigo: 'vendedor aprovado 10000000001' } },
    });
    // Only where the administrator reads it (decision 1).
    expect(stored['contas']).toEqual({
      ana: { email: 'ana@bici.com' },
      vera: { senha: { senha: 'segredo da vera' }, email: 'vera@mmv.com' },
    });
    expect(JSON.stringify({ ...stored, contas: {} })).not.toMatch(/"senha"|segredo/);
    expect(stored).toMatchObject({
      ...{ numerodopedido: 2, totalorcamento: 0.6 },
      resumopedidos: { Aprovado: { centavos: 30 }, Pendente: { centavos: 30 } },
    });
    expect((await recount()).stdout).toContain('Passados à forma de hoje: 0 pedidos.');
    expect(withoutLists(await everything())).toEqual(stored);
  });

  test('takes a password out of the record, and keeps the newer one', async () => {
    const full = sampleDatabase(new Date()) as { usuarios: Record<string, object> };
    const vendedor = { ...full.usuarios['vendedor'], senha: 'a de antes' };
    await put({ ...full, usuarios: { ...full.usuarios, vendedor } });
    expect((await recount()).stdout).toContain('\nSenhas guardadas na forma de hoje: 1.\n');
    expect(undated(await everything())).toEqual(undated(full));
  });

  test('moves old nodes to their new place; another command then removes them', async () => {
    const full = sampleDatabase(new Date()) as { contas: Record<string, Account> };
    const accounts = Object.entries(full.contas);
    const passwords = accounts.flatMap(([uid, { senha }]) => (senha ? [[uid, senha.senha]] : []));
    const person = { uid: 'admin', nome: 'A' };
    const approval = (acao: string, em: number) => ({ acao, em, por: person });
    const contact = {
      por: person,
      em: 7,
      anterior: '',
      antes: { nome: 'A' },
      depois: { nome: 'B' },
    };
    const list = { nome: 'Segunda', linhas: 1, em: 1, mudanca: 'k', anterior: '' };
    const { estoque_saldo: _stock, ...line } = tyre;
    const check = {
      ...{ em: 1_700_000_000_000, itens: 1, codigo: 0, nome: 1, preco: 0, estoque: 0 },
      ...{ primeiro: true, vezes: 4 },
    };
    const old = {
      senhas: Object.fromEntries(passwords) as object,
      senhasgravadas: { vendedor: 1_700_000_000_000 },
      emailsaprovados: Object.fromEntries(
        accounts.map(([uid, { email }]) => [uid, email]),
      ) as object,
      sessoesdesde: { admin: 1_700_000_000 },
      ritmodecadastros: 1_700_000_000_000,
      pedidosvistos: { admin: 60, vendedor: 50 },
      aprovacoes: { cliente: { a: approval('aprovar', 5), b: approval('reprovar', 6) } },
      ultimasaprovacoes: { cliente: { em: 6, vezes: 2 } },
      alteracoes: { cliente: { linhas: { c: contact }, ultima: 'c' } },
      ultimosenvios: { cliente: 1_700_000_000_000 },
      comprados: { cliente: { 1001: { quantidade: 2, vezes: 1, em: 1, pedido: 1, linha: 0 } } },
      carteiras: { vendedor: { cliente: { abertos: 1 } } },
      resumomeses: { '11-2026': { Pendente: { quantidade: 1, centavos: 1 } } },
      conferencias: { 1: { em: 7, itens: 2, preco: 2 }, 64: check, lixo: 'x' },
    };
    const visoes = { vendedor: { vistos: 64 } };
    // Changes since today's rules: an approval, a list and another password.
    const since = {
      historicos: {
        cliente: {
          aprovacoes: { d: approval('aprovar', 9) },
          ritmo: { linha: 'd', em: 9, vezes: 1 },
        },
      },
      contas: { vendedor2: { senha: { senha: 'a de agora', em: 9 } } },
    };
    await put({
      ...{ ...full, ...old, ...since, visoes },
      listas: { cliente: { nomes: { 0: { ...list, nome: 'Nova' } }, 0: list, 3: list } },
      linhasdelistas: { cliente: { 0: [line], 3: [line] } },
    });
    const clean = () => run('remove-old-nodes');
    const table = openPostgres(postgres.url);
    onTestFinished(() => table.destroy());
    const later = { ...check, em: check.em + 1, itens: 9 };
    await saveChecks(table, new Map([[64, later]]));
    await expect(clean()).rejects.toThrow(
      /Nada foi removido: a senha de \w+ está na forma antiga.*a aprovação de cliente .*a lista de cliente /,
    );

    await recount();
    const checks = table.selectFrom('conferencias').selectAll().orderBy('numeropedido');
    const nothing = { codigo: 0, nome: 0, estoque: 0, primeiro: false, vezes: 0 };
    // The earlier comparison is nearest to the prices that the customer saw.
    expect(await checks.execute()).toEqual([
      { numeropedido: 1, conferencia: { em: 7, itens: 2, preco: 2, ...nothing } },
      { numeropedido: 64, conferencia: check },
    ]);
    const due = {
      ...full,
      visoes: { admin: { vistos: 60 }, vendedor: { vistos: 64 } },
      cadastros: { ritmo: old.ritmodecadastros },
      contas: {
        ...Object.fromEntries(
          accounts.map(([uid, { senha, email }]) => [
            uid,
            { ...(senha && { senha: { senha: senha.senha } }), email },
          ]),
        ),
        admin: { ...full.contas['admin'], desde: 1_700_000_000 },
        vendedor: {
          ...full.contas['vendedor'],
          senha: { senha: full.contas['vendedor']?.senha?.senha, em: old.senhasgravadas.vendedor },
        },
        vendedor2: { ...full.contas['vendedor2'], ...since.contas.vendedor2 },
      },
      historicos: {
        cliente: {
          aprovacoes: { ...old.aprovacoes.cliente, ...since.historicos.cliente.aprovacoes },
          ritmo: { linha: 'd', em: 9, vezes: 3 },
          contatos: { c: contact },
          contato: 'c',
        },
      },
      listas: {
        cliente: {
          nomes: [{ ...list, nome: 'Nova' }, list, null, list],
          linhas: [null, [line], null, [line]],
        },
      },
    };
    expect(undated(await everything())).toEqual(undated({ ...due, ...old }));
    await recount();
    expect(undated(await everything())).toEqual(undated({ ...due, ...old }));
    await table.deleteFrom('conferencias').where('numeropedido', '=', 1).execute();
    await expect(clean()).rejects.toThrow(
      /Nada foi removido: 1 conferência não está no PostgreSQL/,
    );
    const copied = await run('copy-orders');
    expect(copied.stdout).toBe('Copiados 64 pedidos para o PostgreSQL. Levadas: 2 conferências.');
    expect((await clean()).stdout).toMatch(/^Removidos os dados de versões anteriores: /);
    expect(undated(await everything())).toEqual(undated(due));
    expect((await clean()).stdout).toMatch(/^Removidos/);
  });

  test('removes nothing old while the copy of the orders lacks some', async () => {
    await put(sampleDatabase(new Date()));
    await recount();
    await put({
      ...sampleDatabase(new Date()),
      resumopedidos: { Pendente: { quantidade: 1, centavos: 1 } },
    });
    await expect(run('remove-old-nodes')).rejects.toThrow(
      'os pedidos Pendente da cópia e das somas diferem',
    );
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

  test('leaves lines without names alone', async () => {
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

  test('corrects faults that earlier rules allowed, and names them', async () => {
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

  test('dates its writes, and records without a known last change', async () => {
    const { pedidos, ...rest } = sampleDatabase(new Date()) as { pedidos: Record<string, Order> };
    const { 7: seventh, 8: eighth } = pedidos;
    if (!seventh || !eighth) throw new Error('no such sample orders');
    const { mudouem: _none, ...older } = eighth;
    await put({ ...rest, pedidos: { ...pedidos, 7: { ...seventh, centavos: 1 }, 8: older } });
    const begun = Date.now();
    expect((await recount()).stdout).toContain('Passados à forma de hoje: 2 pedidos.');
    const { pedidos: stored, cabecalhos } = withoutLists(await everything()) as Trees;
    expect(stored[7]?.['mudouem']).toBeGreaterThanOrEqual(begun);
    expect(stored[8]?.['mudouem']).toBeGreaterThanOrEqual(begun);
    expect(stored[9]?.['mudouem']).toBe(pedidos['9']?.mudouem);
    for (const [number, order] of Object.entries(stored)) {
      expect(cabecalhos[number]?.['mudouem']).toBe(order['mudouem']);
    }
  });

  test('takes away the keys that lists no longer ask for', async () => {
    const full = sampleDatabase(new Date());
    const { pedidos, cabecalhos } = full as Record<string, Record<string, Order>>;
    const older = { carteira: 'a b Pendente', valor: 'Pendente 10000000030' };
    const keyed = (records: Record<string, Order> = {}) => ({
      ...records,
      7: { ...records['7'], indice: { ...records['7']?.indice, ...older } },
    });
    await put({ ...full, pedidos: keyed(pedidos), cabecalhos: keyed(cabecalhos) });
    expect((await recount()).stdout).toContain('Passados à forma de hoje: 1 pedido.');
    expect(undated(await everything())).toEqual(undated(full));
  });

  test('gives orders of the original a head, by which they are found and can be moved', async () => {
    await put(originalDatabase);
    expect((await recount()).stdout).toContain('\nGravados 2 cabeçalhos.\n');
    const asked = 'orderBy="indice/vendedor"&equalTo="vera Pendente"';
    const url = `http://127.0.0.1:${browsers.port}/cabecalhos.json?ns=${projectId}&${asked}`;
    const found = await fetchAnew(url, { headers: { Authorization: 'Bearer owner' } });
    expect(await found.json()).toEqual({
      2: {
        ...{ numerodopedido: 2, data: '03/03/2024', hora: '10:00:00', status: 'Pendente' },
        ...{ total: 0.3, centavos: 30, linhas: 1, vendedor: 'Vera', idvendedor: 'vera' },
        criadoem: Date.UTC(2024, 2, 3, 13),
        cliente: { uid: 'ana', nome: 'Ana', razaosocial: 'BICI LTDA', permissao: 'cliente' },
        mudouem: expect.any(Number) as unknown,
        indice: {
          ...{ vendedor: 'vera Pendente', cliente: 'ana Pendente' },
        },
      },
    });

    const vera: User = { ...people.seller, uid: 'vera', nome: 'Vera', email: 'vera@mmv.com' };
    const { moveOrder, newestOrders, ordersOfSeller } = await browsers.open('vera', vera.email);
    const pending = newestOrders(ordersOfSeller('vera', 'Pendente'));
    const order = await new Promise<Parameters<typeof moveOrder>[0] | undefined>(
      (resolve, reject) => pending.watch(({ items }) => resolve(items[0]), reject),
    );
    if (!order) throw new Error('not in the list');
    await moveOrder(order, 'aprovar', vera);
    expect(await browsers.direct.get('pedidos/2/status')).toBe('Aprovado');
    expect(await browsers.direct.get('cabecalhos/2')).toMatchObject({
      status: 'Aprovado',
      mudouem: await browsers.direct.get('pedidos/2/mudouem'),
      mudanca: await browsers.direct.get('pedidos/2/mudanca'),
      indice: { vendedor: 'vera Aprovado' },
    });
  });

  test('lets the administrator hand on an order of the original', async () => {
    const { admin, seller2 } = people;
    const { usuarios, vendedores } = originalDatabase;
    await put({
      ...originalDatabase,
      usuarios: { ...usuarios, admin, seller2 },
      vendedores: { ...vendedores, ...sellerEntries },
    });
    await recount();
    expect(await browsers.direct.get('representantes')).toEqual({ ana: { vera: true } });
    const { changeOrder } = await browsers.open(admin.uid, admin.email);
    const asked = { id: crypto.randomUUID(), pedidoem: Date.now() };
    const order = anOrder({ numerodopedido: 2 });
    await changeOrder(sellerAct(order, sellerEntries.seller2, asked), admin);
    // Another recount removes no customer's marker.
    await recount();
    expect(await browsers.direct.get('representantes')).toEqual({
      ana: { vera: true, seller2: true },
    });
    expect(await browsers.direct.get('cabecalhos/2/idvendedor')).toBe('seller2');
  });

  test('writes only different heads, and removes those without an order', async () => {
    const full = sampleDatabase(new Date()) as { cabecalhos: Record<string, OrderHead> };
    const { 8: _missing, ...heads } = full.cabecalhos;
    const [first, last] = [heads['1'], heads['64']];
    await put({
      ...full,
      cabecalhos: { ...heads, 7: { ...heads['7'], total: 1 }, 64: { ...last, x: 1 }, 65: first },
    });
    expect((await recount()).stdout).toMatch(
      /\nPassados à forma de hoje: 0 pedidos\.\nGravados 3 cabeçalhos\.\n/,
    );
    expect(withoutLists(await everything())).toEqual(withoutLists(plain(full)));
  });

  test('a damaged order has a head without the missing fields', async () => {
    const full = sampleDatabase(new Date()) as { pedidos: Record<string, Order> };
    const { 7: seven, 8: eight } = full.pedidos;
    if (!seven || !eight) throw new Error('no such sample orders');
    const { linhas: _l, cliente, ...seventh } = seven;
    const { cliente: _c, referencia: _r, ...eighth } = eight;
    await put({
      ...full,
      pedidos: {
        7: { ...seventh, itens: 'PNEU', cliente: { ...cliente, nome: null } },
        8: { ...eighth, itens: [null, { ...eighth.itens[0], observacao: 'a preta' }] },
      },
    });
    await recount();
    const { pedidos, cabecalhos } = withoutLists(await everything()) as Trees;
    for (const number of ['7', '8']) {
      const order = pedidos[number] as Record<string, unknown>;
      const { recado: _n, cliente: who = {}, ...head } = cabecalhos[number] ?? {};
      expect(order).toMatchObject(head);
      expect(order['cliente'] ?? {}).toMatchObject(who as object);
      expect(Object.keys(head)).toEqual(
        expect.arrayContaining(headFields.filter((field) => field in order)),
      );
    }
    expect(Object.keys(cabecalhos)).toEqual(['7', '8']);
    expect(cabecalhos['7']).not.toHaveProperty('linhas');
    expect(cabecalhos['7']?.['cliente']).not.toHaveProperty('nome');
    expect(cabecalhos['8']).not.toHaveProperty('cliente');
    expect(cabecalhos['8']).toHaveProperty('recado', true);
    const before = await everything();
    expect((await recount()).stdout).not.toContain('Gravados');
    expect(await everything()).toEqual(before);
  });

  test('rebuilds the copy in PostgreSQL, as npm run copy-orders does', async () => {
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
    const { stdout } = await run('copy-orders');
    expect(stdout).toBe(
      'Copiados 2 pedidos para o PostgreSQL. Não puderam ser lidos os pedidos 65.',
    );
    expect((await copiedTotals()).map(([number]) => number)).toEqual([7, 64]);
  });

  test('counts without PostgreSQL too, and says what was not done', async () => {
    await put(sampleDatabase(new Date()));
    for (const url of ['', 'postgres://postgres@127.0.0.1:1/postgres']) {
      const { stdout } = await recount(url);
      expect(stdout).toMatch(
        /^Contados 64 pedidos .*\n.*\nA cópia dos pedidos não foi refeita\. .+\. Tente de novo com npm run copy-orders\.$/,
      );
    }
  });

  test('leaves out an order that the SDK can’t read, and names it', async () => {
    const { pedidos, usuarios } = sampleDatabase(new Date()) as Trees & { usuarios: object };
    const historico = { hasOwnProperty: { em: 1 } };
    await put({ usuarios, pedidos: { ...pedidos, 7: { ...pedidos['7'], historico } } });
    const { stdout } = await recount();
    expect(stdout).toMatch(/^Contados 63 pedidos /);
    expect(stdout).toContain('O pedido 7 não pôde ser lido e ficou fora das somas');
    expect(stdout).toContain('Não puderam ser lidos os pedidos 7.');
  });

  test('runs beside 20 ordering customers: every quote is stored, and all sums match', async () => {
    const senders = Array.from({ length: 20 }, (_, at) => {
      const uid = `sender${at}`;
      return { ...people.customer, uid, email: `${uid}@bici.com.br` };
    });
    const byUid = Object.fromEntries(senders.map((sender) => [sender.uid, sender]));
    await browsers.direct.set('', { ...world(), usuarios: { ...people, ...byUid } });
    const clients: Awaited<ReturnType<Browsers['open']>>[] = [];
    for (const { uid, email } of senders) clients.push(await browsers.open(uid, email));

    const counting = run('recount');
    // The second quote waits for its sender's pause, so that it arrives during the recount.
    const sending = clients.map(async ({ createOrder }, at) => {
      const sender = senders[at] ?? people.customer;
      return [
        await createOrder(draft(sender, 100 + at)),
        await createOrder(draft(sender, 200 + at)),
      ];
    });
    const numbers = (await Promise.all(sending)).flat();
    await counting;
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => 4 + at));
    expect(await browsers.direct.get('numerodopedido')).toBe(3 + numbers.length);
    // Another recount, while nobody orders, has nothing to correct.
    const { totalorcamento: sum, ...before } = (await everything()) as Record<string, unknown>;
    await recount();
    const { totalorcamento, ...after } = (await everything()) as Record<string, unknown>;
    expect(totalorcamento).toBeCloseTo(Number(sum));
    expect(undated(after)).toEqual(undated(before));
  });

  test('leaves a counter alone that is ahead of the orders', async () => {
    await put({ ...sampleDatabase(new Date()), numerodopedido: 70 });
    await recount();
    expect(await browsers.direct.get('numerodopedido')).toBe(70);
  });

  test('refuses an unknown status', async () => {
    const { pedidos } = sampleDatabase(new Date()) as { pedidos: Record<string, Order> };
    const imported = { pedidos: { 7: { ...pedidos['7'], status: 'Cancelado' } } };
    await put(imported);
    await expect(recount()).rejects.toThrow('o pedido 7 tem um status desconhecido, "Cancelado"');
  });
});

async function copiedTotals(): Promise<[number, number][]> {
  const table = openPostgres(postgres.url);
  try {
    const rows = await table.selectFrom('pedidos').selectAll().orderBy('numeropedido').execute();
    return rows.map(({ numeropedido, total_centavos }) => [numeropedido, total_centavos]);
  } finally {
    await table.destroy();
  }
}

type Trees = Record<'pedidos' | 'cabecalhos', Record<string, Record<string, unknown>>>;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Without the times of the last change, which a recount sets. */
function undated(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(withoutLists(value), (name, child: unknown) =>
      name === 'mudouem' ? undefined : child,
    ),
  );
}

/** The database returns integer keys as a list. */
function withoutLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Record<string, unknown>).filter(
    ([, child]) => child !== null,
  );
  return Object.fromEntries(entries.map(([key, child]) => [key, withoutLists(child)]));
}
