import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '../../../emulators/postgres/server';
import type { FigureQuestion, Figures } from '../../../domain/figures/figures';
import type { OrderSums } from '../../../domain/figures/chart-sums';
import { emptySummaries } from '../../../domain/figures/summary';
import type { OrderStatus } from '../../../domain/order/status';
import { ordersBehind } from '../../../functions/src/figures/orders';
import { pendingAround } from '../../../functions/src/figures/pending';
import { periodBefore, type Period } from '../../../domain/figures/period';
import { figuresOf } from '../../../functions/src/figures/figures';
import { orderSums } from '../../../functions/src/figures/sums';
import { openPostgres } from '../../../functions/src/postgres/connection';
import { migrate } from '../../../functions/src/postgres/migrate';

/** The figures of a set of orders that is small enough to calculate by hand. */

let server: Awaited<ReturnType<typeof startPostgres>>;
let table: ReturnType<typeof openPostgres>;

type Line = [product: string, pieces: number, cents: number];
interface Sent {
  /** São Paulo time. */
  sent: string;
  approved?: string;
  status?: OrderStatus;
  seller?: string;
  customer?: string;
  city?: string;
  lines: Line[];
}

const orders: Record<number, Sent> = {
  // The earlier period: October 1st to 22nd.
  1: { sent: '2026-09-30 23:59:59', approved: '2026-10-01 10:00', lines: [['P1', 9, 9999]] },
  2: { sent: '2026-10-01 00:00:00', approved: '2026-10-01 02:00', lines: [['P1', 1, 1000]] },
  3: { sent: '2026-10-22 23:59:59', status: 'Excluido', lines: [['C1', 1, 500]] },
  4: { sent: '2026-10-23 00:00:00', approved: '2026-10-24 00:00', lines: [['P1', 9, 9999]] },
  // The period: November 1st to 22nd.
  5: { sent: '2026-11-01 00:00:00', approved: '2026-11-01 01:00', lines: [['P1', 2, 2000], ['C1', 3, 300]] },
  6: { sent: '2026-11-10 12:00:00', approved: '2026-11-13 12:00', seller: 'beto', customer: 'loja', city: 'São Paulo', lines: [['P1', 1, 1000], ['P1', 4, 4000], ['P2', 1, 70]] },
  7: { sent: '2026-11-15 12:00:00', approved: '2026-11-15 22:00', seller: '', city: '', lines: [['velho', 5, 50]] },
  8: { sent: '2026-11-20 12:00:00', status: 'Pendente', city: 'Campinas', lines: [['P1', 7, 7000]] },
  9: { sent: '2026-11-22 23:59:59', status: 'Excluido', seller: 'beto', lines: [['P2', 1, 70]] },
  10: { sent: '2026-11-23 00:00:00', approved: '2026-11-23 00:00', lines: [['P1', 9, 9999]] },
}; // prettier-ignore

async function save(numeropedido: number, order: Sent) {
  const { sent, approved, seller = 'ana', customer = 'bike', city = 'SAO PAULO', lines } = order;
  const moment = (text: string) => new Date(`${text.replace(' ', 'T')}-03:00`);
  await table
    .insertInto('pedidos')
    .values({
      numeropedido,
      status: order.status ?? 'Aprovado',
      total_centavos: lines.reduce((sum, [, , cents]) => sum + cents, 0),
      criadoem: moment(sent),
      aprovadoem: approved === undefined ? null : moment(approved),
      idvendedor: seller,
      vendedor: seller && `Vendedor ${seller} ${numeropedido}`,
      idcliente: customer,
      razaosocial: `Empresa ${customer} ${numeropedido}`,
      cnpj: '',
      cidade: city,
      estado: city && 'SP',
      criadopor: null,
      mudouem: moment(sent),
      pedido: {},
      copia: numeropedido,
    })
    .execute();
  await table
    .insertInto('itensdopedido')
    .values(
      lines.map(([cd_produto, quantidade, total_centavos], posicao) => ({
        ...{ numeropedido, posicao, cd_produto, descricao: cd_produto, quantidade },
        ...{ preco_centavos: 1, total_centavos },
      })),
    )
    .execute();
}

const products = [
  ['P1', 'Pneu 29', 'PNEU'],
  ['P2', 'Pneu 26', 'PNEU'],
  ['C1', 'Câmara', 'CAMARA'],
] as const;

beforeAll(async () => {
  server = await startPostgres({ port: 0 });
  vi.stubEnv('PRODUCT_TABLE_URL', server.url);
  await migrate(server.url);
  table = openPostgres(server.url);
  await table
    .insertInto('categorias')
    .values([
      { CD_GRUPO: 'PNEU', DESCRICAO: 'Pneus' },
      { CD_GRUPO: 'CAMARA', DESCRICAO: 'Câmaras' },
    ])
    .execute();
  await table
    .insertInto('produtos')
    .values(
      products.map(([CD_PRODUTO, DESCRICAO, CD_GRUPO]) => ({
        ...{ CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda: 1, estoque_saldo: 1, ativo: true },
      })),
    )
    .execute();
  for (const [number, order] of Object.entries(orders)) await save(Number(number), order);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await table.destroy();
  await server.close();
});

const november = { de: '2026-11-01', ate: '2026-11-22' };
const october = { de: '2026-10-01', ate: '2026-10-22' };
const compared = (period: Period) => figuresOf(period, periodBefore(period));
const hour = 60 * 60 * 1000;

describe('§7 /resultados: the figures of a period', () => {
  it('counts the quotes sent on its days in São Paulo, and the approved ones among them', async () => {
    const { agora, antes } = await figuresOf(november, october);
    expect(agora).toEqual({
      enviados: { pedidos: 5, centavos: 2300 + 5070 + 50 + 7000 + 70 },
      aprovados: { pedidos: 3, centavos: 2300 + 5070 + 50 },
      // The median of 1, 10 and 72 hours.
      mediana: 10 * hour,
    });
    expect(antes).toEqual({
      enviados: { pedidos: 2, centavos: 1500 },
      aprovados: { pedidos: 1, centavos: 1000 },
      mediana: 2 * hour,
    });
  });

  it('has them by month', async () => {
    const { por } = await compared({ de: '2026-09-30', ate: '2026-11-22' });
    const rows = por.mes.linhas.map(({ chave, enviados, aprovados, centavos }) => [
      ...[chave, enviados, aprovados, centavos],
    ]);
    expect(rows.toSorted()).toEqual([
      ['09-2026', 1, 1, 9999],
      ['10-2026', 3, 2, 10_999],
      ['11-2026', 5, 3, 7420],
    ]);
  });

  it('has them by seller and customer, called as in their newest order, and by city', async () => {
    const { por } = await figuresOf(november, october);
    expect(por.vendedor).toEqual({
      grupos: 3,
      linhas: [
        row('beto', 'Vendedor beto 9', { enviados: 2, aprovados: 1, centavos: 5070 }),
        row('ana', 'Vendedor ana 8', { enviados: 2, aprovados: 1, centavos: 2300, antes: 1000 }),
        row('', '', { enviados: 1, aprovados: 1, centavos: 50 }),
      ],
    });
    expect(por.cliente.linhas).toEqual([
      row('loja', 'Empresa loja 6', { enviados: 1, aprovados: 1, centavos: 5070 }),
      row('bike', 'Empresa bike 9', { enviados: 4, aprovados: 2, centavos: 2350, antes: 1000 }),
    ]);
    expect(por.cidade.linhas).toEqual([
      row('sao paulo/sp', 'São Paulo / SP', {
        enviados: 3,
        aprovados: 2,
        centavos: 7370,
        antes: 1000,
      }),
      row('/', '', { enviados: 1, aprovados: 1, centavos: 50 }),
      row('campinas/sp', 'Campinas / SP', { enviados: 1, aprovados: 0, centavos: 0 }),
    ]);
  });

  it('has the approved lines by category and product, each order once', async () => {
    const { por } = await figuresOf(november, october);
    expect(por.categoria.linhas).toEqual([
      row('PNEU', 'Pneus', { aprovados: 2, pecas: 8, centavos: 7070, antes: 1000 }),
      row('CAMARA', 'Câmaras', { aprovados: 1, pecas: 3, centavos: 300 }),
      row('', '', { aprovados: 1, pecas: 5, centavos: 50 }),
    ]);
    expect(por.produto.linhas).toEqual([
      row('P1', 'Pneu 29', { aprovados: 2, pecas: 7, centavos: 7000, antes: 1000 }),
      row('C1', 'Câmara', { aprovados: 1, pecas: 3, centavos: 300 }),
      row('P2', 'Pneu 26', { aprovados: 1, pecas: 1, centavos: 70 }),
      row('velho', '', { aprovados: 1, pecas: 5, centavos: 50 }),
    ]);
  });

  it('compares with days that the period itself has', async () => {
    const { por } = await figuresOf(november, november);
    for (const { centavos, antes } of por.produto.linhas) expect(antes).toBe(centavos);
    expect(por.produto.linhas).toHaveLength(4);
  });

  it('is empty if nothing was sent', async () => {
    const { agora, por } = await compared({ de: '2020-01-01', ate: '2020-01-31' });
    expect(agora.mediana).toBeNull();
    expect(agora.enviados).toEqual({ pedidos: 0, centavos: 0 });
    expect(Object.values(por)).toEqual(Array(6).fill({ linhas: [], grupos: 0 }));
  });
});

describe('§7 /pedidosdoresultado: the orders behind a figure', () => {
  const numbersOf = async (question: Omit<FigureQuestion, 'periodo'>) => {
    const { pedidos, centavos, lista } = await ordersBehind({ periodo: november, ...question });
    return [pedidos, centavos, lista.map(({ numerodopedido }) => numerodopedido)];
  };

  it('are all sent ones, or the approved ones', async () => {
    expect(await numbersOf({ pedidos: 'enviados' })).toEqual([5, 14_490, [9, 8, 7, 6, 5]]);
    expect(await numbersOf({ pedidos: 'aprovados' })).toEqual([3, 7420, [7, 6, 5]]);
  });

  it('have the counts and sums of the figures, for every group', async () => {
    const figures: Figures = { atualizadoem: 0, ...(await figuresOf(november, october)) };
    for (const por of ['vendedor', 'cidade', 'categoria', 'cliente', 'produto'] as const) {
      for (const { chave, aprovados, centavos } of figures.por[por].linhas) {
        const grupo = { por, chave };
        const [pedidos, sum] = await numbersOf({ pedidos: 'aprovados', grupo });
        expect([por, chave, pedidos, sum]).toEqual([por, chave, aprovados, centavos]);
      }
    }
  });

  it('contain the part of an order in the figure, and its value', async () => {
    const grupo = { por: 'produto', chave: 'P1' } as const;
    const { lista } = await ordersBehind({ periodo: november, pedidos: 'aprovados', grupo });
    expect(lista[0]).toEqual({
      numerodopedido: 6,
      data: '10/11/2026',
      status: 'Aprovado',
      cliente: 'Empresa loja 6',
      vendedor: 'Vendedor beto 6',
      centavos: 5000,
      total: 5070,
    });
  });

  it('go on below a number, counted as before', async () => {
    const rest = await ordersBehind({ periodo: november, pedidos: 'enviados' }, 7);
    expect(rest.lista.map(({ numerodopedido }) => numerodopedido)).toEqual([6, 5]);
    expect(rest.pedidos).toBe(5);
    expect((await ordersBehind({ periodo: november, pedidos: 'enviados' }, 5)).lista).toEqual([]);
  });

  it('are all below a number that no order has', async () => {
    const all = await ordersBehind({ periodo: november, pedidos: 'enviados' }, 999_999_999_999_999);
    expect(all.lista).toHaveLength(5);
  });
});

interface Counts {
  enviados?: number;
  aprovados: number;
  centavos: number;
  antes?: number;
  pecas?: number;
}

/** A row as the endpoint answers it. */
function row(chave: string, nome: string, counts: Counts) {
  return { antes: 0, ...counts, chave, nome };
}

describe('§7 /pendentes: the quotes that wait, by their day', () => {
  it.each([
    ['2026-11-19', { antes: 0, nodia: 0 }],
    ['2026-11-20', { antes: 0, nodia: 1 }],
    ['2026-11-21', { antes: 1, nodia: 0 }],
  ])('before %s and on it', async (day, counts) => {
    expect(await pendingAround(day)).toEqual(counts);
  });

  it('are those of one seller, if a seller asks', async () => {
    expect(await pendingAround('2026-11-20', 'ana')).toEqual({ antes: 0, nodia: 1 });
    expect(await pendingAround('2026-11-20', 'beto')).toEqual({ antes: 0, nodia: 0 });
  });
});

describe('§7 /somas: sums of orders', () => {
  const at = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  afterEach(() => void vi.useRealTimers());
  const monthsOf = ({ meses }: OrderSums) =>
    Object.fromEntries(meses.map(({ mes, somas }) => [mes, somas]));
  const summary = (quantidade: number, centavos: number) => ({ quantidade, centavos });

  it('per month of São Paulo, of every status', async () => {
    at('2026-11-24T12:00:00Z');
    const sums = await orderSums();
    expect(sums.meses).toHaveLength(12);
    expect(sums.meses[0]).toEqual({ mes: '12-2025', somas: emptySummaries });
    expect(monthsOf(sums)).toMatchObject({
      '09-2026': { ...emptySummaries, Aprovado: summary(1, 9999) },
      '10-2026': { ...emptySummaries, Aprovado: summary(2, 10_999), Excluido: summary(1, 500) },
      '11-2026': {
        Aprovado: summary(4, 17_419),
        Pendente: summary(1, 7000),
        Excluido: summary(1, 70),
      },
    });
  });

  it.each([
    ['2026-12-01T02:59:59Z', '12-2025', '11-2026'],
    ['2026-12-01T03:00:00Z', '01-2026', '12-2026'],
  ])('at %s begin with %s and end with %s', async (moment, first, last) => {
    at(moment);
    const { meses } = await orderSums();
    expect([meses.at(0)?.mes, meses.at(-1)?.mes]).toEqual([first, last]);
  });

  it('per seller since their first order, under the name of the newest', async () => {
    at('2027-10-15T12:00:00Z');
    const sums = await orderSums();
    expect(Object.keys(monthsOf(sums))).not.toContain('10-2026');
    expect(sums.vendedores.toSorted((a, b) => (a.uid < b.uid ? -1 : 1))).toEqual([
      { uid: '', nome: '', somas: { ...emptySummaries, Aprovado: summary(1, 50) } },
      {
        uid: 'ana',
        nome: 'Vendedor ana 10',
        somas: {
          Aprovado: summary(5, 33_297),
          Pendente: summary(1, 7000),
          Excluido: summary(1, 500),
        },
      },
      {
        uid: 'beto',
        nome: 'Vendedor beto 9',
        somas: { ...emptySummaries, Aprovado: summary(1, 5070), Excluido: summary(1, 70) },
      },
    ]);
  });

  it('of one seller only', async () => {
    at('2026-11-24T12:00:00Z');
    const ofBeto = await orderSums('beto');
    expect(ofBeto.vendedores.map(({ uid }) => uid)).toEqual(['beto']);
    expect(monthsOf(ofBeto)).toMatchObject({
      '10-2026': emptySummaries,
      '11-2026': ofBeto.vendedores[0]?.somas,
    });
  });

  it('of a seller without orders are zeros, without names', async () => {
    const { meses, vendedores } = await orderSums('novo');
    expect(vendedores).toEqual([]);
    expect(meses.map(({ somas }) => somas)).toEqual(Array(12).fill(emptySummaries));
  });
});
