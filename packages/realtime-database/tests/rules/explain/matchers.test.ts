import { get, ref, set } from 'firebase/database';
import { expect, test } from 'vitest';
import { denialMatchers } from '../../../src/testing.ts';
import { connect, isOfficial, projectId, setRules, startServer } from '../../support/connect.ts';

const rules = {
  people: {
    $id: {
      '.read': 'auth != null',
      '.write': 'auth.uid == $id',
      age: { '.validate': 'newData.isNumber() && newData.val() >= 0' },
    },
  },
};

async function asAna() {
  const { port } = await startServer();
  await setRules(port, rules);
  expect.extend({ ...denialMatchers({ port, namespace: projectId }) });
  const database = connect(port, { user: { user_id: 'ana' } });
  const person = (id: string) => ref(database, `people/${id}`);
  return { database, person };
}

test.skipIf(isOfficial)('the rule and the expression that refused can be expected', async () => {
  const { database, person } = await asAna();
  await expect(set(person('ana'), { age: 3 })).toBeAllowed();
  await expect(set(person('bia'), { age: 3 })).toBeDeniedBy('/people/$id/.write');
  await expect(set(person('bia'), 1)).toBeDeniedBy('/people/$id/.write', 'auth.uid == $id');
  const negative = set(person('ana'), { age: -1 });
  await expect(negative).toBeDeniedBy('/people/$id/age/.validate', 'newData.val() >= 0');
  await expect(get(ref(database, 'people'))).not.toBeAllowed();
  await expect(set(person('bia'), 1)).not.toBeDeniedBy('/people/$id/.write', 'auth != null');
});

test.skipIf(isOfficial)('a failure names the refusing rule and the reason', async () => {
  const { person } = await asAna();
  const refused = 'write /people/bia by ana: /people/$id/.write (line 1)';
  const reason = 'auth.uid == $id is false (auth.uid = "ana", $id = "bia")';
  await expect(expect(set(person('bia'), 1)).toBeAllowed()).rejects.toThrow(
    `Refused: ${refused}: ${reason}`,
  );
  await expect(expect(set(person('bia'), 1)).toBeDeniedBy('/.write')).rejects.toThrow(
    `Asked about a refusal by /.write. It was refused: ${refused}`,
  );
  await expect(expect(set(person('ana'), 1)).toBeDeniedBy('/.write')).rejects.toThrow(
    'It was allowed',
  );
  const other = Promise.reject(new Error('offline'));
  await expect(expect(other).toBeAllowed()).rejects.toThrow('offline');
});
