import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { maxMoves, pauseBetweenMoves } from '../../../domain/order/change';
import { approvalAct } from '../../../domain/outbox/act';
import type { User } from '../../../domain/people/user';
import { approvalLine } from '../../../src/data/people/writes';
import { approvalOf } from '../../support/data/approval';
import { people } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';

const rules = startRules();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

/** Moves the person between approved and not approved. */
async function move(uid: 'pending' | 'customer' = 'pending') {
  const person = (await rules.stored(`usuarios/${uid}`)) as User;
  const action = person.analise === true ? 'reprovar' : 'aprovar';
  return approvalOf(person, action, new Date());
}

describe('§4 a person’s approval doesn’t move without end (decision 91)', () => {
  test('an approval waits a second before it moves again', async () => {
    await assertSucceeds(rules.write('admin', await move()));
    wait(pauseBetweenMoves - 1);
    await assertFails(rules.write('admin', await move()));
    wait(1);
    await assertSucceeds(rules.write('admin', await move()));
    expect(await rules.stored('historicos/pending/ritmo')).toEqual({
      linha: expect.any(String) as string,
      em: Date.now(),
      vezes: 2,
    });
  });

  test('different people are approved at once', async () => {
    await assertSucceeds(rules.write('admin', await move('pending')));
    await assertSucceeds(rules.write('admin', await move('customer')));
  });

  test(`after ${maxMoves.administrator} moves it stays as it is`, async () => {
    await rules.put('historicos/pending/ritmo', { em: 1, vezes: maxMoves.administrator - 1 });
    await assertSucceeds(rules.write('admin', await move()));
    wait(pauseBetweenMoves);
    await assertFails(rules.write('admin', await move()));
  });

  test('a move writes one line, and no line is written or counted without one', async () => {
    const write = await move();
    const act = approvalAct(people.pending, 'aprovar', { id: 'second', pedidoem: 0 });
    const { 'historicos/pending/aprovacoes/second': second } = approvalLine(act, people.admin);
    await assertFails(
      rules.write('admin', { ...write, 'historicos/pending/aprovacoes/second': second }),
    );
    const pace = { linha: 'second', em: Date.now(), vezes: 1 };
    await assertFails(rules.write('admin', { 'historicos/pending/ritmo': pace }));
    const { 'historicos/pending/ritmo': _pace, ...uncounted } = write;
    await assertFails(rules.write('admin', uncounted));
    await assertSucceeds(rules.write('admin', write));
    await assertFails(rules.write('admin', { 'historicos/pending/ritmo': null }));
  });
});
