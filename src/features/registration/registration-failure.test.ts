import { expect, it } from 'vitest';

import { registrationFailure, type Registered } from './registration-failure';

it.each<[Registered, string, string, boolean]>([
  ['customer', 'email-already-in-use', 'Este email já está sendo utilizado', true],
  ['customer', 'invalid-email', 'Email Inválido! Tente outro', true],
  ['customer', 'network-request-failed', 'O cadastro não foi feito. Verifique sua conexão', false],
  ['customer', 'internal-error', 'O cadastro não foi feito. Tente de novo', false],
  ['seller', 'email-already-in-use', 'Email já utilizado', true],
  ['seller', 'invalid-email', 'Email Inválido', true],
  ['seller', 'network-request-failed', 'O cadastro não foi feito. Verifique sua conexão', false],
])('§8 %s signup: auth/%s', (who, code, text, isEmail) => {
  const error = Object.assign(new Error(code), { code: `auth/${code}` });
  const failure = registrationFailure(who, error);
  expect(failure.isEmail).toBe(isEmail);
  expect(isEmail ? failure.message : failure.message.slice(0, text.length)).toBe(text);
});
