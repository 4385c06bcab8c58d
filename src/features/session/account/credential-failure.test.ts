import { describe, expect, it } from 'vitest';

import { credentialFailure } from './credential-failure';

const failure = (code: string) =>
  credentialFailure(
    'O e-mail não foi alterado',
    Object.assign(new Error(code), { code: `auth/${code}` }),
  );

describe('§7 update email and update password: errors of Firebase', () => {
  it.each([
    ['wrong-password', 'current', 'Senha atual incorreta. Confira e tente de novo.'],
    ['invalid-credential', 'current', 'Senha atual incorreta. Confira e tente de novo.'],
    ['email-already-in-use', 'next', 'Este email já está sendo utilizado'],
    ['invalid-new-email', 'next', 'digite um e-mail válido!'],
    [
      'password-does-not-meet-requirements',
      'next',
      'Esta senha é fraca. Escolha uma mais longa, com letras e números.',
    ],
  ])('%s belongs to the field %s', (code, field, message) => {
    expect(failure(code)).toEqual({ field, message });
  });

  it.each([
    ['too-many-requests', /^O e-mail não foi alterado\. Muitas tentativas/],
    ['requires-recent-login', /^O e-mail não foi alterado\. Saia, entre de novo/],
    ['network-request-failed', /^O e-mail não foi alterado\. Verifique sua conexão/],
    ['internal-error', /^O e-mail não foi alterado\. Tente de novo em instantes/],
  ])('%s has advice', (code, text) => {
    expect(failure(code).message).toMatch(text);
    expect(failure(code).field).toBeUndefined();
  });
});
