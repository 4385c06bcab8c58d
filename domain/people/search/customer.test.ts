import { describe, expect, test } from 'vitest';

import { customerEntryOf } from '../customer-entry';
import { foundAtOnce, questionsOf, rankCustomers } from './customer';
import type { User } from '../user';

const begins = (typed: string) =>
  questionsOf(typed).map(({ by, begins: text, equals }) => `${by}=${text ?? equals}`);

describe('what is asked for what was typed', () => {
  test('nothing for nothing', () => {
    expect(questionsOf(' \u200b ')).toEqual([]);
  });

  test('a word: names, persons and cities that have it at the beginning of a word', () => {
    expect(begins(' Ciclo ')).toEqual([
      'busca/nome=ciclo',
      'busca/nome2=ciclo',
      'busca/nome3=ciclo',
      'busca/nome4=ciclo',
      'busca/contato=ciclo',
      'busca/cidade=ciclo',
    ]);
  });

  test('several words: together, and the longest of them', () => {
    const asked = begins('são   josé');
    expect(asked).toContain('busca/cidade=sao jose');
    expect(asked).toContain('busca/nome=jose');
    expect(asked).toHaveLength(12);
  });

  test('digits: a code, and the beginning of a CNPJ', () => {
    expect(begins('12')).toEqual(expect.arrayContaining(['cod=12', 'cnpj=12']));
    expect(begins('7')).toContain('cod=7');
    expect(begins('7').join()).not.toContain('cnpj');
    expect(begins('1234567890').join()).not.toContain('cod=');
  });

  test('a CNPJ with its punctuation, or of letters', () => {
    expect(begins('12.345.678/0001')).toContain('cnpj=123456780001');
    expect(begins('12.abc')).toContain('cnpj=12ABC');
    expect(begins('ab').join()).not.toContain('cnpj');
  });
});

describe('those found', () => {
  const person = (cod: number, razaosocial: string, more: Partial<User> = {}) =>
    customerEntryOf({ uid: `u${cod}`, cod, nome: 'Ana Souza', razaosocial, ...more } as User);
  const sul = person(7, 'CICLO SUL', { cnpj: '11222333000181' });
  const norte = person(12, 'BICI NORTE', { endereco: { cidade: 'Sinop' } as never });
  const codes = (typed: string, found = [sul, norte]) =>
    rankCustomers(typed, found).map(({ cod }) => cod);

  test('have every word, in name, person or city', () => {
    expect(codes('ciclo ana')).toEqual([7]);
    expect(codes('ana')).toEqual([12, 7]);
    expect(codes('sinop')).toEqual([12]);
    expect(codes('ciclo sinop')).toEqual([]);
  });

  test('or the code, which comes first, or the beginning of the CNPJ', () => {
    expect(codes('7', [norte, person(99, '7 BICI'), sul])).toEqual([7, 99]);
    expect(codes('11.222')).toEqual([7]);
    expect(codes('222')).toEqual([]);
  });

  test('are there once, and no more than can be offered', () => {
    expect(codes('sul', [sul, sul])).toEqual([7]);
    const many = Array.from({ length: foundAtOnce + 1 }, (_, at) => person(at + 1, 'CICLO'));
    expect(codes('ciclo', many)).toHaveLength(foundAtOnce);
  });

  test('are all for nothing', () => {
    expect(codes('')).toEqual([12, 7]);
  });
});
