import { describe, expect, test } from 'vitest';

import { isBrazilianPhone, maskMobile } from './phone';

describe('§5 mobile', () => {
  test.each([
    ['', ''],
    ['1', '1'],
    ['11', '11'],
    ['119', '(11) 9'],
    ['119876', '(11) 9876'],
    ['1134567890', '(11) 3456-7890'],
    ['11987654321', '(11) 98765-4321'],
    ['119876543219999', '(11) 98765-4321'],
    ['+55 11 98765-4321', '(11) 98765-4321'],
    ['(11) 98765-4321', '(11) 98765-4321'],
    ['a1b1c9', '(11) 9'],
  ])('"%s" becomes "%s"', (typed, shown) => {
    expect(maskMobile(typed)).toBe(shown);
  });

  test.each(['(11) 98765-4321', '11987654321', '(11) 3456-7890', '(11)98765-4321'])(
    '%s is a Brazilian number',
    (text) => {
      expect(isBrazilianPhone(text)).toBe(true);
    },
  );

  test.each(['', '98765-4321', '(01) 98765-4321', '(11) 18765-4321', '(11) 9876-543'])(
    '"%s" is not',
    (text) => {
      expect(isBrazilianPhone(text)).toBe(false);
    },
  );
});
