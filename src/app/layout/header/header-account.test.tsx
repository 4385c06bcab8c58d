// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { useUser } from '../../../providers/session/session';
import { AntdRoot } from '../../../ui/theme/antd-root';
import { HeaderAccount } from './header-account';

vi.mock('../../../providers/session/session', () => ({ useUser: vi.fn() }));
vi.mock('../../../features/session/account/account-drawer', () => {
  throw new Error('no connection');
});

describe("the greeting opens 'Minha conta' (decision 14)", () => {
  it('says so when the drawer cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.mocked(useUser, { partial: true }).mockReturnValue({ nome: 'Marcos' });
    render(
      <AntdRoot>
        <HeaderAccount />
      </AntdRoot>,
    );
    const greeting = screen.getByText(/^Olá Marcos/);
    expect(greeting.closest('button')).toHaveAccessibleName(`${greeting.textContent} Minha conta`);
    fireEvent.click(greeting);
    await screen.findByText(/^Minha conta não foi aberta\./);
  });
});
