import { describe, expect, test } from 'vitest';

import {
  approvalActionNames,
  approvalMails,
  canApply,
  countApproved,
  type ApprovalAction,
} from './approval';
import type { Analise, Permissao } from './user';

describe('§4 approval', () => {
  test.each<[Permissao, Analise, ApprovalAction[]]>([
    ['cliente', false, ['aprovar', 'remover']],
    ['cliente', true, ['reprovar']],
    ['cliente', 'removido', ['readmitir']],
    ['vendedor', false, ['aprovar', 'remover']],
    ['vendedor', true, ['reprovar']],
    ['vendedor', 'removido', ['readmitir']],
  ])('a %s with analise %s: %j', (permissao, analise, allowed) => {
    const person = { permissao, analise, superUser: false };
    expect(approvalActionNames.filter((action) => canApply(action, person))).toEqual(allowed);
  });

  test('the administrator can be neither approved nor reproved', () => {
    const administrator = { permissao: 'superUser', analise: true, superUser: true } as const;
    expect(canApply('reprovar', administrator)).toBe(false);
  });
});

test('§7 only the approval of a customer calls /send-email, twice', () => {
  expect(approvalActionNames.map((action) => approvalMails(action, 'cliente'))).toEqual([
    2, 0, 0, 0,
  ]);
  expect(approvalMails('aprovar', 'vendedor')).toBe(0);
});

test('the approved are counted by role, the administrator not among them', () => {
  const person = (permissao: Permissao, analise: Analise) => ({ permissao, analise });
  const people = [
    person('superUser', true),
    person('vendedor', true),
    person('cliente', true),
    person('cliente', true),
    person('cliente', false),
    person('cliente', 'removido'),
  ];
  expect(countApproved(people)).toEqual({ cliente: 2, vendedor: 1 });
});
