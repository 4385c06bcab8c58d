import { describe, expect, it } from 'vitest';

import { groupedKey, isNfeKey, typedKey } from './nfe-key';

const numeric = '35170458716523000119550010000000121000123458';
/** The same company with letters, without the check digit. */
const lettered = '352607' + '12ABC34501DE' + '35' + '55001000000121100001234';

/** The key with the right check digit, computed in another way than in the code: from Nota Técnica's table. */
function withDigit(characters: string): string {
  const weights = [4, 3, 2, ...Array.from({ length: 5 }, () => [9, 8, 7, 6, 5, 4, 3, 2]).flat()];
  const value = (one: string) =>
    /\d/.test(one) ? Number(one) : 17 + 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(one);
  const sum = weights.reduce((all, weight, at) => all + weight * value(characters.charAt(at)), 0);
  const digit = 11 - (sum % 11);
  return `${characters}${digit > 9 ? 0 : digit}`;
}

describe('decision 118: the key of an NF-e', () => {
  it.each([
    numeric,
    withDigit(lettered),
    withDigit(lettered.replace('12ABC34501DE', 'ZZZZZZZZZZZZ')),
    // Their check digits are all the ten.
    ...Array.from({ length: 22 }, (_, at) =>
      withDigit(`${lettered.slice(0, -2)}${String(at).padStart(2, '0')}`),
    ),
  ])('%s is one', (key) => {
    expect(key).toHaveLength(44);
    expect(isNfeKey(key)).toBe(true);
  });

  it('another last digit is none', () => {
    const key = withDigit(lettered);
    const valid = '0123456789'.split('').filter((digit) => isNfeKey(lettered + digit));
    expect(valid).toEqual([key.at(-1)]);
  });

  it.each([
    ['small letters', withDigit(lettered).toLowerCase()],
    ['a letter in the month', `3526A${numeric.slice(5)}`],
    ['a letter in the check digits of the CNPJ', `${numeric.slice(0, 18)}A${numeric.slice(19)}`],
    ['a letter in the number', `${numeric.slice(0, 30)}A${numeric.slice(31)}`],
    ['43 characters', numeric.slice(1)],
    ['45 characters', `${numeric}0`],
    ['spaces', groupedKey(numeric)],
    ['nothing', ''],
    ['a line end', `${numeric}\n`],
  ])('%s is none', (_, text) => expect(isNfeKey(text)).toBe(false));

  it('is read with the groups that are printed', () => {
    expect(groupedKey(numeric)).toMatch(/^3517 0458 .* 3458$/);
    expect(typedKey(` ${groupedKey(numeric)}\n`)).toBe(numeric);
    expect(typedKey('12abc.34')).toBe('12ABC34');
  });
});
