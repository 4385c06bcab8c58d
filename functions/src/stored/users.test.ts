import { expect, test, vi } from 'vitest';

import { readUser } from './users';

const stored = vi.hoisted(() => ({ record: {} as object }));
const snapshot = () => ({ exists: () => true, val: () => stored.record });
vi.mock('../firebase', () => ({
  database: () => ({ ref: () => ({ get: () => Promise.resolve(snapshot()) }) }),
}));

const ana = { uid: 'ana', nome: 'Ana', email: 'a@b.c', permissao: 'superUser', superUser: true };

test.each([
  ['no role', { permissao: null }],
  ['a role that nobody knows', { permissao: 'gerente' }],
  ['an approval that is none', { analise: 'sim' }],
])('somebody with %s waits for approval', async (_, odd) => {
  stored.record = { ...ana, analise: true, ...odd };
  expect(await readUser('ana')).toMatchObject({ nome: 'Ana', analise: false });
});

test('nobody is an administrator by a word', async () => {
  stored.record = { ...ana, analise: true, superUser: 'true' };
  expect(await readUser('ana')).toMatchObject({ superUser: false });
});
