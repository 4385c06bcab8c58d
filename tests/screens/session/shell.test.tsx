import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { get, goOffline, ref } from 'firebase/database';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { joaoFerraz } from '../../support/data/joao-ferraz';
import { holdClock, pass } from '../support/clock';
import { loseConnection } from '../support/connection';
import { HttpStatus } from '../support/servers/endpoints';
import { endpoints, openScreen } from '../support/open-screen';
import { storePeople } from '../support/people';
import { refuseSignOut } from '../support/sign-out';

const nineInSaoPaulo = new Date('2026-03-05T12:00:00Z');

const banner = () => within(document.querySelector('header') ?? document.body);
const leave = () => fireEvent.click(banner().getByLabelText('Sair'));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('§2 Header and side menu, §8 logout failure', () => {
  it('lead home, greet by name, are passed by the keyboard, and sign out', async () => {
    holdClock(nineInSaoPaulo);
    let refuse = () => {};
    endpoints.replace('/categorias', () => {
      return new Promise((_, reject) => (refuse = () => reject(new HttpStatus(401))));
    });
    await openScreen('customer', '/obrigado');
    expect(await screen.findByText('Olá Compras customer, bom dia!')).toBeVisible();
    const home = banner().getByRole('link');
    expect(home).toHaveAttribute('href', '/home');
    expect(home).toHaveTextContent('Catálogo MMV Distribuidora');

    // A keyboard user skips header and menu, and after a link continues in the new page.
    fireEvent.click(screen.getByText('Ir para o conteúdo'));
    expect(screen.getByRole('main')).toHaveFocus();
    const menu = within(screen.getByRole('navigation'));
    const products = menu.getByText('Produtos');
    products.closest('a')?.focus();
    fireEvent.click(products);
    await waitFor(() => expect(location.pathname).toBe('/produtos'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());

    // §8
    const allow = await refuseSignOut();
    leave();
    expect(await banner().findByText('erro...')).toBeVisible();
    expect(console.error).toHaveBeenCalledWith('Falha no Logout', expect.any(Error));
    allow();
    fireEvent.click(menu.getByText('Sair'));
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(await screen.findByText('ENTRAR')).toBeVisible();
    // Nothing tells of what the screen still asked for. Its listeners were closed before the rules could refuse them:
    // this answer arrives first.
    refuse();
    const { database } = await import('../../../src/data/base/database');
    await expect(get(ref(database, 'usuarios'))).rejects.toThrow('Permission denied');
    expect(console.error).toHaveBeenCalledOnce();
  });
});

describe('decision 45: changes that wait for the connection', () => {
  it('are counted at the bottom, and shown before the person signs out', async () => {
    await storePeople(joaoFerraz());
    await openScreen('admin', '/analise');
    await screen.findByText('FERRAZ MOTOPEÇAS EIRELI');
    holdClock();
    await loseConnection();
    fireEvent.click(screen.getByLabelText('Aprovar João Ferraz'));
    fireEvent.click(screen.getByLabelText('Aprovar Compras pending'));
    await waitFor(() =>
      expect(screen.getAllByText('Aprovação aguardando conexão')).toHaveLength(2),
    );
    await pass(3_000);
    expect(screen.getByText(/^Sem conexão\..* 2 alterações aguardam a conexão/)).toBeVisible();

    leave();
    const dialog = screen.getByRole('dialog', { name: 'Sair com alterações em espera?' });
    expect(dialog).toHaveTextContent('Há 2 alterações que ainda não foram feitas.');
    fireEvent.click(within(dialog).getByText('FICAR'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.pathname).toBe('/analise');
    leave();
    fireEvent.click(screen.getByText('SAIR', { selector: '[role=dialog] *' }));
    await waitFor(() => expect(location.pathname).toBe('/'));
  });
});

it('decision 45: a lost connection is tried again every 20 seconds', async () => {
  await openScreen('admin', '/analise');
  await screen.findByText('Olá Administração', { exact: false });
  holdClock();
  const { database } = await import('../../../src/data/base/database');
  act(() => goOffline(database));
  await pass(3_000);
  expect(screen.getByText(/^Sem conexão/)).toBeVisible();
  await pass(20_000);
  await waitFor(() => expect(screen.queryByText(/^Sem conexão/)).toBeNull());
});
