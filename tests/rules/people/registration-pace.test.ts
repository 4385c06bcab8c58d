import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';

import { busyAfter, maxMsAhead, registrationEvery } from '../../../domain/registration/pace';
import { newCustomerWrite } from '../../../src/data/people/writes';
import { people } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';

const rules = startRules();
const newcomer = { uid: 'newcomer', email: 'nova@bici.com.br' };
const record = { ...people.pending, ...newcomer, ultimologin: 'nunca' };
const pace = 'cadastros/ritmo';

/** Registers while others occupy the slots until this time. `moves` is the new value of the pace. */
async function register(busyUntil: number, moves = busyAfter(busyUntil, Date.now())) {
  await rules.put(pace, busyUntil);
  return rules.write(newcomer, newCustomerWrite(record, 5, moves));
}

describe('§6, decision 91: registrations come one in five minutes, or a hundred at once', () => {
  test('after a quiet time, in a busy one, and as the last of a hundred', async () => {
    await assertSucceeds(register(0));
    await rules.reset();
    await assertSucceeds(register(Date.now() + registrationEvery));
    await rules.reset();
    await assertSucceeds(register(Date.now() + maxMsAhead - registrationEvery));
  });

  test('also while the clock of the browser is two minutes off', async () => {
    const minutes = 60_000;
    for (const wrong of [-2 * minutes, 2 * minutes]) {
      await rules.reset();
      await assertSucceeds(register(0, busyAfter(0, Date.now() + wrong)));
    }
  });

  test('the one after a hundred is refused', () =>
    assertFails(register(Date.now() + maxMsAhead - registrationEvery / 2)));

  test.each<[string, number, () => number]>([
    ['in the past', 0, () => Date.now() - 60_000],
    ['with the time of two', 0, () => Date.now() + 2 * registrationEvery],
    ['that gives the others’ time back', maxMsAhead / 2, () => Date.now()],
    ['that takes the time of all', maxMsAhead / 2, () => Date.now() + maxMsAhead],
  ])('one %s is refused', (_what, ahead, moves) =>
    assertFails(register(ahead && Date.now() + ahead, moves())),
  );

  test('a registration without a slot is refused', () => {
    const { [pace]: _place, ...rest } = newCustomerWrite(record, 5, 0);
    return assertFails(rules.write(newcomer, rest));
  });

  test('nobody takes a slot without registering, not even the administrator', async () => {
    for (const who of [newcomer, 'customer', 'admin'] as const) {
      await assertFails(rules.write(who, { [pace]: busyAfter(0, Date.now()) }));
    }
  });
});
