import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';

import { approvalAct } from '../../../domain/outbox/act';
import type { ApprovalAction } from '../../../domain/people/approval';
import type { OrderAction } from '../../../domain/order/status';
import { reasonLimit } from '../../../domain/order/reason';
import { sellerWrite, statusWrite } from '../../../src/data/order/writes';
import { approvalLine, approvalWrite } from '../../../src/data/people/writes';
import { people } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';
import { orders, sellerEntries } from '../../support/data/world';

const rules = startRules();

/** The seller moves the approved order. `motivo` is stored as given, without the app's corrections. */
function moveWith(motivo: unknown, action: OrderAction = 'analisar') {
  const order = action === 'aprovar' ? orders.pending : orders.approved;
  const path = `pedidos/${order.numerodopedido}/historico/c1`;
  const move = statusWrite(order, action, people.seller, 'c1');
  return rules.write('seller', { ...move, [path]: { ...(move[path] as object), motivo } });
}

function approvalWith(action: ApprovalAction, motivo: unknown) {
  const act = approvalAct(people.pending, action, { id: 'c1', pedidoem: 1 });
  const told = approvalLine(act, people.admin);
  return rules.write('admin', {
    ...approvalWrite(people.pending, action, new Date('2026-11-20T15:00:00Z')),
    ...told,
    'historicos/pending/aprovacoes/c1': {
      ...(told['historicos/pending/aprovacoes/c1'] as object),
      motivo,
    },
  });
}

const longest = 'a'.repeat(reasonLimit);
const refused: [string, unknown][] = [
  ['that is too long', `${longest}a`],
  ['that is empty', ''],
  ['with a link', 'veja HTTP://exemplo.com'],
  ['that reads backwards', 'sem \u202eeuqotse'],
  ['that is no text', 5],
  ['that is a record', { a: 'b' }],
];

describe('decision 63: the reason of a move', () => {
  test.each(['analisar', 'excluir'] as const)('%s takes one, in several lines', async (action) => {
    await assertSucceeds(moveWith('Sem estoque\naté sexta \u{1F6B2}', action));
    expect(await rules.stored('pedidos/2/historico/c1/motivo')).toBe(
      'Sem estoque\naté sexta \u{1F6B2}',
    );
  });
  test('the customer reads it', async () => {
    await moveWith(longest);
    await assertSucceeds(rules.as('customer').ref('pedidos/2/historico/c1/motivo').get());
    await assertFails(rules.as('customer2').ref('pedidos/2/historico/c1/motivo').get());
  });
  test('works without a reason as well', () =>
    assertSucceeds(
      rules.write('seller', statusWrite(orders.approved, 'analisar', people.seller, 'c1')),
    ));

  test.each(refused)('one %s is refused', (_, motivo) => assertFails(moveWith(motivo)));
  test('an approval accepts none', () => assertFails(moveWith('Sem estoque', 'aprovar')));
  test('nor does a change of seller', () => {
    const change = sellerWrite(orders.approved, sellerEntries.seller2, people.admin, 'c1');
    const path = 'pedidos/2/historico/c1';
    const line = { ...(change[path] as object), motivo: 'férias' };
    return assertFails(rules.write('admin', { ...change, [path]: line }));
  });
  test('nobody writes or changes one afterwards', async () => {
    await moveWith('Sem estoque');
    for (const who of ['seller', 'admin', 'customer'] as const) {
      await assertFails(rules.write(who, { 'pedidos/2/historico/c1/motivo': 'outro' }));
    }
  });
});

describe('decision 63: the reason of a removal', () => {
  test('is only for the administrator', async () => {
    await assertSucceeds(approvalWith('remover', longest));
    const path = 'historicos/pending/aprovacoes/c1/motivo';
    expect(await rules.stored(path)).toBe(longest);
    await assertSucceeds(rules.as('admin').ref('historicos/pending/aprovacoes').get());
    for (const who of ['pending', 'customer', 'seller'] as const) {
      await assertFails(rules.as(who).ref(path).get());
    }
  });
  test.each(refused)('one %s is refused', (_, motivo) =>
    assertFails(approvalWith('remover', motivo)),
  );
  test('an approval accepts none', () => assertFails(approvalWith('aprovar', 'CNPJ conferido')));
});
