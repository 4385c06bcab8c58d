import { describe, expect, test } from 'vitest';

import { cnpjPattern, isValidCnpj, maskCnpj, normalizeCnpj } from './cnpj';

describe('§5 tax id', () => {
  test.each([
    ['11.222.333/0001-81', '11222333000181'],
    [' 12.abc.345/01de-35 ', '12ABC34501DE35'],
    ['112223330001819999', '112223330001819999'],
    ['CNPJ nº: 11.222.333/0001-81', '11222333000181'],
    ['CNPJ nº 11.222.333/0001-81', '11222333000181'],
    ['CNPJ/MF: 11.222.333/0001-81', '11222333000181'],
    ['C.N.P.J.: 11.222.333/0001-81', '11222333000181'],
    ['Nosso CNPJ: 11.222.333/0001-81', '11222333000181'],
    ['11.222.333/0001-81 e 33.000.167/0001-01', '11222333000181E33000167000101'],
    ['', ''],
    ['11\u00a0222\u00a0333/0001\u201181\u200b', '11222333000181'],
    ['11.222.333/0001-81 BICICLETARIA DO PORTO', '11222333000181'],
    ['CNPJ: 11.222.333/0001-81', '11222333000181'],
    ['cnpj 12.abc.345/01de-35', '12ABC34501DE35'],
    ['CNPJ1234000100', 'CNPJ1234000100'],
    ['CNPJ - 12', '12'],
    ['A CNPJ 12', 'ACNPJ12'],
  ])('"%s" is normalized to "%s"', (text, cnpj) => {
    expect(normalizeCnpj(text)).toBe(cnpj);
  });

  test.each(['11222333000181', '12345678000195', '12ABC34501DE35', '33000167000101'])(
    '%s is valid',
    (cnpj) => {
      expect(isValidCnpj(cnpj)).toBe(true);
    },
  );

  test.each([
    ['11222333000182', 'a wrong second check digit'],
    ['11222333000171', 'a wrong first check digit'],
    ['1122233300018', 'too short'],
    ['112223330001811', 'too long'],
    [' 11222333000181', 'a blank before it'],
    ['00000000000000', 'a repetition'],
    ['12ABC34501DEA5', 'a letter among the check digits'],
    ['12abc34501de35', 'not normalized'],
  ])('%s is refused: %s', (cnpj) => {
    expect(isValidCnpj(cnpj)).toBe(false);
  });

  test.each([
    ['11', '11'],
    ['112', '11.2'],
    ['112223', '11.222.3'],
    ['112223330', '11.222.333/0'],
    ['11222333000181', '11.222.333/0001-81'],
  ])('§9 "%s" is shown as "%s" while it is typed', (typed, shown) => {
    expect(maskCnpj(typed)).toBe(shown);
  });
});

test('a pattern knows an id by its length, whatever its check digits', () => {
  expect(cnpjPattern.test('11222333000199')).toBe(true);
  expect(cnpjPattern.test('11222333000199 ')).toBe(false);
  expect(cnpjPattern.test('111222333000199')).toBe(false);
});
