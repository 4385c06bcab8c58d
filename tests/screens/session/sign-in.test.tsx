import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { paths } from '../../../domain/paths';
import { people } from '../../support/data/people';
import { aLine, keepCart, keptCart } from '../support/browser';
import { holdClock, pass } from '../support/clock';
import { findConnection, loseConnection } from '../support/connection';
import { accounts, database, openScreen } from '../support/open-screen';
import { refuseSignOut } from '../support/sign-out';

const reset = 'Esqueceu a senha? Clique aqui.';
const wrong = /^complete os campos corretamente!$/;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const click = (text: string) => fireEvent.click(screen.getByText(text));
const alertIs = (text: RegExp) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

async function open() {
  await openScreen(null, '/');
  await screen.findByText('ENTRAR');
}

describe('§2 /', () => {
  it('says what the catalogue is for and leads to the registration', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('MMV Distribuidora');
    expect(screen.getByText(/Veja rapidamente quais produtos/)).toBeVisible();
    const registration = screen.getByText('CRIAR CONTA');
    expect(registration).toHaveAttribute('href', '/cadastrocliente');
    // The browser itself opens a link in a new tab.
    const other = createEvent.click(registration, { ctrlKey: true });
    registration.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent(registration, other);
    expect(location.pathname).toBe('/');
    fireEvent.click(registration);
    await waitFor(() => expect(location.pathname).toBe('/cadastrocliente'));
  });
});

describe('§2 a link to a screen', () => {
  it('is followed once the person has signed in, but not by the next person', async () => {
    await openScreen(null, '/pedidoscliente?numero=2');
    await screen.findByText('ENTRAR');
    expect(location.pathname).toBe('/');
    type('E-mail', 'customer@bici.com.br');
    type('Senha', 'segredo123');
    click('ENTRAR');
    await waitFor(() => expect(location.pathname).toBe('/pedidoscliente'));
    expect(location.search).toBe('?numero=2');
    fireEvent.click(await screen.findByLabelText('Sair', { selector: 'header *' }));
    await screen.findByText('ENTRAR');
    type('E-mail', 'customer@bici.com.br');
    type('Senha', 'segredo123');
    click('ENTRAR');
    await waitFor(() => expect(location.pathname).toBe('/home'));
  });
});

describe('§4 Sign-in', () => {
  it('waits while it signs in, sends once, and goes home two seconds after', async () => {
    await open();
    const release = accounts.hold('signInWithPassword');
    type('E-mail', ' pending@bici.com.br ');
    type('Senha', 'segredo123');
    click('ENTRAR');
    await screen.findByText('Aguarde, entrando…');
    fireEvent.submit(screen.getByLabelText('Senha'));
    holdClock();
    const sent = Date.now();
    release();
    await waitFor(() => expect(location.pathname).toBe('/home'));
    expect(Date.now() - sent).toBeGreaterThanOrEqual(2_000);
    expect(await screen.findByText(/^Seu cadastro está em análise!/)).toBeVisible();
    expect(accounts.asked.filter((verb) => verb === 'signInWithPassword')).toHaveLength(1);
  });

  it('counts the seconds while the record is on its way, and waits for it', async () => {
    await loseConnection();
    await openScreen('pending', '/');
    await screen.findByText('ENTRAR');
    holdClock();
    await pass(10_000);
    expect(location.pathname).toBe('/');
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await findConnection();
    await waitFor(() => expect(location.pathname).toBe('/home'));
    const waits = timers.mock.calls.map(([, milliseconds]) => milliseconds);
    timers.mockRestore();
    expect(waits).not.toContain(2_000);
  });

  it('leads an account without a record back to the registration', async () => {
    const { uid, email } = people.customer;
    await database.store(paths.user(uid), null);
    await openScreen('customer', '/home');
    const link = await screen.findByText('CONCLUIR CADASTRO');
    expect(link).toHaveAttribute('href', '/cadastrocliente');
    expect(screen.getByText(email)).toBeVisible();
    holdClock();
    await pass(5_000);
    // §2: pages that need a user lead back here.
    expect(location.pathname).toBe('/');
  });
});

describe('§4 Sign-in: a session that ended elsewhere', () => {
  const ended = /^Sua sessão terminou: sua senha ou seu e-mail foi alterado em outro lugar/;
  const enter = async () => {
    type('E-mail', 'customer@bici.com.br');
    type('Senha', 'segredo123');
    click('ENTRAR');
    await waitFor(() => expect(location.pathname).toBe('/home'));
  };

  it('says so until the person is in again, with the cart as it was, and not after SAIR', async () => {
    keepCart(aLine());
    const first = await openScreen('customer', '/carrinho');
    await screen.findByText('CÂMARA DE AR');
    accounts.refuse('lookup', 'TOKEN_EXPIRED');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(ended)).toHaveRole('status');
    expect(location.pathname).toBe('/');
    expect(keptCart()).toEqual({ '1006': 2 });

    first.unmount();
    await open();
    expect(await screen.findByText(ended)).toBeVisible();
    accounts.allow('lookup');
    await enter();
    expect(keptCart()).toEqual({ '1006': 2 });
    fireEvent.click(await screen.findByLabelText('Sair', { selector: 'header *' }));
    await screen.findByText('ENTRAR');
    expect(screen.queryByText(ended)).toBeNull();
  });

  it('is also shown if the person tried to leave before and failed', async () => {
    await openScreen('customer', '/home');
    const allow = await refuseSignOut();
    fireEvent.click(await screen.findByLabelText('Sair', { selector: 'header *' }));
    await screen.findByText('erro...');
    allow();
    accounts.refuse('lookup', 'USER_DISABLED');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(ended)).toBeVisible();
  });
});

describe('§5 Sign-in, §8 password reset failure', () => {
  it('reports every failure, and offers a reset of the password', async () => {
    await open();
    expect(screen.queryByText(reset)).not.toBeInTheDocument();
    click('ENTRAR');
    await alertIs(wrong);
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    click(reset);
    expect(await screen.findByText('Digite seu e-mail para receber o link.')).toBeVisible();
    expect(accounts.asked).toEqual([]);

    type('E-mail', 'customer@bici.com.br');
    type('Senha', 'errada123');
    click('ENTRAR');
    await waitFor(() => expect(screen.getByLabelText('Senha')).toHaveFocus());
    await alertIs(wrong);
    expect(screen.getByLabelText('E-mail')).toHaveValue('customer@bici.com.br');
    accounts.cut('signInWithPassword');
    click('ENTRAR');
    await alertIs(/^complete os campos corretamente!Não foi possível entrar\..*sua conexão/);
    accounts.refuse('signInWithPassword', 'TOO_MANY_ATTEMPTS_TRY_LATER');
    click('ENTRAR');
    await alertIs(/^complete os campos corretamente!Não foi possível entrar.*em instantes/);

    click(reset);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(
      'Foi enviado um e-mail com Link para redefinir sua senha! Entra lá, é Rapidinho.',
    );
    expect(accounts.resets).toEqual(['customer@bici.com.br']);
    click('OK');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    // §8: the earlier product only logged it; here the screen shows it too.
    accounts.refuse('sendOobCode', 'EMAIL_NOT_FOUND');
    type('E-mail', 'nobody@bici.com.br');
    click(reset);
    expect(await screen.findByText(/^O e-mail não foi enviado\./)).toBeVisible();
    expect(console.error).toHaveBeenCalledWith('No password reset mail', expect.any(Error));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('§2 Pages that need a user', () => {
  it('send a visitor back to /', async () => {
    await openScreen(null, '/home');
    expect(await screen.findByText('ENTRAR')).toBeVisible();
    expect(location.pathname).toBe('/');
  });
});
