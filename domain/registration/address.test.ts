import { describe, expect, test } from 'vitest';

import {
  maskPostcode,
  maskState,
  postcodePattern,
  settleState,
  statePattern,
  states,
} from './address';

describe('§5 addresses', () => {
  test('there are 27 states', () => expect(new Set(states).size).toBe(27));

  test.each([
    ['SP', true],
    ['TO', true],
    ['XX', false],
    ['sp', false],
    ['SPX', false],
    ['', false],
  ])('the state "%s": %s', (text, valid) => expect(statePattern.test(text)).toBe(valid));

  test.each([
    ['01000-000', true],
    ['01.000-000', true],
    ['01000000', true],
    ['0100-0000', false],
    ['01000-00', false],
    ['a1000-000', false],
  ])('the postcode "%s": %s', (text, valid) => expect(postcodePattern.test(text)).toBe(valid));

  test.each([
    ['01', '01'],
    ['01000', '01000'],
    ['010001', '01000-1'],
    ['CEP 01.000-000', '01000-000'],
    ['0100000099', '0100000099'],
  ])('"%s" is typed as "%s"', (text, masked) => {
    expect(maskPostcode(text)).toBe(masked);
    expect(maskPostcode(masked)).toBe(masked);
  });

  test.each([
    ['sp', 'SP'],
    [' s-p ', 'SP'],
    ['São Paulo', 'SP'],
    ['parana', 'PR'],
    ['Paraíba', 'PB'],
    ['Mato Grosso do Sul', 'MS'],
    ['Mato Grosso', 'MATO GROSSO'],
    ['Narnia', 'NARNIA'],
  ])('the state "%s" is typed as "%s"', (text, masked) => expect(maskState(text)).toBe(masked));

  test.each([
    ['MATO GROSSO', 'MT'],
    ['Pará', 'PA'],
    ['PARA', 'PA'],
    ['PR', 'PR'],
    ['NARNIA', 'NARNIA'],
  ])('the state "%s" is "%s" at the end', (text, code) => expect(settleState(text)).toBe(code));

  test.each(['Paraná', 'Paraíba', 'Mato Grosso', 'Mato Grosso do Sul', 'Pará', 'sp'])(
    '"%s" is understood typed sign by sign',
    (text) => {
      const typed = Array.from(text).reduce((shown, sign) => maskState(shown + sign), '');
      expect(settleState(typed)).toBe(settleState(text));
      expect(settleState(typed)).toMatch(statePattern);
    },
  );
});
