import { expect, it } from 'vitest';
import { maskMobile } from '../../../../domain/registration/phone';
import { caretAfterMask } from './caret-after-mask';

const upperCase = (text: string) => text.toUpperCase();
const digits = (text: string) => text.replace(/\D/g, '');

// The bar marks the caret.
it.each([
  ['typing at the end', '(11) 987654|', maskMobile, '(11) 98-7654|'],
  ['a digit typed in the middle', '(11) 99|876-5432', maskMobile, '(11) 99|876-5432'],
  ['a digit typed before the hyphen moves', '(11) 9876543|-21', maskMobile, '(11) 98765-43|21'],
  ['a bracket deleted', '(11| 98765', maskMobile, '(11|) 9-8765'],
  ['a sign refused', '(11) 9x|8765-4321', maskMobile, '(11) 9|8765-4321'],
  ['a letter dropped', '12a|34', digits, '12|34'],
  ['letters upper-cased after a blank', 'pneü |aro', upperCase, 'PNEÜ |ARO'],
  ['everything dropped', 'a|b', digits, '|'],
])('%s', (_, typed, mask, expected) => {
  const text = typed.replace('|', '');
  const caret = caretAfterMask(text, typed.indexOf('|'), mask);
  const masked = mask(text);
  expect(`${masked.slice(0, caret)}|${masked.slice(caret)}`).toBe(expected);
});
