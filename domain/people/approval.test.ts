import { describe, expect, test } from 'vitest';

import { canApply, countApproved, type ApprovalAction } from './approval';
import type { Analise, Permissao } from './user';

describe('§4 approval', () => {
  test.each<[Permissao, Analise, ApprovalAction[]]>([
    ['cliente', false, ['aprovar', 'remover']],
    ['cliente', true, ['reprovar']],
    ['cliente', 'removido', []],
    ['vendedor', false, ['aprovar']],
    ['vendedor', true, ['reprovar']],
  ])('a %s with analise %s: %j', (permissao, analise, allowed) => {
    const actions: ApprovalAction[] = ['aprovar', 'remover', 'reprovar'];
    const person = { permissao, analise, superUser: false };
    expect(actions.filter((action) => canApply(action, person))).toEqual(allowed);
  });

  test('the administrator is nobody to approve or reprove', () => {
    const administrator = { permissao: 'superUser', analise: true, superUser: true } as const;
    expect(canApply('reprovar', administrator)).toBe(false);
  });
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
