// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { User } from '../../../domain/user';
import { changeEmail, changePassword } from '../../providers/own-account';
import { useUser } from '../../providers/session';
import { AccountDrawer } from './account-drawer';

vi.mock('../../providers/session', () => ({ useUser: vi.fn() }));
vi.mock('../../providers/own-account', () => ({ changeEmail: vi.fn(), changePassword: vi.fn() }));

const customer: User = {
  uid: 'cliente',
  email: 'maria@bici.com.br',
  nome: 'Maria Antunes',
  superUser: false,
  permissao: 'cliente',
  analise: true,
  createat: '01/10/2026',
  ultimologin: 'nunca',
  cod: 7,
  celular: '',
  razaosocial: 'BICI MARIA LTDA',
  cnpj: '11222333000181',
};
const seller: User = { ...customer, permissao: 'vendedor', senha: 'primeira123' };

const onClose = vi.fn();

function show(user: User) {
  vi.mocked(useUser).mockReturnValue(user);
  return render(<AccountDrawer open onClose={onClose} />);
}

beforeEach(() => {
  vi.resetAllMocks();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

// Each form is found by its heading, so that roles are looked up within a small form, which jsdom does quickly.
function formOf(title: string) {
  const form = screen.getByText(title, { selector: 'h2' }).closest('form');
  if (!form) throw new Error(`${title} is no form`);
  return form;
}
const emailForm = () => within(formOf('Alterar e-mail'));
const passwordForm = () => within(formOf('Alterar senha'));
type Form = ReturnType<typeof emailForm>;

function type(form: Form, label: string, text: string) {
  fireEvent.change(form.getByLabelText(label), { target: { value: text } });
}
function send(form: Form, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) type(form, label, text);
  fireEvent.click(form.getByText(/^Alterar/, { selector: 'button *' }));
}
const sendEmail = (email: string, current = 'atual123') =>
  send(emailForm(), { 'Senha atual': current, 'Novo e-mail': email });
const sendPassword = (password: string, current = 'atual123') =>
  send(passwordForm(), { 'Senha atual': current, 'Nova senha': password });

const refusal = (code: string) => Object.assign(new Error(code), { code });

describe("'Minha conta' (decision 14)", () => {
  it('shows a customer who they are', () => {
    show(customer);
    for (const text of ['Maria Antunes', '7', 'BICI MARIA LTDA', '11.222.333/0001-81']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  it('says who still waits', () => {
    show({ ...customer, analise: false });
    expect(screen.getByText('Cliente (em análise)')).toBeInTheDocument();
  });

  it('stays open, and lets no other change begin, while one is under way', async () => {
    let finish = (_change: 'changed') => {};
    vi.mocked(changeEmail).mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    show(customer);
    sendEmail('nova@bici.com.br');
    await waitFor(() =>
      expect(emailForm().getByRole('status')).toHaveTextContent('Aguarde, alterando…'),
    );
    sendPassword('segunda456');
    fireEvent.submit(formOf('Alterar senha'));
    // antd checks in the tasks after an event.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(changePassword).not.toHaveBeenCalled();
    fireEvent.click(screen.getByLabelText('Fechar'));
    expect(onClose).not.toHaveBeenCalled();

    finish('changed');
    await waitFor(() =>
      expect(emailForm().getByRole('status')).toHaveTextContent('O e-mail foi alterado.'),
    );
    fireEvent.click(screen.getByLabelText('Fechar'));
    expect(onClose).toHaveBeenCalled();
  });
});

describe('§7 update email', () => {
  it.each([
    ['changed', /^O e-mail foi alterado\. Entre com nova@bici\.com\.br/],
    ['recordBehind', /Seu cadastro ainda mostra o anterior/],
    ['linkSent', /^Enviamos um link para nova@bici\.com\.br/],
  ] as const)('%s is announced and the fields are emptied', async (change, text) => {
    vi.mocked(changeEmail).mockResolvedValue(change);
    show(customer);
    sendEmail(' Nova@Bici.com.br ');
    await waitFor(() => expect(emailForm().getByRole('status')).toHaveTextContent(text));
    expect(changeEmail).toHaveBeenCalledExactlyOnceWith('cliente', 'atual123', 'nova@bici.com.br');
    expect(emailForm().getByLabelText('Senha atual')).toHaveValue('');
    expect(emailForm().getByLabelText('Novo e-mail')).toHaveValue('');
  });

  it.each([
    ['', 'nova@bici.com.br', 'Senha atual', 'digite sua senha atual'],
    ['atual123', 'nova@bici', 'Novo e-mail', 'digite um e-mail válido!'],
    ['atual123', 'Maria@bici.com.br', 'Novo e-mail', 'este já é o seu e-mail'],
  ])('%o and %o are not sent', async (current, email, label, complaint) => {
    show(customer);
    sendEmail(email, current);
    const field = emailForm().getByLabelText(label);
    await waitFor(() => expect(field).toHaveAccessibleDescription(complaint));
    expect(field).toHaveFocus();
    expect(changeEmail).not.toHaveBeenCalled();
  });

  it.each([
    ['auth/wrong-password', 'Senha atual', 'Senha atual incorreta. Confira e tente de novo.'],
    ['auth/invalid-credential', 'Senha atual', 'Senha atual incorreta. Confira e tente de novo.'],
    ['auth/email-already-in-use', 'Novo e-mail', 'Este email já está sendo utilizado'],
    ['auth/invalid-new-email', 'Novo e-mail', 'digite um e-mail válido!'],
  ])('%s is said at its field, and what was typed stays', async (code, label, text) => {
    vi.mocked(changeEmail).mockRejectedValue(refusal(code));
    show(customer);
    sendEmail('nova@bici.com.br');
    const field = emailForm().getByLabelText(label);
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(field).toHaveFocus();
    expect(emailForm().getByLabelText('Senha atual')).toHaveValue('atual123');
    expect(emailForm().getByLabelText('Novo e-mail')).toHaveValue('nova@bici.com.br');
  });

  it.each([
    ['auth/too-many-requests', /^O e-mail não foi alterado\. Muitas tentativas/],
    ['auth/requires-recent-login', /^O e-mail não foi alterado\. Saia, entre de novo/],
    ['auth/network-request-failed', /^O e-mail não foi alterado\. Verifique sua conexão/],
    ['auth/internal-error', /^O e-mail não foi alterado\. Tente de novo em instantes/],
  ])('%s is an alert that says what to do', async (code, text) => {
    vi.mocked(changeEmail).mockRejectedValue(refusal(code));
    show(customer);
    sendEmail('nova@bici.com.br');
    await waitFor(() => expect(emailForm().getByRole('alert')).toHaveTextContent(text));
    expect(emailForm().getByLabelText('Novo e-mail')).toHaveValue('nova@bici.com.br');
  });
});

describe('§7 update password', () => {
  it.each([
    ['1234567', 'mínimo 8 dígitos'],
    ['a'.repeat(129), 'máximo 128 dígitos'],
  ])('§5 %s: %s', async (password, complaint) => {
    show(customer);
    const field = passwordForm().getByLabelText('Nova senha');
    type(passwordForm(), 'Nova senha', password);
    fireEvent.blur(field);
    await waitFor(() => expect(field).toBeInvalid());
    await waitFor(() => expect(passwordForm().getAllByText(complaint)).not.toHaveLength(0));
    expect(field).toHaveAccessibleDescription(new RegExp(`^${complaint}`));
    sendPassword(password);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(changePassword).not.toHaveBeenCalled();
  });

  it('is sent as it was typed, spaces included, and announced', async () => {
    vi.mocked(changePassword).mockResolvedValue('changed');
    show(customer);
    sendPassword(' segunda 456 ');
    await waitFor(() =>
      expect(passwordForm().getByRole('status')).toHaveTextContent('A senha foi alterada.'),
    );
    expect(changePassword).toHaveBeenCalledExactlyOnceWith(customer, 'atual123', ' segunda 456 ');
    expect(passwordForm().getByLabelText('Nova senha')).toHaveValue('');
  });

  it('a weak one is said at its field', async () => {
    vi.mocked(changePassword).mockRejectedValue(
      refusal('auth/password-does-not-meet-requirements'),
    );
    show(customer);
    sendPassword('segunda456');
    await waitFor(() =>
      expect(passwordForm().getByLabelText('Nova senha')).toHaveAccessibleDescription(/é fraca/),
    );
  });

  it('tells sellers, and only them, that the administrator sees it', () => {
    const { unmount } = show(seller);
    expect(screen.getByText(/o administrador vê esta senha/)).toBeInTheDocument();
    unmount();
    show(customer);
    expect(screen.queryByText(/o administrador vê esta senha/)).not.toBeInTheDocument();
  });

  it('can be repeated as it stands when the seller’s record stayed behind', async () => {
    vi.mocked(changePassword)
      .mockResolvedValueOnce('recordBehind')
      .mockResolvedValueOnce('changed');
    show(seller);
    sendPassword('segunda456');
    await waitFor(() =>
      expect(passwordForm().getByRole('status')).toHaveTextContent(
        /^A nova senha já vale para entrar, mas o cadastro/,
      ),
    );
    fireEvent.submit(formOf('Alterar senha'));
    await waitFor(() =>
      expect(passwordForm().getByRole('status')).toHaveTextContent('A senha foi alterada.'),
    );
    expect(changePassword).toHaveBeenLastCalledWith(seller, 'segunda456', 'segunda456');
  });
});
