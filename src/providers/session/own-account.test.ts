import { beforeEach, expect, it, vi } from 'vitest';

import * as account from '../../data/session/own-account';
import { storePassword } from '../../data/people/passwords';
import { storeEmail } from '../../data/people/users';
import { changeEmail, changePassword } from './own-account';

vi.mock('../../data/session/own-account');
vi.mock('../../data/people/passwords');
vi.mock('../../data/people/users');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const refused = () => Promise.reject(new Error('PERMISSION_DENIED'));
  vi.mocked(storeEmail).mockImplementation(refused);
  vi.mocked(storePassword).mockImplementation(refused);
  vi.mocked(account.changeAccountEmail).mockResolvedValue('changed');
  vi.mocked(account.renewedTokenEmail).mockResolvedValue('nova@bici.com.br');
});

// No rule refuses the screens' writes; other cases are in tests/screens/session/account.test.tsx.
it('§7 update email and update password report that the record’s write was refused', async () => {
  expect(await changeEmail('ana', 'atual123', 'nova@bici.com.br')).toBe('recordBehind');
  const seller = { uid: 'ana', permissao: 'vendedor' } as const;
  expect(await changePassword(seller, 'atual123', 'segunda456')).toBe('recordBehind');
});
