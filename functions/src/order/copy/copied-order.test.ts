import { describe, expect, test } from 'vitest';
import { copiedOrder } from './copied-order';

const sent = Date.UTC(2026, 10, 20, 15, 30);
const iso = (moment: number) => new Date(moment).toISOString();

const line = {
  CD_PRODUTO: '1006',
  DESCRICAO: 'CÂMARA ARO 29',
  CD_GRUPO: 'CAMARA',
  preco_venda: 19.9,
  estoque_saldo: 10,
  quantity: 3,
};
const stored = {
  numerodopedido: 7,
  status: 'Pendente',
  data: '20/11/2026',
  hora: '12:30:00',
  criadoem: sent,
  mudouem: sent + 5,
  total: 59.7,
  centavos: 5970,
  idvendedor: 's1',
  vendedor: 'Beto',
  cliente: {
    uid: 'c1',
    nome: 'Ana',
    senha: 'segredo',
    razaosocial: 'BIKE SUL',
    cnpj: '11222333000181',
    endereco: { cidade: 'Curitiba', estado: 'PR' },
  },
  itens: [line],
};
const moved = (em: number, para: string, campo = 'status') => ({
  ...{ campo, de: '', para, por: { uid: 's1' }, em },
});

describe('the copy of an order', () => {
  test('has the list price and the net total of a line with a discount', () => {
    const itens = [
      { ...line, desconto: 12.5 },
      { ...line, desconto: 'muito' },
    ];
    const copied = copiedOrder(7, { ...stored, itens, total: 52.23, centavos: 5223 });
    expect(copied?.lines).toMatchObject([{ preco_centavos: 1990, total_centavos: 5223 }]);
    expect(copied?.lines).toHaveLength(1);
  });

  test('has columns for queries, and the stored order', () => {
    const copied = copiedOrder(7, stored);
    expect(copied?.order).toEqual({
      numeropedido: 7,
      status: 'Pendente',
      total_centavos: 5970,
      criadoem: iso(sent),
      aprovadoem: null,
      idvendedor: 's1',
      vendedor: 'Beto',
      idcliente: 'c1',
      razaosocial: 'BIKE SUL',
      cnpj: '11222333000181',
      cidade: 'Curitiba',
      estado: 'PR',
      criadopor: null,
      mudouem: iso(sent + 5),
      somadiverge: false,
      pedido: { ...stored, cliente: { ...stored.cliente, senha: undefined } },
    });
    expect(copied?.lines).toEqual([
      {
        numeropedido: 7,
        posicao: 0,
        cd_produto: '1006',
        descricao: 'CÂMARA ARO 29',
        quantidade: 3,
        preco_centavos: 1990,
        total_centavos: 5970,
      },
    ]);
  });

  test('says whether the total is not the sum of the lines', () => {
    const diverges = (fields: object) =>
      copiedOrder(7, { ...stored, ...fields })?.order.somadiverge;
    expect(diverges({ total: 59.69 })).toBe(true);
    expect(diverges({ itens: { 0: line, 4: { ...line, preco_venda: 'caro' } } })).toBe(false);
    expect(diverges({ itens: null })).toBe(true);
  });

  test('contains no password', () => {
    const odd = { ...stored, criadopor: { uid: 's1', senha: 'outra' } };
    expect(JSON.stringify(copiedOrder(7, odd))).not.toMatch(/senha|segredo|outra/);
  });

  test('contains the moment of the last approval while the order is approved', () => {
    const historico = {
      a: moved(sent + 10, 'Aprovado'),
      b: moved(sent + 20, 'Pendente'),
      c: moved(sent + 30, 'Aprovado'),
      d: moved(sent + 40, 'Aprovado', 'vendedor'),
    };
    const approvedAt = (status: string, lines: object = historico) =>
      copiedOrder(7, { ...stored, status, historico: lines })?.order.aprovadoem;
    expect(approvedAt('Aprovado')).toBe(iso(sent + 30));
    expect(approvedAt('Pendente')).toBeNull();
    expect(approvedAt('Aprovado', {})).toBeNull();
  });

  test.each([
    [
      'the last change',
      { mudouem: undefined, historico: { a: moved(sent + 9, 'Beto') } },
      sent + 9,
    ],
    ['the sending', { mudouem: undefined }, sent],
  ])('one from before has changed with %s', (_, older, moment) => {
    expect(copiedOrder(7, { ...stored, ...older })?.order.mudouem).toBe(iso(moment));
  });

  test('of an older order has its date in words and its total in cents', () => {
    const { criadoem: _sent, mudouem: _changed, centavos: _cents, ...older } = stored;
    expect(copiedOrder(7, older)?.order).toMatchObject({
      criadoem: iso(sent),
      mudouem: iso(sent),
      total_centavos: 5970,
    });
  });

  test('has the day of `data`, even if the server noted the next day', () => {
    const midnight = Date.UTC(2026, 10, 21, 3);
    const before = { ...stored, hora: '23:59:58', criadoem: midnight + 500 };
    expect(copiedOrder(7, before)?.order.criadoem).toBe(iso(midnight - 2000));
    const within = { ...before, criadoem: midnight - 500 };
    expect(copiedOrder(7, within)?.order.criadoem).toBe(iso(midnight - 500));
  });

  test.each([
    ['no record', null],
    ['an unknown status', { ...stored, status: 'Cancelado' }],
    ['no total', { ...stored, centavos: null, total: 'muito' }],
    ['no date', { ...stored, criadoem: 1e300, data: '99/99/9999' }],
  ])('%s can’t be read', (_, unreadable) => {
    expect(copiedOrder(7, unreadable)).toBeUndefined();
  });

  test('nor an order whose number exceeds an integer', () => {
    expect(copiedOrder(3e9, stored)).toBeUndefined();
    expect(copiedOrder(NaN, stored)).toBeUndefined();
  });

  test('ignores unreadable lines of the history', () => {
    const historico = { a: moved(sent + 10, 'Aprovado'), b: { para: 'Aprovado', em: sent + 20 } };
    const copied = copiedOrder(7, { ...stored, status: 'Aprovado', historico });
    expect(copied?.order.aprovadoem).toBe(iso(sent + 10));
  });

  test('lines that can’t be read are left out, and the others keep their places', () => {
    const itens = { 0: line, 1: { ...line, quantity: 1e12 }, 2: null, 3: 'x', 4: line };
    expect(copiedOrder(7, { ...stored, itens })?.lines.map(({ posicao }) => posicao)).toEqual([
      0, 3,
    ]);
  });

  test('drops characters that PostgreSQL’s texts can’t hold', () => {
    const copied = copiedOrder(7, { ...stored, vendedor: 'Be\0to \ud800🚲' });
    expect(copied?.order.vendedor).toBe('Beto \ufffd🚲');
    expect(copied?.order.pedido).toMatchObject({ vendedor: 'Beto \ufffd🚲' });
  });
});
