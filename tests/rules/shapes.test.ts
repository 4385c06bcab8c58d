import { describe, expect, test } from 'vitest';

import { people } from '../support/data/people';
import { placesOf, withPriority } from '../support/run/priorities';
import { startRules, type Newcomer } from '../support/rules-environment';
import { honestWrites } from './coverage/honest-writes';
import { harmless, spoilings } from './coverage/spoilings';
import { placedFirst, valueAt, withValue, type Values } from './coverage/changed-write';
import { withHeads } from './with-heads';

const rules = startRules();

const stranger: Newcomer = { uid: 'stranger', email: 'stranger@bici.com.br' };
const others = [null, stranger, 'pending', 'pendingSeller', 'customer2', 'seller2'] as const;
const ended: Newcomer = { uid: 'admin', email: people.admin.email, auth_time: 0 };

describe.each(honestWrites)('$what', ({ who, write, before = {} }) => {
  const prepare = async () => {
    await rules.reset();
    const stored = { ...before, 'contas/admin/desde': 1 };
    for (const [path, value] of Object.entries(stored)) await rules.put(path, value);
  };
  const isTaken = async (values: Values, by: Parameters<typeof rules.write>[0] = who) => {
    try {
      await rules.write(by, values);
    } catch (error) {
      expect(String(error)).toMatch(/permission_denied/i);
      return false;
    }
    await prepare();
    return true;
  };

  test('as the app writes it', async () => {
    await prepare();
    expect(await isTaken(write())).toBe(true);
  });

  test.each(Object.keys(write()))('with nothing beside, below or instead of %s', async (path) => {
    await prepare();
    const honest = write();
    const taken: string[] = [];
    for (const place of placesOf({ [path]: honest[path] })) {
      const stored = valueAt(honest, place);
      const prioritized = placedFirst(withPriority(honest, place), place);
      if (stored !== null && (await isTaken(prioritized))) taken.push(place);
      for (const [how, spoil] of Object.entries(spoilings)) {
        const value = spoil(stored);
        if (value === undefined) continue;
        const spoilt = spoiltAt(honest, place, value);
        // The rules judge the first place alone; later places may refuse it too.
        const isTakenLater = /type|missing/.test(how) && (await isTaken(spoilt));
        if (!isTakenLater && !(await isTaken(placedFirst(spoilt, place)))) continue;
        if (!harmless[how]?.some((end) => isOf(end, place))) taken.push(`${place} ${how}`);
      }
    }
    expect(taken).toEqual([]);
  });

  test('by nobody else', async () => {
    await prepare();
    const honest = write();
    for (const path of Object.keys(honest)) {
      for (const other of [...others, ended]) {
        expect([path, other, await isTaken(placedFirst(honest, path), other)]).toContain(false);
      }
    }
    if (who !== 'admin') return;
    await rules.put('usuarios/admin/permissao', 'cliente');
    await rules.put('usuarios/admin/analise', false);
    for (const path of Object.keys(honest)) {
      expect([path, await isTaken(placedFirst(honest, path))]).toContain(false);
    }
  });
});

/** Also spoils the order's head. Otherwise the difference between order and head alone would refuse the write. */
function spoiltAt(honest: Values, place: string, value: unknown): Values {
  const spoilt = withValue(honest, place, value);
  return place.startsWith('pedidos/') ? withHeads(spoilt) : spoilt;
}

/** Whether the place is this field, or an item of a list with this name. */
function isOf(field: string, place: string): boolean {
  const whole = `/${place}`;
  return [whole, whole.replace(/\/\w+$/, '')].some((path) => path.endsWith(`/${field}`));
}
