import { describe, expect, test } from 'vitest';
import { mayCall } from './who-may-call';

const person = { nome: 'Ana', email: 'ana@mmv.local' };
const half = { ...person, superUser: true, permissao: 'cliente', analise: true } as const;
const whole = { ...half, permissao: 'superUser' } as const;

describe('§6 an administrator of the endpoints is one of the screens', () => {
  test('by both fields of the record', () => {
    expect(mayCall('bkp', whole)).toBe(true);
    expect(mayCall('bkp', half)).toBe(false);
    expect(mayCall('send-email', half)).toBe(false);
    expect(mayCall('produtos', half)).toBe(true);
  });
});
