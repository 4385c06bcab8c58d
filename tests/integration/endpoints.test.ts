import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { changeAccount, createAccounts } from '../../emulators/auth/accounts-api';
import { listMails } from '../support/mail/read-inbox';
import { ports, projectId } from '../../emulators/ports';
import { endpointsEnv } from '../../emulators/firebase/endpoints-env';
import { projectRoot } from '../../emulators/start/project-root';
import { aLine, anOrder } from '../support/data/an-order';
import { people } from '../support/data/people';
import { noOrder, storedOrder } from '../support/data/stored-order';
import { forgetOrder, storeCheck, storedCheck } from '../support/order-checks';
import { store, storeAll, stored } from '../support/stored';
import { openPostgres } from '../../functions/src/postgres/connection';
import { password } from '../../emulators/sample/people/accounts';
import { formatBRL } from '../../domain/words/money';
import type { Order } from '../../domain/order/order';
import { paths } from '../../domain/paths';
import { drawnParts } from '../../domain/product/picture';
import type { FoundNumbers } from '../../domain/order/search/filter';
import { totalHeader } from '../../domain/query-limits';
import type { BoughtProduct } from '../../domain/product/bought';
import type { OrderSums } from '../../domain/figures/chart-sums';
import type { CartLine, Product } from '../../domain/product/product';
import { call, claimsOf, forgeToken, resetByMail, signIn } from './callers';
import { startEndpointStack, type EndpointStack } from './endpoint-stack';
import { fetchAnew } from '../support/fetch-anew';

let stack: EndpointStack;
const tokens = new Map<string, string>();

beforeAll(async () => {
  stack = await startEndpointStack();
  await createAccounts([
    { localId: 'sem-registro', email: 'sem.registro@mmv.local', rawPassword: password },
  ]);
  const logins = ['admin', 'vendedor', 'vendedor.pendente', 'cliente', 'cliente2'];
  for (const login of [...logins, 'cliente.pendente', 'cliente.removido', 'sem.registro']) {
    tokens.set(login, await signIn(login));
  }
  tokens.set('a forged token', 'abc.def.ghi');
});

afterAll(() => stack.close());

/** Calls an endpoint as a sample account; 'nobody' sends no token. */
const get = (path: string, login: string, method = 'GET') => {
  const token = tokens.get(login);
  return call(`${stack.functionUrl}${path}`, { method, ...(token !== undefined && { as: token }) });
};

const aString = expect.any(String) as unknown;
const aNumber = expect.any(Number) as unknown;
const errorBody = (codigo: unknown) => ({ erro: { codigo, mensagem: aString } });

describe('§7 who may call which endpoint', () => {
  const callers = [
    'nobody',
    'a forged token',
    'sem.registro',
    'cliente.pendente',
    'cliente.removido',
    'vendedor.pendente',
    'cliente',
    'vendedor',
    'admin',
  ];
  const refused = [401, 401, 403, 403, 403, 403];
  // 400 means that the caller is permitted and only the query is missing.
  const answers: [string, number[]][] = [
    ['/categorias', [...refused, 200, 200, 200]],
    ['/produtos', [...refused, 200, 200, 200]],
    ['/produtoscount', [...refused, 200, 200, 200]],
    ['/puxabkp', [...refused, 200, 200, 200]],
    ['/bkp', [...refused, 403, 403, 200]],
    ['/senhasantigas', [...refused, 403, 403, 200]],
    ['/listasdeprodutos', [...refused, 403, 403, 200]],
    ['/resultados', [...refused, 403, 403, 400]],
    ['/pedidosdoresultado', [...refused, 403, 403, 400]],
    ['/meusclientes', [...refused, 403, 400, 403]],
    ['/meusclientes?visao=recentes', [...refused, 403, 200, 403]],
    ['/meusclientes?visao=parados', [...refused, 403, 400, 403]],
    ['/meusclientes?visao=parados&dias=60', [...refused, 403, 200, 403]],
    ['/meusclientes?visao=parados&dias=10000', [...refused, 403, 400, 403]],
    ['/meusclientes?visao=abertos&depois=1-64', [...refused, 403, 200, 403]],
    ['/meusclientes?visao=abertos&depois=x', [...refused, 403, 400, 403]],
    ['/meusclientes?cliente=cliente', [...refused, 403, 200, 403]],
    ['/somas', [...refused, 403, 403, 200]],
    ['/somas?vendedor=vendedor', [...refused, 403, 403, 200]],
    ['/somas?vendedor=a&vendedor=b', [...refused, 403, 403, 400]],
    ['/minhassomas', [...refused, 403, 200, 403]],
    ['/procuradepedidos', [...refused, 400, 400, 400]],
    ['/procuradepedidos?texto=camara', [...refused, 200, 200, 200]],
    ['/filtrodepedidos', [...refused, 403, 400, 400]],
    ['/filtrodepedidos?ordem=recentes', [...refused, 403, 200, 200]],
    ['/filtrodepedidos?ordem=maior&empresa=a&depois=x', [...refused, 403, 400, 400]],
    ['/comprados', [...refused, 200, 200, 200]],
    ['/novidades', [...refused, 200, 200, 200]],
    ['/avisosdeprodutos', [...refused, 200, 200, 200]],
    ['/emorcamentos', [...refused, 403, 400, 400]],
    ['/emorcamentos?CD_PRODUTO=1001', [...refused, 403, 200, 200]],
    ['/conferencias', [...refused, 403, 400, 400]],
    ['/conferencias?pedidos=1,2', [...refused, 403, 200, 200]],
    ['/creditodeclientes', [...refused, 200, 400, 400]],
    ['/creditodeclientes?clientes=cliente', [...refused, 200, 200, 200]],
    ['/documentosdopedido', [...refused, 400, 400, 400]],
    ['/documento', [...refused, 400, 400, 400]],
    ['/pendentes', [...refused, 403, 400, 400]],
    ['/pendentes?dia=2026-11-20', [...refused, 403, 200, 200]],
    ['/send-email', [...refused, 403, 403, 400]],
    ['/send-email-novo-orcamento', [...refused, 400, 400, 400]],
    // For machines, with their own keys (decision 84).
    ['/pedidos?desde=2026-01-01', [401, 401, 401, 401, 401, 401, 401, 401, 401]],
  ];
  const posts: [string, number[]][] = [
    ['/listadeprodutos', [...refused, 403, 403, 400]],
    ['/avisodeproduto', [...refused, 400, 400, 400]],
    ['/listadecredito', [...refused, 403, 403, 400]],
    ['/foto?CD_PRODUTO=1006', [...refused, 403, 403, 400]],
    ['/novodocumento', [...refused, 403, 400, 400]],
    ['/removedocumento', [...refused, 403, 403, 400]],
    ['/pedidos/1/documentos', [401, 401, 401, 401, 401, 401, 401, 401, 401]],
    ['/credito', [401, 401, 401, 401, 401, 401, 401, 401, 401]],
  ];
  const rowsOf = (asked: [string, number[]][], method: string) =>
    asked.flatMap(([path, statuses]) =>
      callers.map((caller, index) => ({ method, path, caller, status: statuses[index] })),
    );
  const rows = [...rowsOf(answers, 'GET'), ...rowsOf(posts, 'POST')];

  it.each(rows)('$method $path answers $status to $caller', async (row) => {
    const { method, path, caller, status } = row;
    const answer = await get(path, caller, method);
    expect(answer.status).toBe(status);
    if (status !== 200) expect(answer.body).toEqual(errorBody(aString));
  });
});

describe('§7 /minhassomas', () => {
  it('names only the caller, whatever uid the request has', async () => {
    const all = await get('/somas', 'admin');
    const { vendedores } = all.body as OrderSums;
    expect(vendedores.length).toBeGreaterThan(1);
    const own = vendedores.filter(({ uid }) => uid === 'vendedor');
    const other = vendedores.find(({ uid }) => uid !== 'vendedor');
    const answer = await get(`/minhassomas?vendedor=${other?.uid}`, 'vendedor');
    expect((answer.body as OrderSums).vendedores).toEqual(own);
    expect((await get('/somas?vendedor=vendedor', 'admin')).body).toEqual(answer.body);
  });
});

describe('§7 /pendentes', () => {
  it('counts a seller’s own orders', async () => {
    for (const caller of ['vendedor', 'admin'] as const) {
      const { body } = await get('/filtrodepedidos?ordem=recentes&status=Pendente', caller);
      const { length } = (body as FoundNumbers).pedidos;
      expect((await get('/pendentes?dia=2099-01-01', caller)).body).toEqual({
        antes: length,
        nodia: 0,
      });
    }
  });
});

describe('§7 refused tokens', () => {
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  it.each([
    ['an expired one', { exp: hourAgo }],
    ['one of another project', { aud: 'other', iss: 'https://securetoken.google.com/other' }],
    ['one without a person', { sub: '', user_id: '' }],
  ])('%s', async (_, change) => {
    const claims = claimsOf(tokens.get('admin') ?? '');
    const as = forgeToken({ ...claims, ...change });
    const answer = await call(`${stack.functionUrl}/bkp`, { as });
    expect(answer).toMatchObject({ status: 401, body: errorBody('nao-autenticado') });
  });
});

describe('§7 properties of every endpoint', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const answer = await get('/bkp', 'admin', method);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET');
    expect(answer.body).toEqual(errorBody('metodo-nao-permitido'));
  });

  it('answers 404 to an unknown path', async () => {
    const answer = await get('/nada', 'admin');
    expect(answer).toMatchObject({ status: 404, body: errorBody('nao-encontrado') });
  });

  it.each([
    '/produtos?DESCRICAO=a&DESCRICAO=b',
    `/produtos?DESCRICAO=${'a'.repeat(10_000)}`,
    '/produtos?CD_PRODUTO=%00',
    '/produtos?CD_PRODUTO[]=1006',
    `/produtos?CD_PRODUTO=1006&CD_PRODUTO=${'a'.repeat(201)}`,
    `/produtos?${'CD_PRODUTO=1&'.repeat(201)}`,
    '/puxabkp?CD_GRUPO[$ne]=1&CD_GRUPO[$ne]=2',
    '/send-email?email=',
    '/send-email?email=cliente@mmv.local%0d%0aBcc:%20x@example.com',
    '/send-email-novo-orcamento?numerodopedido=1.5',
    '/send-email-novo-orcamento?numerodopedido=../usuarios',
    '/conferencias?pedidos=1,a',
  ])('answers 400 to %.60s', async (path) => {
    expect(await get(path, 'admin')).toMatchObject({
      status: 400,
      body: errorBody('consulta-invalida'),
    });
  });

  it('answers the same through Hosting, which keeps /api', async () => {
    const as = tokens.get('cliente') ?? '';
    const direct = await get('/categorias', 'cliente');
    const hosted = await call(`${stack.hostingUrl}/categorias`, { as });
    expect(hosted.status).toBe(200);
    expect(hosted.body).toEqual(direct.body);
  });

  describe.each(['functionUrl', 'hostingUrl'] as const)('to a browser, by %s', (by) => {
    const ask = (headers: Record<string, string>) =>
      fetchAnew(`${stack[by]}/produtos`, {
        // Otherwise fetch adds no-cache to If-None-Match, which requests a full answer.
        headers: {
          Authorization: `Bearer ${tokens.get('cliente')}`,
          'Cache-Control': 'max-age=0',
          ...headers,
        },
      });

    it.each(['br', 'gzip'])('answers compressed by %s if accepted', async (encoding) => {
      const compressed = await ask({ 'Accept-Encoding': encoding });
      expect(compressed.headers.get('Content-Encoding')).toBe(encoding);
      expect(compressed.headers.get('Vary')).toContain('Accept-Encoding');
      const plain = await ask({ 'Accept-Encoding': 'identity' });
      expect(plain.headers.get('Content-Encoding')).toBeNull();
      expect(await compressed.json()).toEqual(await plain.json());
    });

    it('lets it ask again by ETag, and lets no proxy cache an answer', async () => {
      const first = await ask({ 'Accept-Encoding': 'br' });
      expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
      const etag = first.headers.get('ETag') ?? '';
      const again = await ask({ 'Accept-Encoding': 'br', 'If-None-Match': etag });
      expect(again.status).toBe(304);
      expect((await ask({ 'If-None-Match': 'W/"another"' })).status).toBe(200);
    });
  });
});

describe('§7 catalogue', () => {
  it('lists categories and products', async () => {
    const categories = (await get('/categorias', 'cliente')).body;
    expect(categories).toContainEqual({ CD_GRUPO: 'CAMARA', DESCRICAO: aString });

    const found = (await get('/produtos?DESCRICAO=camara&CD_GRUPO=CAMARA', 'cliente'))
      .body as Product[];
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toEqual({
      CD_PRODUTO: aString,
      DESCRICAO: expect.stringContaining('CÂMARA') as unknown,
      CD_GRUPO: 'CAMARA',
      preco_venda: aNumber,
      estoque_saldo: aNumber,
    });
  });

  it('lists the products of up to 200 codes', async () => {
    const all = (await get('/produtos', 'cliente')).body as Product[];
    const wanted = all.slice(0, 200);
    const query = wanted.map(({ CD_PRODUTO }) => `CD_PRODUTO=${CD_PRODUTO}`).join('&');
    expect((await get(`/produtos?${query}`, 'cliente')).body).toEqual(wanted);
    expect((await get('/produtos?CD_PRODUTO=', 'cliente')).body).toEqual(all);
  });

  it('finds a code by its beginning, and named twice exactly', async () => {
    const codes = async (query: string) =>
      ((await get(`/produtos?${query}`, 'cliente')).body as Product[]).map((p) => p.CD_PRODUTO);
    const [exact = '', ...others] = await codes('CD_PRODUTO=100');
    expect([exact, ...others].every((code) => code.startsWith('100'))).toBe(true);
    expect(others.length).toBeGreaterThan(0);
    expect(await codes(`CD_PRODUTO=${exact}&CD_PRODUTO=${exact}`)).toEqual([exact]);
  });

  it.each(['/produtos', '/puxabkp'])(
    '%s sends of too many the first, and their number',
    async (path) => {
      if (path === '/puxabkp') await get('/bkp', 'admin');
      const as = tokens.get('cliente') ?? '';
      const ask = (limit: string) => call(`${stack.hostingUrl}${path}`, { as, limit });
      const all = (await get(path, 'cliente')).body as Product[];
      const few = await ask('10');
      expect(few.body).toEqual(all.slice(0, 10));
      expect(few.headers.get(totalHeader)).toBe(String(all.length));
      const enough = await ask('25000');
      expect(enough.body).toEqual(all);
      expect(enough.headers.get(totalHeader)).toBe(String(all.length));
      expect((await ask('0')).status).toBe(400);
    },
  );

  it('counts the rows of the list', async () => {
    const listed = (await get('/produtos', 'admin')).body as Product[];
    const counted = (await get('/produtoscount', 'admin')).body as unknown[];
    expect(counted).toHaveLength(listed.length);
  });

  it('answers from the back-up, under the same filters, while the product table is down', async () => {
    const search = '?DESCRICAO=c%C3%82mara&CD_GRUPO=CAMARA';
    const before = (await get(`/produtos${search}`, 'cliente')).body;
    const done = await get('/bkp', 'admin');
    expect(done.body).toMatch(
      /^Back-up realizado: \d+ produtos em \d{2}\/\d{2}\/\d{4} às \d{2}:\d{2}\.$/,
    );

    await stack.postgres.running.close();
    for (const path of ['/produtos', '/categorias', '/produtoscount', '/bkp']) {
      expect(await get(path, 'admin')).toMatchObject({
        status: 503,
        body: errorBody('tabela-indisponivel'),
      });
    }
    expect((await get(`/puxabkp${search}`, 'cliente')).body).toEqual(before);
    expect((await get('/puxabkp?CD_PRODUTO=nenhum', 'cliente')).body).toEqual([]);

    stack.postgres.running = await stack.postgres.start();
    expect((await get(`/produtos${search}`, 'cliente')).body).toEqual(before);
  });

  it('keeps the back-up if the product table is empty', async () => {
    await get('/bkp', 'admin');
    const before = (await get('/puxabkp', 'cliente')).body;
    const table = openPostgres(stack.postgres.running.url);
    const active = table.selectFrom('produtos').select('CD_PRODUTO').where('ativo', '=', true);
    const codes = (await active.execute()).map(({ CD_PRODUTO }) => CD_PRODUTO);
    const products = table.updateTable('produtos').where('CD_PRODUTO', 'in', codes);
    await products.set({ ativo: false }).execute();
    onTestFinished(async () => {
      await products.set({ ativo: true }).execute();
      await table.destroy();
    });
    expect(await get('/bkp', 'admin')).toMatchObject({
      status: 409,
      body: errorBody('tabela-vazia'),
    });
    expect((await get('/puxabkp', 'cliente')).body).toEqual(before);
  });
});

const mailsTo = async (address: string) =>
  (await listMails(ports.inbox)).filter((mail) => mail.to.includes(address));

describe('§7 /send-email', () => {
  const approve = (login: string, name = 'Ana') =>
    get(`/send-email?email=${login}@mmv.local&name=${encodeURIComponent(name)}`, 'admin');

  it('sends one mail for the two calls of an approval, in whatever order they arrive', async () => {
    const nome = `${paths.user('cliente')}/nome`;
    const before = await stored<string>(nome);
    await store(nome, 'Ana & <b>Cia</b>');
    onTestFinished(() => store(nome, before));
    // The name comes from the record, so no caller can put words of their own under our letterhead.
    const forged = 'Ana! Confirme em https://premio.example \u202emoc.vmm';
    const answers = await Promise.all([approve('cliente', forged), approve('cliente', forged)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body)).toEqual(
      expect.arrayContaining([{ nafila: true }, { nafila: false }]),
    );
    await stack.sendMails();
    expect((await approve('cliente')).body).toEqual({ nafila: false });
    await stack.sendMails();

    const mails = await mailsTo('cliente@mmv.local');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Seu cadastro foi aprovado - MMV Distribuidora');
    expect(mails[0]?.text).toContain('Olá, Ana & <b>Cia</b>!');
    expect(mails[0]?.html).toContain('Ana &amp; &lt;b&gt;Cia&lt;/b&gt;');
    expect(mails[0]?.text).not.toMatch(/premio|\u202e/);
  });

  it.each(['cliente.pendente', 'cliente.removido'])('sends no mail to %s', async (login) => {
    expect(await approve(login)).toMatchObject({
      status: 403,
      body: errorBody('destinatario-desconhecido'),
    });
    expect(await mailsTo(`${login}@mmv.local`)).toEqual([]);
  });

  it('sends no mail to people without a record', async () => {
    const answer = await get('/send-email?email=stranger@example.com&name=Ana', 'admin');
    expect(answer).toMatchObject({ status: 403, body: errorBody('destinatario-desconhecido') });
    expect(await mailsTo('stranger@example.com')).toEqual([]);
  });

  it('sends no mail if record and account have different addresses', async () => {
    const email = `${paths.user('cliente2')}/email`;
    const before = await stored<string>(email);
    await store(email, 'stranger@example.com');
    onTestFinished(() => store(email, before));
    const answer = await get('/send-email?email=stranger@example.com&name=Ana', 'admin');
    expect(answer).toMatchObject({ status: 403, body: errorBody('destinatario-desconhecido') });
    expect(await mailsTo('cliente2@mmv.local')).toEqual([]);
  });

  it('decision 97: answers while the mail server is down, and the mail leaves when it is back', async () => {
    await stack.inbox.running.close();
    expect((await approve('vendedor2')).body).toEqual({ nafila: true });
    await stack.sendMails();
    expect(await stored('emails/fila/aprovacao-vendedor2-sem-linha/tentativas')).toBe(1);

    stack.inbox.running = await stack.inbox.start();
    await store('emails/fila/aprovacao-vendedor2-sem-linha/quando', 1);
    await stack.sendMails();
    expect(await mailsTo('vendedor2@mmv.local')).toHaveLength(1);
  });
});

describe('§7 /send-email-novo-orcamento', () => {
  // Removes the traces of the last mails about quotes.
  beforeEach(() => store('emails', null));

  /** Changes an order and its head, bypassing the rules. */
  async function change({ numerodopedido }: Order, field: string, value: unknown) {
    for (const path of [paths.order(numerodopedido), paths.orderHead(numerodopedido)]) {
      await store(`${path}/${field}`, value);
    }
  }

  async function orderOf(uid: string, which = 0): Promise<Order> {
    const orders = Object.values((await stored<Record<string, Order | null>>('pedidos')) ?? {});
    const order = orders.filter((candidate) => candidate?.cliente.uid === uid)[which];
    if (!order) throw new Error(`${uid} has no order in the sample data`);
    return order;
  }
  /** Asks for the mail as if the order had just been sent. */
  const announce = async (order: Order, login: string) => {
    await store(`${paths.orderHead(order.numerodopedido)}/criadoem`, Date.now());
    return get(
      `/send-email-novo-orcamento?email=x@example.com&name=X&numerodopedido=${order.numerodopedido}`,
      login,
    );
  };

  it('announces an order once: to its author without prices, to its seller and the company', async () => {
    const order = await orderOf('cliente');
    const path = paths.order(order.numerodopedido);
    await store(`${path}/observacao`, 'Entregar na loja 2\n<b>segunda</b>');
    await store(`${path}/referencia`, 'PC 118');
    await store(`${path}/itens/0/observacao`, 'a preta');
    expect((await announce(order, 'cliente')).body).toEqual({ nafila: true });
    await stack.sendMails();
    expect((await announce(order, 'cliente')).body).toEqual({ nafila: false });
    await stack.sendMails();

    const number = String(order.numerodopedido);
    const mails = (await listMails(ports.inbox)).filter((mail) =>
      mail.subject.includes('orçamento'),
    );
    const mailTo = (address: string) => mails.find(({ to }) => to.join() === address);
    expect(mails).toHaveLength(3);
    const toAuthor = mailTo('cliente@mmv.local');
    expect(toAuthor?.subject).toContain(`Recebemos o seu orçamento ${number}`);
    for (const { text, html } of mails) {
      expect(text).toContain('Número de pedido do cliente: PC 118.');
      expect(text).toContain('Observação: Entregar na loja 2\n<b>segunda</b>');
      expect(text).toContain(`${order.itens[0]?.DESCRICAO}: a preta`);
      expect(text.includes('Este orçamento vale até')).toBe(order.status === 'Pendente');
      expect(html).toContain('Entregar na loja 2<br>&lt;b&gt;segunda&lt;/b&gt;');
    }
    expect(toAuthor?.text).not.toMatch(/R\$|\d,\d\d/);
    const place = `?status=${order.status}&numero=${number}&pedido=${number}`;
    expect(toAuthor?.text).toContain(`http://localhost:${ports.app}/pedidoscliente${place}`);
    expect(toAuthor?.text).toContain(`O seu representante, ${order.vendedor}, entrará em contato.`);
    const [line] = order.itens;
    expect(toAuthor?.text).toContain(`${line?.quantity} × ${line?.CD_PRODUTO} ${line?.DESCRICAO}`);

    for (const [address, screen] of [
      ['pedidos@mmv.local', '/pedidos'],
      [`${order.idvendedor}@mmv.local`, '/pedidosvendedor'],
    ] as const) {
      const mail = mailTo(address);
      expect(mail?.text).toContain(order.cliente.razaosocial);
      expect(mail?.text).toContain(`Total: ${formatBRL(order.total)}.`);
      expect(mail?.html).toContain(
        `<a href="http://localhost:${ports.app}${screen}${place.replaceAll('&', '&amp;')}">`,
      );
    }
  });

  it('announces a seller’s quote for a customer to the customer, without prices, and to both others', async () => {
    const order = await orderOf('cliente', 3);
    const { numerodopedido } = order;
    await change(order, 'criadopor', { uid: 'vendedor', nome: 'Rafael Moreira' });
    await change(order, 'idvendedor', 'vendedor');
    expect((await announce(order, 'cliente')).status).toBe(403);
    expect((await announce(order, 'vendedor')).body).toEqual({ nafila: true });
    await stack.sendMails();

    const about = (await listMails(ports.inbox)).filter(({ subject }) =>
      subject.includes(`rçamento ${numerodopedido}`),
    );
    expect(about.map(({ to }) => to.join()).sort()).toEqual([
      'cliente@mmv.local',
      'pedidos@mmv.local',
      'vendedor@mmv.local',
    ]);
    const toCustomer = about.find(({ to }) => to.join() === 'cliente@mmv.local');
    expect(toCustomer?.subject).toContain(`Orçamento ${numerodopedido} em seu nome`);
    expect(toCustomer?.text).toContain('Rafael Moreira, representante da ');
    expect(toCustomer?.text).not.toMatch(/R\$|\d,\d\d/);
    expect(toCustomer?.text).toContain(`&pedido=${numerodopedido}`);
    const toSeller = about.find(({ to }) => to.join() === 'vendedor@mmv.local');
    expect(toSeller?.text).toContain(`Rafael Moreira enviou para ${order.cliente.razaosocial}`);
  });

  it('mails a seller once about a quote for themselves, and promises no call of a representative', async () => {
    const order = await orderOf('cliente', 4);
    await change(order, 'cliente/uid', 'vendedor');
    await change(order, 'idvendedor', 'vendedor');
    expect((await announce(order, 'vendedor')).body).toEqual({ nafila: true });
    await stack.sendMails();
    const about = (await listMails(ports.inbox)).filter(
      ({ subject, to }) =>
        subject.includes(`rçamento ${order.numerodopedido}`) && to.join() === 'vendedor@mmv.local',
    );
    expect(about).toHaveLength(1);
    expect(about[0]?.text).toContain('Você mesmo é o representante dele.');
    expect(about[0]?.text).not.toContain('entrará em contato');
    await change(order, 'cliente/uid', 'cliente');
  });

  it('decision 97: an order is mailed and compared though its browser died before any call', async () => {
    const sample = await orderOf('cliente');
    const number = 900_002;
    const now = { criadoem: Date.now(), mudouem: Date.now(), status: 'Pendente' } as const;
    await storeAll(storedOrder({ ...sample, ...now, numerodopedido: number }));
    onTestFinished(async () => {
      await storeAll(noOrder(number));
      await forgetOrder(number);
    });
    await stack.sendMails();
    const about = (await listMails(ports.inbox)).filter(({ subject }) =>
      subject.includes(`rçamento ${number}`),
    );
    expect(about).toHaveLength(3);
    expect(await storedCheck(number)).toMatchObject({ itens: 0 });
    // An old order can't cause another mail to the company.
    await store(`${paths.orderHead(number)}/criadoem`, 1);
    const again = await get(`/send-email-novo-orcamento?numerodopedido=${number}`, 'cliente');
    expect(again.body).toEqual({ nafila: false });
  });

  it('writes to no address that was neither approved nor verified', async () => {
    const order = await orderOf('cliente2');
    await changeAccount({ localId: 'cliente2', email: 'stranger@example.com' });
    tokens.set('cliente2', await signIn('stranger@example.com'));
    expect((await announce(order, 'cliente2')).status).toBe(200);
    await stack.sendMails();
    const place = `emails/fila/orcamento-${order.numerodopedido}-autor`;
    expect(await stored(place)).toMatchObject({ motivo: 'semendereco', nome: aString });
    expect(await mailsTo('stranger@example.com')).toEqual([]);
    const aboutIt = (await listMails(ports.inbox)).filter((mail) =>
      mail.subject.startsWith(`Novo orçamento ${order.numerodopedido}:`),
    );
    expect(aboutIt).toHaveLength(2);

    await changeAccount({ localId: 'cliente2', emailVerified: true });
    await store(`${place}/pedido`, 'denovo');
    await stack.sendMails();
    expect(await mailsTo('stranger@example.com')).toHaveLength(1);
    await changeAccount({ localId: 'cliente2', email: 'cliente2@mmv.local' });
    tokens.set('cliente2', await signIn('cliente2'));
  });

  describe('decision 12: the lines are compared with the product table', () => {
    const checkOf = ({ numerodopedido }: Order) => storedCheck(numerodopedido);
    const aMoment = expect.any(Number) as unknown;
    const nothing = {
      ...{ em: aMoment, itens: 0, codigo: 0, nome: 0, preco: 0, estoque: 0 },
      ...{ primeiro: false, vezes: 0 },
    };

    /** A sample order with other lines, as if it had just been sent. */
    async function sent(change: (line: CartLine, at: number) => object) {
      const number = 900_001;
      const order = await orderOf('cliente');
      const itens = order.itens.slice(0, 2).map((line, at) => ({ ...line, ...change(line, at) }));
      const now = { criadoem: Date.now(), mudouem: Date.now(), status: 'Pendente' } as const;
      const forged: Order = { ...order, ...now, numerodopedido: number, itens };
      await storeAll(storedOrder(forged));
      await storeCheck(number, null);
      return forged;
    }

    afterAll(async () => {
      await storeAll(noOrder(900_001));
      await forgetOrder(900_001);
    });

    it('and an honest order agrees', async () => {
      const order = await sent(() => ({}));
      await announce(order, 'cliente');
      expect(await checkOf(order)).toEqual(nothing);
    });

    it.each<[string, object, object]>([
      ['another name', { DESCRICAO: 'QUADRO DE CARBONO' }, { itens: 1, nome: 1 }],
      ['another price', { preco_venda: 0.01 }, { itens: 1, preco: 1 }],
      ['stock that nobody has', { estoque_saldo: 999_999_999 }, { itens: 1, estoque: 1 }],
      ['no stock', { estoque_saldo: null }, { itens: 1, estoque: 1 }],
      ['a code that nothing has', { CD_PRODUTO: 'X' }, { itens: 1, codigo: 1 }],
      ['a code that PostgreSQL refuses', { CD_PRODUTO: '\u0000' }, { itens: 1, codigo: 1 }],
    ])('%s is found', async (_what, forgery, found) => {
      const order = await sent((_line, at) => (at === 0 ? forgery : {}));
      await announce(order, 'cliente');
      expect(await checkOf(order)).toEqual({ ...nothing, ...found });
    });

    it('stores nothing for callers who may not read the order', async () => {
      const order = await sent(() => ({}));
      await announce(order, 'cliente2');
      expect(await checkOf(order)).toBeNull();
    });
  });

  it.each(['cliente2', 'vendedor', 'admin'])('refuses %s, who is not its author', async (login) => {
    const answer = await announce(await orderOf('cliente'), login);
    expect(answer).toMatchObject({ status: 403, body: errorBody('pedido-de-outro') });
  });

  it('refuses an order that does not exist', async () => {
    const answer = await get('/send-email-novo-orcamento?numerodopedido=999999', 'cliente');
    expect(answer.status).toBe(403);
  });
});

describe('§9 /senhasantigas', () => {
  it('names a seller whose password was reset by mail after it was stored', async () => {
    await storeAll({
      'contas/vendedor/senha/em': Date.now(),
      // The time of a password stored a minute ago.
      'contas/vendedor2/senha/em': Date.now() - 60_000,
    });
    await resetByMail('vendedor2@mmv.local', 'outra senha 123');
    expect((await get('/senhasantigas', 'admin')).body).toEqual(['vendedor2']);
    await resetByMail('vendedor2@mmv.local', password);
  });
});

describe('§7 /pedidos, by a key of npm run machine-key', () => {
  const machineKey = (...args: string[]) =>
    execa('node', ['lib/commands/machine-key.js', ...args], {
      cwd: join(projectRoot, 'functions'),
      env: endpointsEnv(),
    });

  it('is answered while the key is in use, of the function and by Hosting', async () => {
    const { stdout } = await machineKey('create', 'ERP da matriz');
    const [as = ''] = stdout.split('\n');
    const path = '/pedidos?desde=2020-01-01';
    const direct = await call(`${stack.functionUrl}${path}`, { as });
    expect(direct.status).toBe(200);
    const orders = (await stored<Record<string, Order | null>>(paths.orders)) ?? {};
    const numbers = Object.values(orders).map((order) => order?.numerodopedido);
    const { pedidos } = direct.body as { pedidos: { numeropedido: number }[] };
    expect(pedidos.map(({ numeropedido }) => numeropedido).toSorted((a, b) => a - b)).toEqual(
      numbers.filter((number) => number !== undefined),
    );
    expect(await call(`${stack.hostingUrl}${path}`, { as })).toMatchObject({
      status: 200,
      body: direct.body,
    });
    expect((await call(`${stack.functionUrl}${path}`, { as, method: 'POST' })).status).toBe(405);
    expect((await machineKey('list')).stdout).toMatch(
      /^ERP da matriz: criada em [\d/]+ [\d:]+, último uso [\d/]+ [\d:]+$/,
    );
    expect((await machineKey('revoke', 'ERP da matriz')).stdout).toBe(
      'A chave "ERP da matriz" foi revogada.',
    );
    expect((await call(`${stack.functionUrl}${path}`, { as })).status).toBe(401);
    expect((await machineKey('list')).stdout).toContain(', revogada em ');
  });

  it('a name is unique, and revoking an unknown name fails', async () => {
    await machineKey('create', 'loja');
    const failing = (reason: string) => ({ stderr: expect.stringContaining(reason) as unknown });
    await expect(machineKey('create', 'loja')).rejects.toMatchObject(failing('já houve uma chave'));
    await expect(machineKey('revoke', 'outra')).rejects.toMatchObject(failing('não há uma chave'));
    await expect(machineKey('apagar', 'loja')).rejects.toMatchObject(failing('Uso: npm run'));
    await expect(machineKey()).rejects.toMatchObject(failing('Uso: npm run'));
  });
});

describe('§7 /emorcamentos', () => {
  it('adds up pending quotes of all customers, including one that was just sent', async () => {
    const count = async () =>
      (await get('/emorcamentos?CD_PRODUTO=X.1%2F3&CD_PRODUTO=nada', 'vendedor')).body;
    const pending = anOrder({
      numerodopedido: 900_004,
      itens: [
        aLine({ CD_PRODUTO: 'X.1/3', quantity: 7 }),
        aLine({ CD_PRODUTO: 'X.1/3', quantity: 2 }),
      ],
      mudouem: Date.now(),
    });
    expect(await count()).toEqual([]);
    await storeAll(storedOrder(pending));
    onTestFinished(() => storeAll(noOrder(900_004)));
    expect(await count()).toEqual([{ CD_PRODUTO: 'X.1/3', quantidade: 9 }]);
    const approved = { ...pending, status: 'Aprovado' as const, mudouem: Date.now() + 1 };
    await storeAll(storedOrder(approved));
    expect(await count()).toEqual([]);
  });
});

describe('§7 /comprados', () => {
  it('answers only the caller’s orders, including a quote that was just sent', async () => {
    const pieces = async (login: string) => {
      const bought = (await get('/comprados', login)).body as BoughtProduct[];
      return bought.find(({ CD_PRODUTO }) => CD_PRODUTO === 'X.1/2')?.quantidade;
    };
    const order = anOrder({
      numerodopedido: 900_003,
      cliente: { ...people.customer, uid: 'cliente' },
      itens: [aLine({ CD_PRODUTO: 'X.1/2', quantity: 7 })],
      mudouem: Date.now(),
    });
    expect(await pieces('cliente')).toBeUndefined();
    await storeAll(storedOrder(order));
    onTestFinished(() => storeAll(noOrder(900_003)));
    expect(await pieces('cliente')).toBe(7);
    expect(await pieces('cliente2')).toBeUndefined();
  });
});

describe('npm run make-administrator', () => {
  const script = join(projectRoot, 'functions/lib/commands/make-administrator.js');
  const run = (args: string[], input = 'senha do dono\n') =>
    execa('node', [script, 'dono@mmv.local', 'Dona da Empresa', ...args], {
      input,
      env: {
        FIREBASE_DATABASE_URL: `http://127.0.0.1:${ports.database}?ns=${projectId}`,
        FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${ports.database}`,
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
        GCLOUD_PROJECT: projectId,
      },
    });
  const failing = (reason: string) => ({ stderr: expect.stringContaining(reason) as unknown });
  const readUsers = async (token: string) => {
    const url = `http://127.0.0.1:${ports.database}/usuarios.json?ns=${projectId}&auth=${token}`;
    return (await fetchAnew(url)).status;
  };

  it('accepts no password as an argument, and none that is too short', async () => {
    await expect(run(['senha do dono'])).rejects.toMatchObject(failing('A senha é pedida'));
    await expect(run([], 'curta\n')).rejects.toMatchObject(failing('mínimo 8 dígitos'));
  });

  it('gives an account made by somebody else to its owner, and closes every other way in', async () => {
    await createAccounts([{ localId: 'intruso', email: 'dono@mmv.local', rawPassword: password }]);
    const intruder = await signIn('dono');
    await expect(run([])).rejects.toMatchObject(failing('já tem uma conta'));
    expect(await readUsers(intruder)).toBe(401);

    const { stdout } = await run(['--existing']);
    expect(stdout).toContain('a senha foi trocada e todas as sessões foram encerradas');
    await expect(signIn('dono')).rejects.toThrow();
    expect((await call(`${stack.functionUrl}/bkp`, { as: intruder })).status).toBe(401);
    expect(await readUsers(intruder)).toBe(401);
    // A session is valid from the second after the command.
    await expect.poll(async () => readUsers(await signIn('dono', 'senha do dono'))).toBe(200);
  });

  it('ends a session that began in the same second too, which Firebase would allow', async () => {
    const as = await signIn('dono', 'senha do dono');
    const { user_id, auth_time } = claimsOf(as) as { user_id: string; auth_time: number };
    const bkp = async () => (await call(`${stack.functionUrl}/bkp`, { as })).status;
    expect(await bkp()).toBe(200);
    await store(paths.sessionsSince(user_id), auth_time + 1);
    expect([await bkp(), await readUsers(as)]).toEqual([401, 401]);
  });
});

describe('§7 /listadeprodutos and /foto', () => {
  /** Sends a body as the administrator. */
  async function post(path: string, body: string | Uint8Array<ArrayBuffer>, type: string) {
    const response = await fetchAnew(`${stack.functionUrl}${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokens.get('admin')}`, 'Content-Type': type },
      body,
    });
    return { status: response.status, body: (await response.json()) as unknown };
  }
  const postList = (path: string, list: object) =>
    post(`/listadeprodutos${path}`, JSON.stringify(list), 'application/json');
  const priceOf = async (code: string) =>
    ((await get(`/produtos?CD_PRODUTO=${code}&CD_PRODUTO=${code}`, 'cliente')).body as Product[])[0]
      ?.preco_venda;

  it('a list is checked, taken and gone back from, and the catalogue follows', async () => {
    const all = (await get('/produtos', 'admin')).body as Product[];
    const before = await priceOf('1006');
    const heading = ['CD_PRODUTO', 'DESCRICAO', 'CD_GRUPO', 'preco_venda', 'estoque_saldo'];
    const cell = (value: string | number) => String(value).replace('.', ',');
    const linhas = all.map((one) => [
      ...[one.CD_PRODUTO, one.DESCRICAO, one.CD_GRUPO],
      ...[one.CD_PRODUTO === '1006' ? 'R$ 1.234,56' : cell(one.preco_venda)],
      cell(one.estoque_saldo),
    ]);
    const list = { arquivo: 'novembro.csv', linhas: [heading, ...linhas] };
    const checked = await postList('?conferir=1', list);
    expect(checked).toMatchObject({
      status: 200,
      body: { iguais: all.length - 1, novos: [], inativos: [], errados: [] },
    });
    expect(await priceOf('1006')).toBe(before);
    const { versao } = checked.body as { versao: string };
    expect(await postList(`?versao=${versao}`, list)).toEqual({
      status: 200,
      body: { novos: 0, alterados: 1, inativos: 0 },
    });
    expect(await priceOf('1006')).toBe(1234.56);
    const news = async (login: string) => (await get('/novidades', login)).body;
    expect(await news('vendedor')).toEqual({ preco: [{ CD_PRODUTO: '1006', antes: before }] });
    expect(await news('cliente')).toEqual({});
    expect(await postList(`?versao=${versao}`, list)).toMatchObject({
      status: 409,
      body: errorBody('lista-mudou'),
    });

    const kept = (await get('/listasdeprodutos', 'admin')).body as { id: number; atual: boolean }[];
    const [now, last] = kept;
    expect([now?.atual, last?.atual]).toEqual([true, false]);
    const back = { lista: last?.id };
    const again = (await postList('?conferir=1', back)).body as { versao: string };
    expect((await postList(`?versao=${again.versao}`, back)).status).toBe(200);
    expect(await priceOf('1006')).toBe(before);
    expect(await news('vendedor')).toEqual({});
  });

  it('a list of more than 10 MB is refused', async () => {
    const list = { arquivo: 'x', linhas: [['x'.repeat(10_000_000)]] };
    expect(await postList('?conferir=1', list)).toMatchObject({
      status: 413,
      body: errorBody('grande-demais'),
    });
  });

  const jpeg = new Uint8Array(
    readFileSync(join(projectRoot, 'public/products/images/default.jpg')),
  );
  const pictures = (path: string, headers: Record<string, string> = {}) =>
    fetchAnew(`${stack.functionUrl.replace(/api$/, 'pictures')}/products/images/${path}`, {
      redirect: 'manual',
      headers,
    });

  it('a picture is found at the catalogue’s address, and the default one until then', async () => {
    const before = await pictures('1007.jpg');
    expect([before.status, before.headers.get('Location')]).toEqual([
      302,
      '/products/images/default.jpg',
    ]);
    expect(await post('/foto?CD_PRODUTO=1007', jpeg, 'image/jpeg')).toEqual({
      status: 200,
      body: { gravada: true },
    });
    const found = await pictures('1007.jpg');
    expect(found.headers.get('Content-Type')).toBe('image/jpeg');
    expect(found.headers.get('Cache-Control')).toBe('public, max-age=300');
    const drawn = new Uint8Array(Buffer.concat(drawnParts(jpeg)));
    expect(new Uint8Array(await found.arrayBuffer())).toEqual(drawn);
  });

  it('a replaced picture differs from the one that a browser has', async () => {
    const send = (bytes: Uint8Array<ArrayBuffer>) =>
      post('/foto?CD_PRODUTO=1006', bytes, 'image/jpeg');
    expect((await send(jpeg)).status).toBe(200);
    const etag = (await pictures('1006.jpg')).headers.get('ETag') ?? '';
    const again = () => pictures('1006.jpg', { 'If-None-Match': etag, 'Cache-Control': '' });
    expect((await again()).status).toBe(304);
    const other = jpeg.slice();
    other.set([0, 9], frame + 5);
    await send(other);
    expect((await again()).status).toBe(200);
  });

  const text = new Uint8Array(new TextEncoder().encode('um texto com nome de foto'));
  const wide = jpeg.slice();
  // The first frame's width and height, after its marker.
  const frame = wide.findIndex((byte, at) => byte === 0xff && (wide[at + 1] ?? 0) >> 1 === 0x60);
  wide.fill(0xff, frame + 5, frame + 9);
  it.each([
    ['a text', '1007', text, 'foto-invalida'],
    ['2 MB', '1007', new Uint8Array(2_000_000), 'grande-demais'],
    ['65,535 pixels', '1007', wide, 'foto-invalida'],
    ['a picture of nothing', 'nada', jpeg, 'produto-desconhecido'],
    ['a picture of somewhere', '../../x', jpeg, 'produto-desconhecido'],
  ])('refuses %s with a sentence', async (_, code, bytes, codigo) => {
    const answer = await post(`/foto?CD_PRODUTO=${encodeURIComponent(code)}`, bytes, 'image/jpeg');
    expect(answer.body).toEqual(errorBody(codigo));
  });
});

describe('§7 a loop ends before it costs', () => {
  it('answers 429 with the time to wait, to this person only', async () => {
    // An administrator whose calls of the back-up no other test counts.
    const another = { uid: 'admin2', email: 'admin2@mmv.local' };
    await createAccounts([{ localId: another.uid, email: another.email, rawPassword: password }]);
    await store(paths.user(another.uid), {
      ...(await stored<object>(paths.user('admin'))),
      ...another,
    });
    tokens.set('admin2', await signIn('admin2'));

    // All at once: one process answers them in parallel, and counts all of them.
    const answers = await Promise.all(Array.from({ length: 8 }, () => get('/bkp', 'admin2')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(6).fill(200),
      ...Array<number>(2).fill(429),
    ]);
    const refused = await get('/bkp', 'admin2');
    expect(refused).toMatchObject({ status: 429, body: errorBody('muitas-chamadas') });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await get('/categorias', 'admin2')).status).toBe(200);
    await store(paths.user(another.uid), null);
  });
});
