import { afterEach, expect, test, vi } from 'vitest';

import { storeOnly } from '../../../tests/support/functions/stored-only';
import { readUser } from './users';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const ana = { uid: 'ana', nome: 'Ana', email: 'a@b.c', permissao: 'superUser', superUser: true };
const store = (odd: object) => storeOnly({ 'usuarios/ana': { ...ana, analise: true, ...odd } });

test.each([
  ['no role', { permissao: null }],
  ['a role that nobody knows', { permissao: 'gerente' }],
  ['an approval that is none', { analise: 'sim' }],
])('somebody with %s waits for approval', async (_, odd) => {
  store(odd);
  expect(await readUser('ana')).toMatchObject({ nome: 'Ana', analise: false });
});

test('a text in `superUser` makes nobody an administrator', async () => {
  store({ superUser: 'true' });
  expect(await readUser('ana')).toMatchObject({ superUser: false });
});
