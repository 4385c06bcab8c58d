// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

import { useSession } from '../providers/session';
import { CustomerThanksPage } from './customer-thanks-page';

vi.mock('../providers/session', () => ({ useSession: vi.fn() }));
const signOut = vi.fn<() => Promise<boolean>>();

function open(state: unknown, { signOutFailed } = { signOutFailed: false }) {
  signOut.mockReset().mockResolvedValue(!signOutFailed);
  vi.mocked(useSession, { partial: true }).mockReturnValue({ signOut, signOutFailed });
  render(
    <MemoryRouter initialEntries={[{ pathname: '/obrigadocadastro', state }]}>
      <Routes>
        <Route path="/obrigadocadastro" element={<CustomerThanksPage />} />
        <Route path="/cadastrocliente" element={<p>the registration</p>} />
        <Route path="/" element={<p>the sign-in page</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

describe('§2 /obrigadocadastro', () => {
  it('greets the new customer', () => {
    open({ cadastrodocliente: '<b>Maria</b>' });
    const popup = screen.getByRole('dialog', { name: 'Olá <b>Maria</b>' });
    expect(popup).toHaveTextContent('Seu cadastro foi realizado com sucesso.');
    fireEvent.click(screen.getByText('OK'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['missing', null],
    ['not a record', 'Maria'],
    ['not a string', { cadastrodocliente: { nome: 'Maria' } }],
    ['empty', { cadastrodocliente: ' ' }],
  ])('thanks nobody when the state is %s, and leads to the registration', (_, state) => {
    open(state);
    expect(screen.queryByText('Obrigado pelo cadastro!')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.click(screen.getByText('CRIAR CONTA'));
    expect(screen.getByText('the registration')).toBeInTheDocument();
  });

  it('leads who has a registration to the sign-in screen', () => {
    open(null);
    fireEvent.click(screen.getByText('LOGIN'));
    expect(screen.getByText('the sign-in page')).toBeInTheDocument();
    expect(signOut).not.toHaveBeenCalled();
  });

  it('stays and says so when signing out failed', async () => {
    open({ cadastrodocliente: 'Maria' }, { signOutFailed: true });
    await act(() => {
      fireEvent.click(screen.getByText('SAIR / LOGOUT'));
      return Promise.resolve();
    });
    expect(screen.getByText('Falha no Logout. Tente de novo.')).toBeInTheDocument();
    expect(screen.getByText('Obrigado pelo cadastro!')).toBeInTheDocument();
  });

  it('signs out and leads to the sign-in screen', async () => {
    open(null);
    fireEvent.click(screen.getByText('SAIR / LOGOUT'));
    expect(await screen.findByText('the sign-in page')).toBeInTheDocument();
    expect(signOut).toHaveBeenCalledOnce();
  });
});
