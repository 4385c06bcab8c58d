import { describe, expect, it } from 'vitest';

import { linesOfProducts } from './lines';
import { readStepMessage } from './message';
import { stepOfNfe } from './nfe';
import { isSameStep, stepComplaint, type NewStep } from './step';
import { describeStep } from './words';

const chave = '35170458716523000119550010000000121000123458';
const itens = [
  { CD_PRODUTO: '1006', quantity: 10 },
  { CD_PRODUTO: 'A/1', quantity: 3 },
  { CD_PRODUTO: '1006', quantity: 2 },
];
const product = (codigo: string, quantidade: number) => ({ codigo, quantidade });

describe('decision 118: the products of an invoice as lines of the order', () => {
  it.each([
    ['a part', [product('1006', 4)], { linhas: { l0: 4 } }],
    ['a product in two lines', [product('1006', 11)], { linhas: { l0: 10, l2: 1 } }],
    ['a product named twice', [product('A/1', 1), product('A/1', 2)], { linhas: { l1: 3 } }],
    ['all', [product('A/1', 3), product('1006', 12)], {}],
  ])('%s', (_, products, lines) => expect(linesOfProducts(itens, products)).toEqual(lines));

  it.each([
    [product('9', 1), 'O produto 9 não está neste pedido.'],
    [product('1006', 13), 'São 1 a mais de 1006 do que há neste pedido.'],
    [product('1006', 0), 'A quantidade de 1006 deve ser um número inteiro positivo.'],
    [product('1006', 1.5), 'A quantidade de 1006 deve ser um número inteiro positivo.'],
    [product('1006', NaN), 'A quantidade de 1006 deve ser um número inteiro positivo.'],
  ])('%j is refused', (wrong, complaint) =>
    expect(linesOfProducts(itens, [wrong])).toEqual({ complaint }),
  );

  it('come from an NF-e, or nothing does', () => {
    const nfe = { chave, nota: '12', itens: [product('1006', 4)] };
    expect(stepOfNfe(nfe, itens)).toEqual({
      step: { tipo: 'faturado', nota: '12', chave, linhas: { l0: 4 } },
    });
    for (const [other, sentence] of [
      [undefined, /não é o XML de uma NF-e/],
      [{ ...nfe, itens: [] }, /não é o XML de uma NF-e/],
      [{ ...nfe, chave: 'x' }, /não é o XML de uma NF-e/],
      [{ ...nfe, chave: chave.replace(/8$/, '7') }, /último é o dígito verificador/],
      [{ ...nfe, itens: [product('7', 1)] }, /não combina com o pedido.*O produto 7/],
    ] as const) {
      expect(stepOfNfe(other, itens)).toEqual({
        complaint: expect.stringMatching(sentence) as string,
      });
    }
  });
});

describe('§7 the body of a step', () => {
  const read = (body: unknown) => readStepMessage(body);
  it('names its id, kind, texts and products', () => {
    expect(read({ id: '7', tipo: 'faturado', nota: '12/A', chave })).toEqual({
      id: '7',
      step: { tipo: 'faturado', nota: '12/A', chave },
    });
    expect(
      read({ id: 'a_B-1', tipo: 'enviado', itens: [{ CD_PRODUTO: '1006', quantidade: 4 }] }),
    ).toEqual({ id: 'a_B-1', step: { tipo: 'enviado' }, products: [product('1006', 4)] });
  });

  it.each<[unknown, RegExp]>([
    [undefined, /não é um objeto JSON/],
    [[], /errado ou sobra|não é um objeto/],
    [{ tipo: 'enviado' }, /campo id/],
    [{ id: 'a/b', tipo: 'enviado' }, /campo id/],
    [{ id: '1', tipo: 'cancelado' }, /campo tipo/],
    [{ id: '1', tipo: 'enviado', linhas: { l0: 1 } }, /campo linhas/],
    [{ id: '1', tipo: 'enviado', rastreio: null }, /campo rastreio/],
    [{ id: '1', tipo: 'enviado', itens: [] }, /campo itens/],
    [{ id: '1', tipo: 'faturado' }, /precisa do número da nota/],
    [{ id: '1', tipo: 'faturado', nota: '1', chave: chave.replace(/8$/, '7') }, /não confere/],
    [{ id: '1', tipo: 'enviado', nota: '1' }, /'enviado' não tem nota/],
    [{ id: '1', tipo: 'enviado', link: 'http://a.b' }, /começar com https/],
    [{ id: '1', tipo: 'enviado', previsto: '2026-02-30' }, /um dia como/],
    [{ id: '1', tipo: 'enviado', previsto: '01/12/2026' }, /um dia como/],
    [{ id: '1', tipo: 'enviado', transportadora: ' ' }, /transportadora deve ter/],
    [{ id: '1', tipo: 'faturado', nota: 'x'.repeat(41) }, /número da nota deve ter/],
  ])('%j is refused', (body, why) =>
    expect(read(body)).toEqual({ complaint: expect.stringMatching(why) as string }),
  );
});

describe('decision 118: a step', () => {
  const sent: NewStep = {
    ...{ tipo: 'enviado', transportadora: 'TRANS SUL', rastreio: 'BR1', previsto: '2026-12-01' },
    linhas: { l0: 1, l1: 2 },
  };
  it('is the same whatever the order of its fields', () => {
    expect(isSameStep(sent, { ...sent, linhas: { l1: 2, l0: 1 } })).toBe(true);
    expect(isSameStep(sent, { ...sent, rastreio: 'BR2' })).toBe(false);
    expect(isSameStep(sent, { ...sent, linhas: { l0: 1 } })).toBe(false);
    expect(isSameStep(sent, { ...sent, tipo: 'entregue' })).toBe(false);
  });
  it('is described without prices, key and link', () => {
    expect(stepComplaint(sent)).toBeUndefined();
    expect(describeStep(sent)).toBe(
      'Enviado em parte: TRANS SUL, rastreio BR1, previsto para 01/12/2026',
    );
    expect(describeStep({ tipo: 'faturado', nota: '12/A', chave })).toBe('Faturado: nota 12/A');
  });
});
