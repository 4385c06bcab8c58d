import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startPostgres } from '../../../emulators/postgres/server';
import { noFilter } from '../../../domain/order/search/by-head';
import type { OrderStatus } from '../../../domain/order/status';
import type { RoleFields } from '../../../domain/session/access';
import { filterOrders } from '../../../functions/src/order/search/filter-orders';
import { findOrders } from '../../../functions/src/order/search/find-orders';
import { openPostgres } from '../../../functions/src/postgres/connection';
import { migrate } from '../../../functions/src/postgres/migrate';

/** The results of typed texts among a handful of orders. */

let server: Awaited<ReturnType<typeof startPostgres>>;
let table: ReturnType<typeof openPostgres>;

interface Sent {
  day?: string;
  status?: OrderStatus;
  seller?: string;
  customer?: string;
  company?: string;
  cnpj?: string;
  contact?: string;
  reference?: string;
  product?: string;
}

const bike = {
  contact: 'Zélia Ramos',
  customer: 'bike',
  company: 'Bicicletas São João 100%',
  cnpj: '11.222.333/0001-81',
};
const loja = {
  customer: 'loja',
  company: 'Loja da Câmara',
  cnpj: '99888777000100',
  seller: 'beto',
};

const orders: Record<number, Sent> = {
  3: { customer: 'outro', company: 'Outra', day: '2024-11-20' },
  7: { ...bike, product: 'P-100', reference: 'OC 4500-7' },
  12: { ...bike, product: 'C-200', day: '2026-11-20' },
  13: { ...loja, product: 'C-200', status: 'Aprovado' },
  14: { ...loja, product: 'P-100', status: 'Excluido', reference: '1200' },
  120: { ...bike, seller: 'beto', product: 'ANTIGO-1' },
};

async function save(numeropedido: number, order: Sent) {
  const {
    day = '2026-10-01',
    status = 'Pendente',
    seller = 'ana',
    reference: referencia,
    contact: nome,
    product = '',
  } = order;
  const { customer = '', company = '', cnpj = '' } = order;
  const sent = new Date(`${day}T23:30:00-03:00`);
  await table
    .insertInto('pedidos')
    .values({
      ...{ numeropedido, status, total_centavos: 150, criadoem: sent, aprovadoem: null },
      ...{ idvendedor: seller, vendedor: `Vendedor ${seller}`, idcliente: customer },
      ...{ razaosocial: company, cnpj, cidade: '', estado: '', criadopor: null, mudouem: sent },
      ...{ pedido: { referencia, cliente: { nome } }, copia: numeropedido },
    })
    .execute();
  const line = { numeropedido, posicao: 0, cd_produto: product, descricao: `Linha ${product}` };
  await table
    .insertInto('itensdopedido')
    .values({ ...line, quantidade: 1, preco_centavos: 150, total_centavos: 150 })
    .execute();
}

beforeAll(async () => {
  server = await startPostgres({ port: 0 });
  await migrate(server.url);
  table = openPostgres(server.url);
  const products = [
    { CD_PRODUTO: 'P-100', DESCRICAO: 'PNEU ARO 29' },
    { CD_PRODUTO: 'C-200', DESCRICAO: 'CÂMARA DE AR ARO 29' },
  ];
  const rest = { CD_GRUPO: 'G', preco_venda: 1, estoque_saldo: 1, ativo: true };
  await table
    .insertInto('categorias')
    .values([{ CD_GRUPO: 'G', DESCRICAO: 'G' }])
    .execute();
  await table
    .insertInto('produtos')
    .values(products.map((product) => ({ ...product, ...rest })))
    .execute();
  for (const [number, order] of Object.entries(orders)) await save(Number(number), order);
});

afterAll(async () => {
  await table.destroy();
  await server.close();
});

const admin = { uid: 'adm', superUser: true, permissao: 'superUser', analise: true } as const;
const seller = { uid: 'beto', superUser: false, permissao: 'vendedor', analise: true } as const;
const customer = { uid: 'bike', superUser: false, permissao: 'cliente', analise: true } as const;

async function found(text: string, caller: RoleFields & { uid: string } = admin) {
  return (await findOrders(table, text, caller)).map(({ numerodopedido }) => numerodopedido);
}

describe('§7 /procuradepedidos: the results of a typed text', () => {
  it.each([
    ['the number first, then whatever else has it', '12', [12]],
    ['a number that is also a reference', '1200', [14]],
    ['a number with zeros before it', ' 0007 ', [7]],
    ['the company, without accents and in any order', 'joao bicic', [120, 12, 7]],
    ['a sign that a pattern has', '100%', [120, 12, 7]],
    ['a CNPJ with its signs where it is stored without', '99.888.777/0001-00', [14, 13]],
    ['a CNPJ without signs where it is stored with them', '11222333', [120, 12, 7]],
    ['the contact of the customer', 'zelia', [120, 12, 7]],
    ['contact and product', 'ramos camara', [12]],
    ['the reference', 'oc 4500', [7]],
    ['the name of a product, beside a company of that name', 'camara', [14, 13, 12]],
    ['the beginning of a code', 'p-1', [14, 7]],
    ['the code of a product that is no more', 'antigo', [120]],
    ['a day in São Paulo', '20/11/26', [12]],
    ['a day of every year', '1/10', [120, 14, 13, 7]],
    ['a day of another year', '20/11', [12, 3]],
    ['no day', '32/13', []],
    ['company and product in one text', 'joao pneu', [7]],
    ['company, product and month', 'joao pneu outubro', [7]],
    ['a month of a year', '11/2026', [12]],
    ['a month of every year', 'novembro', [12, 3]],
    ['company and month with its year', 'bicicletas de novembro de 2026', [12]],
    ['company and day', 'joao 20/11', [12]],
    ['a seller', 'vendedor beto', [120, 14, 13]],
    ['seller, product and reference', 'beto pneu 1200', [14]],
    ['number and company', '120 joao', [120]],
    ['words of a product in one line', 'pneu aro 29', [14, 7]],
    ['no words of two products', 'pneu camara', [14]],
    ['nothing', 'guidão', []],
    ['nothing where one word finds nothing', 'joao guidão', []],
    ['nothing for two letters', 'ca', []],
    ['nothing for what no number can be', '99999999999999', []],
    ['nothing for what no table can hold', '9'.repeat(200), []],
  ])('%s', async (_, text, numbers) => {
    expect(await found(text)).toEqual(numbers);
  });

  it('finds only the orders of a seller’s own list', async () => {
    expect(await found('aro 29', seller)).toEqual([14, 13]);
    expect(await found('7', seller)).toEqual([]);
    expect(await found('bicicletas', seller)).toEqual([120]);
    expect(await found('bicicletas pneu', seller)).toEqual([]);
    expect(await found('ana', seller)).toEqual([]);
  });

  it.each([
    ['pneu camara', admin],
    ['vendedor beto', admin],
    ['aro 29', seller],
    ['bicicletas outubro', seller],
    ['7', seller],
    ['de', seller],
  ])('is listed whole by /filtrodepedidos, with its sum: %s', async (texto, caller) => {
    const filter = { ...noFilter, aprovadoem: '', texto };
    const numbers = await found(texto, caller);
    expect(await filterOrders(table, { filter, days: 0, caller, after: undefined })).toEqual({
      ...{ pedidos: numbers, proximo: null },
      soma: { quantidade: numbers.length, centavos: 150 * numbers.length },
    });
  });

  it('finds customers their own, also the deleted ones of their list, and not by their own name', async () => {
    expect(await found('aro 29', customer)).toEqual([12, 7]);
    expect(await found('4500', customer)).toEqual([7]);
    expect(await found('bicicletas', customer)).toEqual([]);
    expect(await found('11222333', customer)).toEqual([]);
    expect(await found('zelia', customer)).toEqual([]);
    expect(await found('13', customer)).toEqual([]);
    expect(await found('câmara novembro', customer)).toEqual([12]);
    expect(await found('bicicletas câmara', customer)).toEqual([]);
    expect(await found('aro 29', { ...customer, uid: 'loja' })).toEqual([14, 13]);
  });

  it('shows customers no price, and the matching part of each order', async () => {
    const row = { data: '01/10/2026', status: 'Pendente', cliente: bike.company };
    expect(await findOrders(table, 'pneu', customer)).toEqual([
      {
        ...{ ...row, numerodopedido: 7 },
        ...{ referencia: 'OC 4500-7', produto: 'P-100 Linha P-100' },
      },
    ]);
    const [first] = await findOrders(table, '120', admin);
    expect(first).toEqual({ ...row, numerodopedido: 120, total: 150 });
  });
});
