import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { database, expectRefused, openScreen } from '../support/open-screen';
import { findRow, orderOf, press, storeOrders } from '../support/orders';

/** Data that the database refuses, as after a faulty deployment of the rules. */
async function refuse(place: string) {
  expectRefused(new RegExp(`^${place.replace(/\$\w+/, '\\w+')}\\b`));
  const allow = await database.refuse(place);
  onTestFinished(async () => void (await allow()));
  return allow;
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

describe('§2, decision 10: a failure has a sentence and a way on', () => {
  it('the own record: no page opens, and the next try opens it', async () => {
    const allow = await refuse('usuarios/$uid');
    await openScreen('customer', '/produtos');
    await screen.findByText(/^Não foi possível carregar o seu cadastro/);
    await allow();
    press('Tentar de novo');
    await screen.findByText('CÂMARA DE AR');
    expect(location.pathname).toBe('/produtos');
  });

  it('the sellers: none can be chosen until another try', async () => {
    await storeOrders(orderOf());
    const allow = await refuse('vendedores');
    await openScreen('admin', '/pedidos');
    await findRow(12);
    const failed = await screen.findByText(/^A lista de vendedores não pôde ser/);
    expect(screen.getByRole('button', { name: 'Trocar vendedor do pedido 12' })).toBeDisabled();
    await allow();
    press('Tentar de novo');
    await waitFor(() => expect(failed).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Trocar vendedor do pedido 12' })).toBeEnabled();
  });

  it('the saved lists: the drawer says so, and the next try shows them', async () => {
    const allow = await refuse('listas/$uid');
    await openScreen('customer', '/produtos');
    fireEvent.click((await screen.findAllByRole('button', { name: 'Listas' }))[0] as Element);
    await screen.findByText(/^As listas não puderam ser carregadas\./);
    await allow();
    press('Tentar de novo');
    await screen.findByText('Você ainda não tem listas.');
  });
});
