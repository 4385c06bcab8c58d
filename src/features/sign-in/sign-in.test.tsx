// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { LeaveSignInProvider } from '../../providers/leave-sign-in';
import { useSession, type SessionState } from '../../providers/session';
import { SignIn } from './sign-in';

vi.mock('../../providers/session', () => ({ useSession: vi.fn() }));

const signIn = vi.fn<(email: string, password: string) => Promise<void>>();
const leave = vi.fn();
const sendPasswordReset = vi.fn<(email: string) => Promise<void>>();

function setSession(state: Partial<SessionState>) {
  const session = { state, signIn, sendPasswordReset, signOut: vi.fn(), signOutFailed: false };
  vi.mocked(useSession).mockReturnValue(session as ReturnType<typeof useSession>);
}

const screenOf = () => (
  <LeaveSignInProvider value={leave}>
    <SignIn />
  </LeaveSignInProvider>
);

function show(state: Partial<SessionState> = { status: 'signedOut' }) {
  setSession(state);
  return render(screenOf());
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const reset = 'Esqueceu a senha? Clique aqui.';
const resetSent = 'Foi enviado um e-mail com Link para redefinir sua senha! Entra lá, é Rapidinho.';

function click(text: string) {
  fireEvent.click(screen.getByText(text));
  return wait(0);
}

async function failWith(code: string) {
  signIn.mockRejectedValue(Object.assign(new Error(code), { code }));
  type('E-mail', 'maria@bici.com.br');
  type('Senha', 'errada123');
  await click('ENTRAR');
}

describe('§2 /', () => {
  it('tells what the catalogue is for and leads to the registration', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('MMV Distribuidora');
    expect(screen.getByText(/Veja rapidamente quais produtos/)).toBeInTheDocument();
    const registration = screen.getByText('CRIAR CONTA');
    expect(registration).toHaveAttribute('href', '/cadastrocliente');
    fireEvent.click(registration, { ctrlKey: true });
    expect(leave).not.toHaveBeenCalled();
    fireEvent.click(registration);
    expect(leave).toHaveBeenCalledExactlyOnceWith('/cadastrocliente');
  });
});

describe('§4 Sign-in', () => {
  it('waits while it signs in, and sends once', async () => {
    signIn.mockReturnValue(new Promise(() => {}));
    show();
    type('E-mail', ' maria@bici.com.br ');
    type('Senha', 'segredo123');
    await click('ENTRAR');
    await click('ENTRAR');
    expect(screen.getByText('Aguarde, entrando…')).toBeInTheDocument();
    expect(signIn).toHaveBeenCalledExactlyOnceWith('maria@bici.com.br', 'segredo123');
  });

  it('goes home two seconds after a user is present', async () => {
    show({ status: 'signedIn' });
    await wait(1_999);
    expect(leave).not.toHaveBeenCalled();
    await wait(1);
    expect(leave).toHaveBeenCalledExactlyOnceWith('/home', { replace: true });
  });

  it('counts them while the record is on its way, and waits for it', async () => {
    const account = { uid: 'u', email: 'maria@bici.com.br' };
    const { rerender } = show({ status: 'loading', account });
    await wait(2_500);
    expect(leave).not.toHaveBeenCalled();
    setSession({ status: 'signedIn' });
    rerender(screenOf());
    expect(leave).toHaveBeenCalledOnce();
  });

  it('leads an account without a record back to the registration', async () => {
    show({ status: 'noRecord', account: { uid: 'u', email: 'maria@bici.com.br' } });
    await wait(5_000);
    const link = screen.getByText('CONCLUIR CADASTRO');
    expect(link).toHaveAttribute('href', '/cadastrocliente');
    expect(screen.getByText('maria@bici.com.br')).toBeInTheDocument();
  });
});

describe('§5 Sign-in', () => {
  it('asks nobody when a field is empty', async () => {
    show();
    await click('ENTRAR');
    expect(screen.getByRole('alert')).toHaveTextContent(/^complete os campos corretamente!$/);
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(signIn).not.toHaveBeenCalled();
  });

  it.each([
    ['auth/invalid-credential', /^complete os campos corretamente!$/],
    ['auth/network-request-failed', /^complete os campos corretamente!A entrada.*sua conexão/],
    ['auth/too-many-requests', /^complete os campos corretamente!A entrada.*em instantes/],
  ])('%s', async (code, text) => {
    show();
    expect(screen.queryByText(reset)).not.toBeInTheDocument();
    await failWith(code);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByText(reset)).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue('maria@bici.com.br');
    expect(screen.getByLabelText('Senha')).toHaveFocus();
  });

  it('sends a reset mail to the typed address', async () => {
    show();
    await failWith('auth/invalid-credential');
    await click(reset);
    expect(sendPasswordReset).toHaveBeenCalledExactlyOnceWith('maria@bici.com.br');
    expect(screen.getByRole('dialog')).toHaveTextContent(resetSent);
    await click('OK');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for the address that the reset mail needs', async () => {
    show();
    await click('ENTRAR');
    await click(reset);
    expect(screen.getByText('Digite seu e-mail para receber o link.')).toBeInTheDocument();
    expect(sendPasswordReset).not.toHaveBeenCalled();
  });

  it('§8 logs a reset mail that failed, and says that it was not sent', async () => {
    sendPasswordReset.mockRejectedValue(new Error('no such user'));
    show();
    await failWith('auth/invalid-credential');
    await click(reset);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText(/^O e-mail não foi enviado\./)).toBeInTheDocument();
    expect(console.error).toHaveBeenCalledWith('No password reset mail', expect.any(Error));
  });
});
