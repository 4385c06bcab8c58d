import { describe, expect, it } from 'vitest';

import { queryFrom } from '../query';
import { belowFrom, figureQuestionFrom, monthsBackFrom, periodFrom } from './query';

const from = (query: string) => queryFrom(`/resultados?${query}`);
const days = 'de=2026-11-01&ate=2026-11-22';
const periodo = { de: '2026-11-01', ate: '2026-11-22' };

describe('§7 the questions of /resultados and /pedidosdoresultado', () => {
  it.each([
    ['', 'de deve ser um dia'],
    ['de=2026-11-01', 'ate deve ser um dia'],
    ['de=2026-02-29&ate=2026-03-01', 'de deve ser um dia'],
    ['de=01/11/2026&ate=2026-11-22', 'de deve ser um dia'],
    ['de=2026-11-22&ate=2026-11-01', 'ate deve ser um dia a partir de 2026-11-22'],
    ['de=2020-01-01&ate=2026-11-01', 'ate deve ser um dia até cinco anos depois'],
    ['de=2026-11-01&de=2026-11-02&ate=2026-11-22', 'de deve ser um texto'],
  ])('refuse the days of %j', (query, why) => {
    expect(() => periodFrom(from(query))).toThrow(`Nada foi feito: ${why}`);
  });

  it('take five years and a day alone', () => {
    for (const period of [
      { de: '2021-11-23', ate: '2026-11-22' },
      { de: '2024-02-29', ate: '2024-02-29' },
    ]) {
      expect(periodFrom(from(`de=${period.de}&ate=${period.ate}`))).toEqual(period);
    }
  });

  it('may say how many months before the comparison begins', () => {
    expect(monthsBackFrom(from(days))).toBeUndefined();
    expect(monthsBackFrom(from(`${days}&mesesantes=12`))).toBe(12);
    expect(() => monthsBackFrom(from(`${days}&mesesantes=61`))).toThrow('um número até 60');
    expect(() => monthsBackFrom(from(`${days}&mesesantes=0`))).toThrow('mesesantes deve ser');
  });

  it('name all orders, or those of a group, which may have no name', () => {
    expect(figureQuestionFrom(from(`${days}&pedidos=enviados`))).toEqual({
      periodo,
      pedidos: 'enviados',
    });
    expect(figureQuestionFrom(from(`${days}&pedidos=aprovados&por=categoria`))).toEqual({
      periodo,
      pedidos: 'aprovados',
      grupo: { por: 'categoria', chave: '' },
    });
    expect(belowFrom(from(`${days}&abaixode=12`))).toBe(12);
    expect(belowFrom(from(days))).toBeUndefined();
  });

  it.each([
    ['pedidos=Aprovado', 'pedidos deve ser um destes: enviados, aprovados'],
    ['pedidos=enviados&por=mes', 'por deve ser um destes'],
    ['pedidos=enviados&por=pedido', 'por deve ser um destes'],
  ])('refuse %s', (query, why) => {
    expect(() => figureQuestionFrom(from(`${days}&${query}`))).toThrow(why);
  });

  it.each(['0', '-1', 'x', ''])('refuse to go on below %j', (below) => {
    expect(() => belowFrom(from(`abaixode=${below}`))).toThrow('abaixode deve ser um número');
  });
});
