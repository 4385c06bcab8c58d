import { describe, expect, test } from 'vitest';

import { ApprovalConflict, latestApproval } from '../people/approval-conflict';
import { indexOf, senderOf, type Order, type OrderChange } from './order';
import { handedOver, moved, obstacleTo, signatureOf } from './change';
import { latestChange, OrderConflict } from './conflict';

const fields = {
  numerodopedido: 12,
  data: '20/11/2026',
  status: 'Pendente',
  centavos: 1990,
  idvendedor: 'rafael',
  vendedor: 'Rafael',
  cliente: { uid: 'ana', nome: 'Ana', permissao: 'cliente', razaosocial: 'CICLO SUL' },
} as unknown as Order;
const order: Order = { ...fields, indice: indexOf(fields) };

describe('a change of an order takes its index along', () => {
  test('of its status', () => {
    const { order: after, change } = moved(order, 'aprovar');
    expect(change).toEqual({ campo: 'status', de: 'Pendente', para: 'Aprovado' });
    expect(after).toMatchObject({ status: 'Aprovado', vendedor: 'Rafael' });
    expect(after.indice).toEqual({
      vendedor: 'rafael Aprovado',
      cliente: 'ana Aprovado',
    });
  });

  test('of its seller', () => {
    const { order: after, change } = handedOver(order, { value: 'bia', label: 'Bia' });
    expect(change).toEqual({ campo: 'vendedor', de: 'Rafael', para: 'Bia' });
    expect(after).toMatchObject({ idvendedor: 'bia', vendedor: 'Bia', status: 'Pendente' });
    expect(after.indice).toEqual({ vendedor: 'bia Pendente', cliente: 'ana Pendente' });
  });
});

test('the sender of an order is its customer, or the seller who wrote it', () => {
  expect(senderOf(order)).toBe('ana');
  expect(senderOf({ ...order, criadopor: { uid: 'bia', nome: 'Bia' } })).toBe('bia');
});

test('a signature is name and uid alone', () => {
  const user = { uid: 'ana', nome: 'Ana', senha: 'segredo123' };
  expect(signatureOf(user)).toEqual({ uid: 'ana', nome: 'Ana' });
});

describe('the slower of two people learns of the newest change', () => {
  const change = { em: 2 } as OrderChange;

  test('of an order', () => {
    expect(latestChange(order)).toBeUndefined();
    expect(latestChange({ ...order, mudanca: 'c2', historico: { c2: change } })).toBe(change);
    expect(latestChange({ ...order, mudanca: 'c2' })).toBeUndefined();
    const conflict = new OrderConflict(12, change);
    expect(conflict).toMatchObject({ name: 'OrderConflict', numerodopedido: 12, latest: change });
    expect(conflict.message).toContain('order 12');
  });

  test('of a person', () => {
    const moves = [1, 3, 2].map((em) => ({ em }) as never);
    expect(latestApproval({ a: moves[0], b: moves[1], c: moves[2] } as never)).toBe(moves[1]);
    expect(latestApproval({})).toBeUndefined();
    const conflict = new ApprovalConflict('ana', undefined);
    expect(conflict).toMatchObject({ name: 'ApprovalConflict', uid: 'ana' });
    expect(conflict.message).toContain('of ana');
  });
});

describe('a change of an order has an obstacle', () => {
  const head = { ...order, criadoem: 1 };
  const approve = { campo: 'status', acao: 'aprovar' } as const;
  const erase = { campo: 'status', acao: 'excluir' } as const;
  const handOver = { campo: 'vendedor', vendedor: { value: 'bia', label: 'Bia' } } as const;
  const admin = { uid: 'a', superUser: true, permissao: 'superUser', analise: true } as const;
  const rafael = { uid: 'rafael', superUser: false, permissao: 'vendedor', analise: true } as const;
  const author = { ...rafael, uid: 'bia' };
  const written = { ...head, criadopor: { uid: 'bia', nome: 'Bia' } };

  test.each([
    ['none for its seller', approve, head, rafael, undefined],
    ['none for the administrator', handOver, head, admin, undefined],
    [
      'none where a deleted one is handed over',
      handOver,
      { ...head, status: 'Excluido' as const },
      admin,
      undefined,
    ],
    ['where it stands there', approve, { ...head, status: 'Aprovado' as const }, rafael, 'made'],
    ['where it is that seller’s', handOver, { ...head, idvendedor: 'bia' }, admin, 'made'],
    ['where another seller decides', approve, written, author, 'anothers'],
    ['none for its author who takes it back', erase, written, author, undefined],
    [
      'once it was approved',
      erase,
      { ...written, status: 'Aprovado' as const },
      author,
      'anothers',
    ],
    [
      'in a record that can’t be read',
      approve,
      { ...head, problems: ['total'] },
      admin,
      'incomplete',
    ],
    ['in a record without a creation', handOver, { ...head, criadoem: 0 }, admin, 'incomplete'],
  ])('%s', (_name, wanted, of, person, obstacle) => {
    expect(obstacleTo(wanted, of, person)).toBe(obstacle);
  });
});
