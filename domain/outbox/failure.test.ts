import { describe, expect, test } from 'vitest';

import {
  describeFailure,
  errorCode,
  failureOf,
  isOffline,
  movedTooOften,
  notKept,
} from './failure';

const withCode = (code: unknown, message = '') => Object.assign(new Error(message), { code });

test('an error has the code that somebody put on it', () => {
  expect(errorCode(withCode('PERMISSION_DENIED'))).toBe('PERMISSION_DENIED');
  expect(errorCode(withCode(7))).toBe('');
  expect(errorCode(new Error('x'))).toBe('');
  expect(errorCode({ code: 'x' })).toBe('');
  expect(errorCode(undefined)).toBe('');
});

test.each([
  withCode('auth/network-request-failed'),
  withCode('ERR_NETWORK'),
  withCode('ECONNABORTED'),
  withCode('ETIMEDOUT'),
  new Error('Client is offline.'),
  new Error('Failed to fetch dynamically imported module: x.js'),
  new Error('error loading dynamically imported module'),
  new Error('Importing a module script failed.'),
])('%s comes of a missing connection', (error) => {
  expect(isOffline(error)).toBe(true);
});

test('a refusal does not, nor a thrown value that is no error', () => {
  expect(isOffline(withCode('PERMISSION_DENIED', 'denied'))).toBe(false);
  expect(isOffline('offline')).toBe(false);
});

describe('what a person reads', () => {
  const what = 'O pedido 12 não foi aprovado';

  test.each([
    [withCode('ERR_NETWORK'), 'Verifique sua conexão com a internet e tente de novo.'],
    [withCode(movedTooOften), 'Ele já mudou vezes demais. Fale com a distribuidora.'],
    [
      withCode('PERMISSION_DENIED'),
      'O registro mudou ou você não tem permissão. Confira e tente de novo.',
    ],
    [new Error('x'), 'Tente de novo em instantes; se continuar, fale com a distribuidora.'],
  ])('after %s', (error, advice) => {
    expect(describeFailure(what, error)).toBe(`${what}. ${advice}`);
  });

  test('where the browser keeps nothing', () => {
    expect(notKept('A aprovação aguarda a conexão')).toBe(
      'A aprovação aguarda a conexão e não pôde ser guardado neste navegador. Deixe esta página aberta até a conexão voltar.',
    );
  });
});

test('a kept failure gets its code back, other refusals have none', () => {
  expect(errorCode(failureOf({ motivo: 'falhou', codigo: 'PERMISSION_DENIED' }))).toBe(
    'PERMISSION_DENIED',
  );
  expect(errorCode(failureOf({ motivo: 'semcliente' }))).toBe('');
});
