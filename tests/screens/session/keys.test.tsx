import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '../../../domain/paths';
import { database, openScreen } from '../support/open-screen';
import { dayOfOrders, findRow, itIs, orderOf, panelOf, sim, storeOrders } from '../support/orders';
import { storePeople } from '../support/people';
import { joaoFerraz } from '../../support/data/joao-ferraz';

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

const isAt = (name: string) =>
  waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', name));

const dialogOf = (title: string) => screen.findByText(title, { selector: '[role=dialog] *' });

async function closeDialog() {
  const [close] = screen.getAllByLabelText('Fechar', { selector: '[role=dialog] *' });
  if (close) fireEvent.click(close);
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
}

async function openOrders() {
  itIs(dayOfOrders);
  await storeOrders(...[11, 12, 13].map((numerodopedido) => orderOf({ numerodopedido })));
  await openScreen('admin', '/pedidos');
  await findRow(12);
}

it('§2 /pedidos: keys go through the list, open an order and approve it, and go on with the next', async () => {
  await openOrders();
  press('j');
  await isAt('Pedido 13');
  press('j');
  press('j');
  press('j');
  await isAt('Pedido 11');
  press('k');
  await isAt('Pedido 12');
  press('Enter');
  expect(await panelOf(12)).toBeInTheDocument();
  press('Enter');
  await waitFor(() => expect(screen.queryByRole('region', { name: /Detalhes/ })).toBeNull());

  press('a');
  await sim();
  await waitFor(async () =>
    expect(await database.stored(`${paths.order(12)}/status`)).toBe('Aprovado'),
  );
  await waitFor(() => expect(screen.queryByRole('row', { name: 'Pedido 12' })).toBeNull());
  press('j');
  await isAt('Pedido 11');
});

it('§2 /analise: keys go through the cards, open a person and approve them', async () => {
  await storePeople(joaoFerraz());
  await openScreen('admin', '/analise');
  const name = 'FERRAZ MOTOPEÇAS EIRELI';
  await screen.findByText(name);
  press('j');
  while (document.activeElement?.getAttribute('aria-label') !== name) press('j');
  press('Enter');
  await dialogOf(name);
  await closeDialog();
  press('a');
  expect(await screen.findByLabelText('Desfazer a aprovação de João Ferraz')).toBeInTheDocument();
});

it('§2 /clientes: keys go through the table too, and open a person', async () => {
  await openScreen('admin', '/clientes');
  fireEvent.click(await screen.findByText('Tabela'));
  await screen.findByRole('table');
  press('j');
  const row = document.activeElement;
  expect(row?.tagName).toBe('TR');
  const company = row?.querySelector('th')?.textContent ?? '';
  press('Enter');
  expect(await dialogOf(company)).toBeInTheDocument();
});

it('§2: / goes to the search, where letters are letters; nothing is approved without people', async () => {
  await openOrders();
  // Loads the list of keys, so that it would open at once.
  press('?');
  await dialogOf('Atalhos do teclado');
  await closeDialog();
  press('a');
  expect(document.querySelector('[role=dialog]')).toBeNull();
  press('/');
  const field = screen.getByRole('combobox', { name: 'Buscar pedido' });
  expect(field).toHaveFocus();
  press('j');
  press('?');
  expect(field).toHaveFocus();
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

it.each(['customer', 'seller'] as const)('§2 /home: / goes to the search of a %s', async (who) => {
  await openScreen(who, '/home');
  const field = await screen.findByRole('searchbox', { name: 'Buscar produtos' });
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
  expect(field).not.toHaveFocus();
  press('/');
  expect(field).toHaveFocus();
});

it('§2: ? lists the keys, which reach no screen below a dialog, and are switched off in Minha conta', async () => {
  await openOrders();
  press('j');
  await isAt('Pedido 13');
  press('?');
  await dialogOf('Atalhos do teclado');
  expect(screen.getByText('Aprovar onde você está')).toBeInTheDocument();
  press('j');
  await closeDialog();
  await isAt('Pedido 13');

  fireEvent.click(await screen.findByText(/^Olá /));
  fireEvent.click(await screen.findByLabelText(/^Atalhos de uma tecla/));
  await closeDialog();
  const before = document.activeElement;
  press('j');
  press('?');
  expect(document.activeElement).toBe(before);
  expect(document.querySelector('[role=dialog]')).toBeNull();
});
