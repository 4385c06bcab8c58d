import { describe, expect, test } from 'vitest';

import { dialledNumber, isBrazilianPhone, maskMobile, settleMobile, isMobile } from './phone';

describe('§5 mobile', () => {
  test.each([
    ['', ''],
    ['1', '1'],
    ['11', '11'],
    ['119', '(11) 9'],
    ['119876', '(11) 9876'],
    ['1134567890', '(11) 3456-7890'],
    ['11987654321', '(11) 98765-4321'],
    ['119876543219999', '119876543219999'],
    ['015 91 98765-4321', '(91) 98765-4321'],
    ['0055 91 98765-4321', '(91) 98765-4321'],
    ['091 98765-4321', '(91) 98765-4321'],
    ['55 99345-67891', '559934567891'],
    ['21 98345-67891', '219834567891'],
    ['+1 212 555 1234', '+12125551234'],
    ['+55 11 98765-4321', '(11) 98765-4321'],
    ['\u202a+55 11 3456\u20117890\u202c', '(11) 3456-7890'],
    ['5511987654321', '(11) 98765-4321'],
    ['55 99876-5432', '(55) 99876-5432'],
    ['(55) 99876-54321', '559987654321'],
    ['(011) 98765-4321', '(11) 98765-4321'],
    ['11\u00a098765\u00a04321', '(11) 98765-4321'],
    ['(11) 98765-4321', '(11) 98765-4321'],
    ['a1b1c9', '(11) 9'],
  ])('"%s" becomes "%s"', (typed, shown) => {
    expect(maskMobile(typed)).toBe(shown);
  });

  test.each(['+55 91 98765-4321', '5591987654321', '015 91 98765-4321'])(
    '"%s" is understood typed sign by sign',
    (text) => {
      const typed = Array.from(text).reduce((shown, sign) => maskMobile(shown + sign), '');
      expect(typed).toBe('(91) 98765-4321');
    },
  );

  test('a zero before an area that is a company too is understood at the end', () => {
    expect(maskMobile('015 91987-6543')).toBe('015919876543');
    expect(settleMobile('015919876543')).toBe('(15) 91987-6543');
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

test.each([
  ['(11) 98765-4321', '5511987654321', true],
  ['11 3333-4444', '551133334444', false],
  ['98765-4321', undefined, false],
  ['javascript:alert(1)', undefined, false],
  ['', undefined, false],
])('"%s" is dialled as %s, mobile: %s', (text, dialled, mobile) => {
  expect(dialledNumber(text)).toBe(dialled);
  expect(isMobile(text)).toBe(mobile);
});
