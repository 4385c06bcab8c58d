import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { paths } from '../../../domain/paths';
import type { User } from '../../../domain/people/user';
import type { Person } from '../../support/data/people';
import { holdClock, pass } from '../support/clock';
import { findConnection, loseConnection } from '../support/connection';
import { accounts, database, openScreen } from '../support/open-screen';

const password = 'segredo123';
const stored = (uid: Person) => database.stored(paths.user(uid)) as Promise<User>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function open(who: Person) {
  await openScreen(who, '/obrigado');
  fireEvent.click(await screen.findByText(/^Olá /));
  await screen.findByText('Minha conta', { selector: '[role=dialog] *' });
}

function formOf(title: string) {
  const form = screen.getByText(title, { selector: 'h2' }).closest('form');
  if (!form) throw new Error(`${title} is no form`);
  return form;
}
const emailForm = () => within(formOf('Alterar e-mail'));
const passwordForm = () => within(formOf('Alterar senha'));
type Form = ReturnType<typeof emailForm>;

function send(form: Form, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    fireEvent.change(form.getByLabelText(label), { target: { value: text } });
  }
  fireEvent.click(form.getByText(/^Alterar/, { selector: 'button *' }));
}
const sendEmail = (email: string, current = password) =>
  send(emailForm(), { 'Senha atual': current, 'Novo e-mail': email });
const sendPassword = (next: string, current = password) =>
  send(passwordForm(), { 'Senha atual': current, 'Nova senha': next });

const told = (form: () => Form, text: string | RegExp) =>
  waitFor(() => expect(form().getByRole('status')).toHaveTextContent(text));

/** Expects an error at the field, which also has the focus. */
async function refused(form: () => Form, label: string, complaint: string | RegExp) {
  const field = form().getByLabelText(label);
  await waitFor(() => expect(field).toHaveAccessibleDescription(complaint));
  expect(field).toHaveFocus();
}

describe("'Minha conta' (decision 14), §7 update email", () => {
  it('shows who they are; a wrong e-mail has an error at its field, and the text stays', async () => {
    await open('customer');
    for (const text of ['Compras customer', 'CUSTOMER LTDA', '11.222.333/0001-81', 'Cliente']) {
      expect(screen.getByText(text, { selector: 'td *' })).toBeVisible();
    }
    sendEmail('nova@bici.com.br', '');
    await refused(emailForm, 'Senha atual', 'digite sua senha atual');
    sendEmail('nova@bici');
    await refused(emailForm, 'Novo e-mail', 'digite um e-mail válido!');
    sendEmail('Customer@bici.com.br');
    await refused(emailForm, 'Novo e-mail', 'este já é o seu e-mail');
    expect(accounts.asked).not.toContain('update');

    sendEmail('nova@bici.com.br', 'errada123');
    await refused(emailForm, 'Senha atual', 'Senha atual incorreta. Confira e tente de novo.');
    sendEmail('customer2@bici.com.br');
    await refused(emailForm, 'Novo e-mail', 'Este email já está sendo utilizado');
    expect(emailForm().getByLabelText('Senha atual')).toHaveValue(password);
    expect(emailForm().getByLabelText('Novo e-mail')).toHaveValue('customer2@bici.com.br');

    accounts.refuse('update', 'TOO_MANY_ATTEMPTS_TRY_LATER');
    sendEmail('nova@bici.com.br');
    await waitFor(() =>
      expect(emailForm().getByRole('alert')).toHaveTextContent(
        /^O e-mail não foi alterado\. Muitas tentativas/,
      ),
    );
    expect(emailForm().getByLabelText('Novo e-mail')).toHaveValue('nova@bici.com.br');
    expect(await stored('customer')).toMatchObject({ email: 'customer@bici.com.br' });

    // With e-mail enumeration protection, an e-mail changes by a link.
    accounts.refuse('update', 'OPERATION_NOT_ALLOWED');
    sendEmail('nova@bici.com.br');
    await told(emailForm, /^Enviamos um link para nova@bici\.com\.br/);
    expect(await stored('customer')).toMatchObject({ email: 'customer@bici.com.br' });
  });

  it('changes account and record, and lets no other change begin meanwhile', async () => {
    await open('customer');
    const release = accounts.hold('update');
    sendEmail(' Nova@Bici.com.br ');
    await told(emailForm, 'Aguarde, alterando…');
    sendPassword('segunda456');
    fireEvent.submit(formOf('Alterar senha'));
    fireEvent.click(screen.getByLabelText('Fechar'));
    await waitFor(() => expect(accounts.asked.filter((verb) => verb === 'update')).toHaveLength(1));
    expect(formOf('Alterar e-mail')).toBeVisible();

    release();
    await told(
      emailForm,
      /^O e-mail foi alterado\. Entre com nova@bici\.com\.br .* link de confirmação que enviamos/,
    );
    expect(emailForm().getByLabelText('Senha atual')).toHaveValue('');
    expect(emailForm().getByLabelText('Novo e-mail')).toHaveValue('');
    expect(accounts.find('nova@bici.com.br')).toMatchObject({ uid: 'customer', password });
    expect(await stored('customer')).toMatchObject({ email: 'nova@bici.com.br' });
    fireEvent.click(screen.getByLabelText('Fechar'));
    await waitFor(() => expect(screen.queryByText('Alterar e-mail')).toBeNull());
  });

  it('says so if the record does not follow, and updates it once it can', async () => {
    await open('customer');
    holdClock();
    await loseConnection();
    sendEmail('nova@bici.com.br');
    await waitFor(() => expect(accounts.find('nova@bici.com.br')).toBeDefined());
    await pass(12_000);
    await told(emailForm, /Seu cadastro ainda mostra o anterior/);
    expect(await stored('customer')).toMatchObject({ email: 'customer@bici.com.br' });
  });

  it('applies at the next visit what a link has changed', async () => {
    await database.store(`${paths.user('customer')}/email`, 'velha@bici.com.br');
    await openScreen('customer', '/obrigado');
    await screen.findByText(/^Olá /);
    await waitFor(async () =>
      expect(await stored('customer')).toMatchObject({ email: 'customer@bici.com.br' }),
    );
    // A later change by another tab is left alone.
    await database.store(`${paths.user('customer')}/email`, 'outra@bici.com.br');
    fireEvent.click(screen.getByText(/^Olá /));
    expect(await screen.findByText('outra@bici.com.br')).toBeVisible();
    expect(await stored('customer')).toMatchObject({ email: 'outra@bici.com.br' });
  });

  it('shows who still waits', async () => {
    await open('pending');
    expect(screen.getByText('Cliente (em análise)')).toBeVisible();
  });
});

describe('§7 update password, §5', () => {
  it('is sent as it was typed, spaces included; a customer’s is stored nowhere', async () => {
    await open('customer');
    expect(screen.queryByText(/o administrador vê esta senha/)).toBeNull();
    for (const [next, complaint] of [
      ['1234567', /^mínimo 8 dígitos/],
      ['a'.repeat(129), /^máximo 128 dígitos/],
    ] as const) {
      const field = passwordForm().getByLabelText('Nova senha');
      fireEvent.change(field, { target: { value: next } });
      fireEvent.blur(field);
      await waitFor(() => expect(field).toBeInvalid());
      sendPassword(next);
      await refused(passwordForm, 'Nova senha', complaint);
    }
    accounts.refuse('update', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
    sendPassword('segunda456');
    await refused(passwordForm, 'Nova senha', /é fraca/);
    expect(accounts.find('customer@bici.com.br')).toMatchObject({ password });

    accounts.allow('update');
    sendPassword(' segunda 456 ');
    await told(passwordForm, 'A senha foi alterada.');
    expect(passwordForm().getByLabelText('Nova senha')).toHaveValue('');
    expect(accounts.find('customer@bici.com.br')).toMatchObject({ password: ' segunda 456 ' });
    expect(await database.stored(paths.password('customer'))).toBeNull();
  });

  it('tells sellers that the administrator sees it; it can be repeated if the record stayed behind', async () => {
    await open('seller');
    expect(screen.getByText(/o administrador vê esta senha/)).toBeInTheDocument();
    holdClock();
    await loseConnection();
    sendPassword('segunda456');
    await waitFor(() => expect(accounts.find('seller@mmv.local')?.password).toBe('segunda456'));
    await pass(12_000);
    await told(passwordForm, /^A nova senha já vale para entrar, mas o cadastro/);
    expect(await database.stored(`${paths.password('seller')}/senha`)).toBe(password);

    await findConnection();
    fireEvent.submit(formOf('Alterar senha'));
    await told(passwordForm, 'A senha foi alterada.');
    expect(await database.stored(`${paths.password('seller')}/senha`)).toBe('segunda456');
    expect(accounts.find('seller@mmv.local')).toMatchObject({ password: 'segunda456' });
  });
});
