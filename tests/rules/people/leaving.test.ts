import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';

import { newOrderWrite } from '../../../src/data/order/writes';
import { approvalOf } from '../../support/data/approval';
import { people } from '../../support/data/people';
import { draft } from '../../support/data/world';
import { startRules } from '../../support/rules-environment';

const rules = startRules();
const { customer } = people;

const quote = () => newOrderWrite(draft(customer, 10), 4);
const reprove = () => rules.write('admin', approvalOf(customer, 'reprovar', new Date()));

describe('§6 an ID token outlives its account by up to an hour', () => {
  test.each<[string, () => Promise<void>]>([
    ['whose approval was taken back', reprove],
    [
      'who was removed',
      async () => {
        await reprove();
        // Moves the last change back in time.
        await rules.put('historicos/customer/ritmo/em', 1);
        const left = { ...customer, analise: false as const };
        await rules.write('admin', approvalOf(left, 'remover', new Date()));
      },
    ],
    ['whose record is gone', () => rules.clear('usuarios/customer')],
  ])('somebody %s neither sends nor reads the orders with it', async (_what, leave) => {
    await leave();
    await assertFails(rules.write('customer', quote()));
    await assertFails(rules.as('customer').ref('pedidos/1').get());
    await assertFails(rules.as('customer').ref('carrinhos/customer').get());
    await assertFails(rules.as('customer').ref('envios/customer').get());
    await assertFails(rules.as('customer').ref('envios/customer/ultimo').get());
    await assertFails(
      rules.write('customer', { 'carrinhos/customer/customer': { versao: 1, escritas: 'a' } }),
    );
  });

  test('before that they do', async () => {
    await assertSucceeds(rules.write('customer', quote()));
  });
});
