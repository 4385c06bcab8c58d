import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { paths } from '../../../domain/paths';
import { findConnection, loseConnection } from '../support/connection';
import { database, openScreen } from '../support/open-screen';
import { press } from '../support/orders';

const limit = () => database.stored(`${paths.user('seller')}/desconto`);

async function type(text: string) {
  const field = await screen.findByLabelText('Limite de desconto (%)');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

it('decision 122: the administrator sets, changes and removes a seller’s limit of discounts', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await openScreen('admin', '/vendedores?pessoa=seller');
  await type('12,5');
  await loseConnection();
  await screen.findByText(/^Sem conexão/);
  press('Salvar limite');
  await screen.findByText(/^O limite de desconto não foi salvo/);
  await findConnection();
  await waitFor(() => expect(screen.queryByText(/^Sem conexão/)).toBeNull());
  press('Salvar limite');
  await screen.findByText('Limite de desconto de Vendas seller salvo.');
  expect(await limit()).toBe(12.5);
  await waitFor(() => expect(screen.queryByText(/não foi salvo/)).toBeNull());
  await type('');
  press('Salvar limite');
  await waitFor(async () => expect(await limit()).toBeNull());
});

it('decision 122: a customer’s page has no limit of discounts', async () => {
  await openScreen('admin', '/clientes?pessoa=customer');
  await screen.findByRole('button', { name: 'Editar contatos' });
  expect(screen.queryByLabelText(/Limite/)).toBeNull();
});
