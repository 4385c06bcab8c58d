import { expect, test, vi } from 'vitest';

import { database } from '../firebase';
import { readUser } from './users';

vi.mock('../firebase');

function store(record: object) {
  const snapshot = { exists: () => true, val: () => record };
  const get = () => Promise.resolve(snapshot);
  vi.mocked(database).mockReturnValue({ ref: () => ({ get }) } as never);
}

const ana = { uid: 'ana', nome: 'Ana', email: 'a@b.c', permissao: 'superUser', superUser: true };

test.each([
  ['no role', { permissao: null }],
  ['a role that nobody knows', { permissao: 'gerente' }],
  ['an approval that is none', { analise: 'sim' }],
])('somebody with %s waits for approval', async (_, odd) => {
  store({ ...ana, analise: true, ...odd });
  expect(await readUser('ana')).toMatchObject({ nome: 'Ana', analise: false });
});

test('a text in `superUser` makes nobody an administrator', async () => {
  store({ ...ana, analise: true, superUser: 'true' });
  expect(await readUser('ana')).toMatchObject({ superUser: false });
});
