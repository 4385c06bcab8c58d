import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  numbersAtOnce,
  type FoundNumbers,
  type OrderFilter,
} from '../../../domain/order/search/filter';
import { orderSorts, type OrderSort } from '../../../domain/order/search/question';
import { orderStatuses, type OrderStatus } from '../../../domain/order/status';
import { findProducts, indexProducts } from '../../../domain/product/search/product-index';
import { contains, fold, tidyText } from '../../../domain/words/text';
import { dateInSaoPaulo } from '../../../domain/words/time';
import { createRandom } from '../../../emulators/sample/random';
import type { Caller } from '../../../functions/src/caller/caller';
import { filtrodepedidos } from '../../../functions/src/endpoints/order/filtrodepedidos';
import { queryFrom } from '../../../functions/src/query';
import { startOrdersCopied, type OrdersCopied } from '../../support/data/orders-copied';

/** The orders that a filter finds, in their order. */

let stack: OrdersCopied;
let table: OrdersCopied['table'];

interface Sent {
  number: number;
  sent: Date;
  approved: Date | null;
  cents: number;
  status: OrderStatus;
  seller: string;
  sellerName: string;
  customer: string;
  company: string;
  cnpj: string;
  city: string;
  codes: string[];
  /** The part of the stored order that contains words. */
  order: object;
  /** The seller who wrote it for the customer. */
  by?: string;
}

const products: Record<string, string> = {
  'P-100': 'PNEU ARO 29',
  'P-200': 'PNEU ARO 26',
  'C-200': 'CÂMARA DE AR ARO 29',
  '77_1%': 'SELIM 100% COURO',
};
const customers = [
  ['bike', 'Bicicletas São João 100%', '11.222.333/0001-81'],
  ['loja', 'Loja da Câmara', '99888777000100'],
  ['loja2', 'LOJA DA CAMARA', '99888777000281'],
  ['neil', "O'Neil \\ Filhos_ME", ''],
  ['', '', ''],
] as const;
const cities = ['São Paulo', 'SAO PAULO', 'São José do Rio Preto', 'Mogi-Mirim', ''];
const sellers = [
  ['ana', 'Ana Lúcia'],
  ['ana', 'Ana L. Prado'],
  ['beto', 'Beto Prado'],
  ['', ''],
] as const;
const words = [
  ...[{}, {}, {}, { referencia: 'OC 12' }, { observacao: 'Urgente' }],
  { itens: [{ quantity: 1 }, { observacao: 'azul' }] },
  { itens: { 3: { observacao: 'azul' } } },
  { itens: [{ observacao: '' }], historico: { a: { motivo: 'observacao' } } },
];

/** Orders that have much in common, near the ends of their days. */
function someOrders(count: number, first = 1): Sent[] {
  const random = createRandom(first);
  const moment = () =>
    new Date(`2026-1${random.between(0, 1)}-0${random.between(1, 4)}T${random.pick(hours)}-03:00`);
  const hours = ['00:00:00', '12:00:00', '23:59:59.999'];
  return Array.from({ length: count }, (_, at) => {
    const [customer, company, cnpj] = random.pick(customers);
    const [seller, sellerName] = random.pick(sellers);
    const status = random.pick(orderStatuses);
    return {
      ...{ number: first + at, sent: moment(), status, seller, sellerName, customer, company },
      ...{ cnpj, approved: status === 'Aprovado' ? moment() : null, city: random.pick(cities) },
      cents: random.pick([0, 100, 100, 101, 5000, 123_456_789]),
      codes: Array.from({ length: random.between(0, 3) }, () =>
        random.pick([...Object.keys(products), 'GONE-1']),
      ),
      order: random.pick(words),
    };
  });
}

async function save(orders: readonly Sent[]): Promise<void> {
  const rows = orders.map((order) => ({
    ...{ numeropedido: order.number, status: order.status, total_centavos: order.cents },
    ...{ criadoem: order.sent, aprovadoem: order.approved, mudouem: order.sent },
    ...{ idvendedor: order.seller, vendedor: order.sellerName, idcliente: order.customer },
    ...{ razaosocial: order.company, cnpj: order.cnpj, cidade: order.city, estado: 'SP' },
    ...{ criadopor: order.by ?? null, pedido: order.order, copia: order.number },
  }));
  await table.insertInto('pedidos').values(rows).execute();
  const lines = orders.flatMap(({ number, codes }) =>
    codes.map((cd_produto, posicao) => ({
      ...{ numeropedido: number, posicao, cd_produto, descricao: '', quantidade: 1 },
      ...{ preco_centavos: 1, total_centavos: 1 },
    })),
  );
  if (lines.length > 0) await table.insertInto('itensdopedido').values(lines).execute();
}

const orders = someOrders(200);

beforeAll(async () => {
  stack = await startOrdersCopied();
  table = stack.table;
  await table
    .insertInto('categorias')
    .values([{ CD_GRUPO: 'G', DESCRICAO: 'G' }])
    .execute();
  const rest = { CD_GRUPO: 'G', preco_venda: 1, estoque_saldo: 1, ativo: true };
  await table
    .insertInto('produtos')
    .values(
      Object.entries(products).map(([CD_PRODUTO, DESCRICAO]) => ({
        ...{ CD_PRODUTO, DESCRICAO },
        ...rest,
      })),
    )
    .execute();
  await save(orders);
});

afterAll(() => stack.close());

type Question = { [Name in keyof OrderFilter]?: OrderFilter[Name] | undefined };

const callerOf = (uid: string, permissao: 'superUser' | 'vendedor') =>
  ({
    ...{ uid, email: '' },
    user: { superUser: permissao === 'superUser', permissao, analise: true },
  }) as Caller;
const admin = callerOf('adm', 'superUser');

async function ask(question: Question | string, caller = admin): Promise<FoundNumbers> {
  const query = typeof question === 'string' ? question : queryOf(question);
  const call = { caller, query: queryFrom(`/?${query}`), limit: undefined, body: undefined };
  return (await filtrodepedidos(call)) as FoundNumbers;
}

function queryOf(question: Question): string {
  const asked = Object.entries({ ordem: 'recentes', ...question }).filter(
    ([, value]) => value !== undefined && value !== false,
  );
  return new URLSearchParams(
    asked.map(([name, value]) => [name, value === true ? '1' : String(value)]),
  ).toString();
}

const numbersOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).pedidos;

/** The expected numbers, computed order by order. */
function expected(question: Question, seller?: string, among = orders): number[] {
  const { by, last } = orderSorts[question.ordem ?? 'recentes'];
  const found = among.filter(
    (order) => (seller === undefined || order.seller === seller) && isFound(order, question),
  );
  const ofCompany = (order: Sent) => Buffer.from(nameOf(order));
  const compare = {
    number: () => 0,
    value: (a: Sent, b: Sent) => a.cents - b.cents,
    company: (a: Sent, b: Sent) => Buffer.compare(ofCompany(a), ofCompany(b)),
  }[by];
  const sorted = found.toSorted((a, b) => compare(a, b) || a.number - b.number);
  return (last ? sorted.toReversed() : sorted).map(({ number }) => number);
}

/** The count and sum of these orders. */
function sumOf(numbers: readonly number[], among = orders) {
  const cents = new Map(among.map((order) => [order.number, order.cents]));
  const centavos = numbers.reduce((sum, number) => sum + (cents.get(number) ?? NaN), 0);
  return { quantidade: numbers.length, centavos };
}

/** The answer with all of these orders. */
const whole = (numbers: number[]) => ({ pedidos: numbers, proximo: null, soma: sumOf(numbers) });

const nameOf = ({ company, cnpj }: Sent) => fold(`${company} ${cnpj.replace(/[./-]/g, '')}`);

function isFound(order: Sent, question: Question): boolean {
  const { empresa = '', vendedor = '', cidade = '', produto = '' } = question;
  const { de = '', ate = '', valorde = -Infinity, valorate = Infinity } = question;
  const day = dayIn(order.sent);
  const texts = JSON.stringify(order.order);
  const isBegun = (code: string) => code.startsWith(produto.toUpperCase());
  const isNamed = (code: string) => codesNamed(produto).includes(code);
  return (
    [order.status, '', undefined].includes(question.status) &&
    [order.customer, '', undefined].includes(question.cliente) &&
    [order.seller, '', undefined].includes(question.representante) &&
    (holds(nameOf(order), empresa) || holds(nameOf(order), empresa.replace(/[./-]/g, ''))) &&
    contains(order.sellerName, vendedor) &&
    contains(order.city, cidade) &&
    (produto === '' || order.codes.some((code) => isBegun(code) || isNamed(code))) &&
    (de === '' || day >= de) &&
    (ate === '' || day <= ate) &&
    order.cents >= valorde &&
    order.cents <= valorate &&
    order.number > Number(question.novos ?? 0) &&
    (question.observacao !== true || /referencia|Urgente|azul/.test(texts)) &&
    (!question.aprovadoem || (order.approved && dayIn(order.approved)) === question.aprovadoem)
  );
}

/** The codes that /produtos finds. */
function codesNamed(name: string): string[] {
  const listed = Object.entries(products).map(([CD_PRODUTO, DESCRICAO]) => ({
    ...{ CD_PRODUTO, DESCRICAO, CD_GRUPO: 'G', preco_venda: 1, estoque_saldo: 1 },
  }));
  return findProducts(indexProducts(listed), { code: '', name }).map((found) => found.CD_PRODUTO);
}

const dayIn = (moment: Date) => dateInSaoPaulo(moment).split('/').reverse().join('-');

function holds(name: string, text: string): boolean {
  return fold(tidyText(text))
    .split(' ')
    .every((word) => fold(name).includes(word));
}

const days = ['2026-10-01', '2026-10-02', '2026-10-04', '2026-11-03'];

/** Makes a question with about three filters, which often finds orders. */
function sometimes<const Value>(...values: Value[]): fc.Arbitrary<Value | undefined> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );
}

describe('§7 /filtrodepedidos', () => {
  it.each<Question>([
    {},
    { status: 'Aprovado' },
    { empresa: 'joao bici' },
    { empresa: '99.888.777' },
    { empresa: '  CÂMARA   da ' },
    { vendedor: 'prado' },
    { vendedor: 'lucia' },
    { cidade: 'sao jose' },
    { cidade: 'mogi-mirim' },
    { produto: 'pneu' },
    { produto: 'camara' },
    { produto: 'p-1' },
    { produto: 'gone' },
    { cliente: 'loja' },
    { representante: 'ana' },
    { de: '2026-10-03' },
    { ate: '2026-10-02' },
    { de: '2026-10-02', ate: '2026-10-02' },
    { valorde: 101 },
    { valorate: 100 },
    { observacao: true },
    { novos: '150' },
    { aprovadoem: '2026-11-03' },
  ])('finds the orders of %j', async (question) => {
    const numbers = expected(question);
    expect(numbers).not.toEqual([]);
    if (Object.keys(question).length > 0) expect(numbers).not.toHaveLength(orders.length);
    expect(await ask(question)).toEqual(whole(numbers));
  });

  it('finds nothing for days that end before they begin', async () => {
    expect(await numbersOf({ de: '2026-11-02', ate: '2026-10-02' })).toEqual([]);
  });

  it('answers any filters together, in any order, and a seller only their own orders', async () => {
    const filters: fc.Arbitrary<Question> = fc.record({
      ordem: fc.constantFrom(...(Object.keys(orderSorts) as OrderSort[])),
      status: sometimes(...orderStatuses),
      empresa: sometimes('a', 'camara', "o'neil \\", '100%', '_', '9988877700028', 'loja da'),
      vendedor: sometimes('prado', 'ANA', 'l.'),
      cidade: sometimes('paulo', 'sao', 'mogi-', 'ã'),
      produto: sometimes('pneu', 'aro 29', 'c-2', '77_', 'p', 'gone-1'),
      cliente: sometimes('loja', 'loja2', 'bike'),
      representante: sometimes('ana', 'beto'),
      ...{ de: sometimes(...days), ate: sometimes(...days), aprovadoem: sometimes(...days) },
      ...{ valorde: sometimes(0, 100, 101), valorate: sometimes(100, 5000) },
      ...{ observacao: sometimes(true), novos: sometimes('0', '120') },
    });
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.constantFrom(undefined, 'ana', 'beto'),
        async (asked, seller) => {
          const caller = seller === undefined ? admin : callerOf(seller, 'vendedor');
          const numbers = expected(asked, seller);
          found += Math.min(1, numbers.length);
          expect(await ask(asked, caller)).toEqual(whole(numbers));
        },
      ),
      { numRuns: 300, seed: 42 },
    );
    expect(found).toBeGreaterThan(100);
  });

  it('finds no new ones that the caller sent, for a customer or as one', async () => {
    const quotes = someOrders(3, 901).map((quote, at) => ({
      ...{ ...quote, seller: 'nova', sellerName: 'Nova', customer: at === 0 ? 'nova' : 'loja' },
      ...(at === 1 && { by: 'nova' }),
    }));
    await save(quotes);
    const caller = callerOf('nova', 'vendedor');
    expect(await numbersOf({ novos: '900' }, caller)).toEqual([903]);
    expect(await numbersOf({ novos: '903' }, caller)).toEqual([]);
    expect(await numbersOf({ novos: '900' })).toEqual([903, 902, 901]);
    await table.deleteFrom('pedidos').where('numeropedido', '>', 900).execute();
  });

  it('finds a product with very many lines', async () => {
    const holder = orders.find(({ codes }) => codes.includes('P-100'))?.number ?? 0;
    for (let first = 100; first < 30_100; first += 6000) {
      const lines = Array.from({ length: 6000 }, (_, at) => ({
        ...{ numeropedido: holder, posicao: first + at, cd_produto: 'P-100', descricao: '' },
        ...{ quantidade: 1, preco_centavos: 1, total_centavos: 1 },
      }));
      await table.insertInto('itensdopedido').values(lines).execute();
    }
    for (const ordem of Object.keys(orderSorts) as OrderSort[]) {
      for (const filter of [{}, { status: 'Aprovado' }, { empresa: 'camara' }] as Question[]) {
        const question = { ...filter, ordem, produto: 'p-1' };
        expect(await numbersOf(question)).toEqual(expected(question));
      }
    }
  });

  it.each(['%', '_', '\\', "'", "' or true --", '"', '*', '(', 'ç'.repeat(200), '\u{1F6B2}'])(
    'takes %j as it is',
    async (text) => {
      for (const name of ['empresa', 'vendedor', 'cidade', 'produto', 'cliente', 'representante']) {
        expect(await numbersOf({ [name]: text })).toEqual(expected({ [name]: text }));
      }
    },
  );

  it.each([
    ...['', 'ordem=', 'ordem=nova', 'ordem=recentes&ordem=maior', 'ordem[]=recentes'],
    ...['status=Novo', 'status=pendente', 'de=2026-02-30', 'ate=01/10/2026', 'aprovadoem=hoje'],
    ...['valorde=-1', 'valorde=1.5', 'valorate=1e3', `valorate=${'9'.repeat(16)}`],
    ...['observacao=sim', 'observacao=0', 'diferenca=2', 'atencao=true'],
    ...['empresa=a&empresa=b', 'cidade=%00', 'vendedor=%0a', `produto=${'x'.repeat(201)}`],
    ...[
      'depois=x',
      'depois=0',
      'depois=-1',
      'depois=01',
      'depois=1.',
      'depois=1.100',
      'depois=1e1',
    ],
    ...['depois=99999999999', 'depois=1&depois=2', `depois=${'1'.repeat(401)}`],
    ...['ordem=maior&depois=1', 'ordem=maior&depois=1.', 'ordem=maior&depois=1.1e3'],
    ...['ordem=maior&depois=1.01', 'ordem=menor&depois=1.x', 'ordem=menor&depois=1.1.1'],
    ...[`ordem=menor&depois=1.${'9'.repeat(17)}`, "ordem=maior&depois=1.100'"],
    ...['ordem=empresa&depois=1', 'ordem=empresa&depois=1.!', 'ordem=empresa&depois=1.AA'],
    ...['ordem=empresa&depois=1._w', 'ordem=empresa&depois=1.YQ=='],
  ])('refuses %j with a sentence', async (query) => {
    const asked = query.includes('ordem') || query === '' ? query : `ordem=recentes&${query}`;
    await expect(ask(asked)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(
        /^Nada foi feito: .* deve ser .*\. Corrija e tente de novo\.$/,
      ) as unknown,
    });
  });

  describe('with more orders than fit in an answer', () => {
    const first = 10_000;
    const many = someOrders(2 * numbersAtOnce + 200, first);
    let added = 20_000;
    beforeAll(() => save(many));

    it.each<[Question, string?]>([
      [{}],
      [{ status: 'Pendente', ordem: 'maior' }],
      [{ vendedor: 'prado' }],
      [{ produto: 'aro 29' }],
      [{ vendedor: 'prado' }, 'beto'],
      [{ representante: 'ana' }, 'beto'],
    ])('counts and sums all that %j finds for %s, with the first answer alone', async (...asks) => {
      const [question, seller] = asks;
      const caller = seller === undefined ? admin : callerOf(seller, 'vendedor');
      const all = [...orders, ...many];
      const first = await ask(question, caller);
      expect(first.soma).toEqual(sumOf(expected(question, seller, all), all));
      expect(first.proximo === null).toBe(first.soma?.quantidade === first.pedidos.length);
      if (first.proximo === null) return;
      const next = await ask(`${queryOf(question)}&depois=${first.proximo}`, caller);
      expect(next).not.toHaveProperty('soma');
    });

    it.each(Object.keys(orderSorts) as OrderSort[])(
      'pages %s to the end without loss, while orders are added',
      async (ordem) => {
        const question = { ordem, vendedor: 'prado' };
        const pages: number[][] = [];
        for (let depois: string | null = ''; depois !== null;) {
          const { pedidos, proximo }: FoundNumbers = await ask(
            `${queryOf(question)}&depois=${depois}`,
          );
          pages.push(pedidos);
          depois = proximo;
          await save(someOrders(3, (added += 3)));
        }
        const found = pages.flat();
        expect(pages.slice(0, -1).every((page) => page.length === numbersAtOnce)).toBe(true);
        expect(new Set(found).size).toBe(found.length);
        const stayed = found.filter((number) => number < 20_000);
        expect(stayed).toEqual(expected(question, undefined, [...orders, ...many]));
      },
    );
  });
});
