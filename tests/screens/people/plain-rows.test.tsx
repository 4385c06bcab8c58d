import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { joaoFerraz } from '../../support/data/joao-ferraz';
import { antdClassesIn } from '../support/antd-classes';
import { openScreen } from '../support/open-screen';
import { orderOf, storeOrders } from '../support/orders';
import { storePeople } from '../support/people';

/** Two people with the same unverified CNPJ. */
const twins = [10, 11].map((cod) => joaoFerraz({ cod, uid: `uid-${cod}`, cnpjverificado: false }));

async function openPeople(path: '/analise' | '/clientes') {
  await storePeople(...twins.map((one) => ({ ...one, analise: path === '/clientes' })));
  await openScreen('admin', path);
  await screen.findAllByText(/^CNPJ repetido/);
}

it('decision 112: the card of a person has no antd component', async () => {
  await openPeople('/analise');
  expect(screen.getAllByRole('checkbox', { name: /Selecionar/ })).not.toEqual([]);
  const cards = within(screen.getByRole('list', { name: 'Análise cadastral' }));
  for (const card of cards.getAllByRole('listitem')) {
    expect(card.querySelector('button')).not.toBeNull();
    expect(antdClassesIn(card)).toEqual([]);
  }
});

it('decision 112: neither has their row in a table', async () => {
  await openPeople('/clientes');
  fireEvent.click(screen.getByText('Tabela'));
  const table = await screen.findByRole('table');
  expect(antdClassesIn(table)).toEqual([]);
});

it('decision 112: neither has the row of a seller’s customer', async () => {
  await storeOrders(orderOf({ criadoem: Date.now() }));
  await openScreen('seller', '/home');
  const customers = within(await screen.findByRole('region', { name: 'Meus clientes' }));
  await customers.findByText(/Pedido 12$/);
  for (const row of customers.getAllByRole('listitem')) {
    expect(row.querySelectorAll('button')).toHaveLength(3);
    expect(antdClassesIn(row)).toEqual([]);
  }
});
