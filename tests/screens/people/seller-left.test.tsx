import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { paths } from '../../../domain/paths';
import { people } from '../../support/data/people';
import { chooseOption, openSelect } from '../../support/select';
import { findConnection, loseConnection } from '../support/connection';
import { database, openScreen } from '../support/open-screen';
import { orderOf, press, storeOrders } from '../support/orders';

const { seller, seller2, customer2 } = people;
const sellerOf = (order: number) => database.stored(`${paths.order(order)}/idvendedor`);
const approval = () => database.stored(`${paths.user('seller')}/analise`);
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: `${seller.nome} saiu?` }));

async function open() {
  const page = await openScreen('admin', '/vendedores?pessoa=seller');
  fireEvent.click(await screen.findByText('Vendedor saiu'));
  return page;
}

async function chooseSuccessor() {
  const options = openSelect(await (await dialog()).findByLabelText('Quem assume os pedidos'));
  expect([...options.keys()]).toEqual([seller2.nome]);
  chooseOption(seller2.nome);
}

beforeEach(() =>
  storeOrders(
    orderOf({ numerodopedido: 12 }),
    orderOf({ numerodopedido: 13, cliente: customer2 }),
    orderOf({ numerodopedido: 14, status: 'Aprovado' }),
  ),
);

describe("§2 /vendedores: 'Vendedor saiu'", () => {
  it('hands over the pending orders with their customers, and removes the seller', async () => {
    await open();
    const steps = await dialog();
    await steps.findByText(/^Passam para quem assume: 2 pedidos pendentes, de 2 clientes\./);
    press('SIM');
    expect(await steps.findByText('Escolha quem assume os pedidos.')).toBeVisible();
    expect(await sellerOf(12)).toBe('seller');
    await chooseSuccessor();
    press('SIM');
    await steps.findByText(
      `Com ${seller2.nome} agora: 2 pedidos pendentes, de 2 clientes. O cadastro de ${seller.nome} foi removido.`,
    );
    expect(await Promise.all([12, 13, 14].map(sellerOf))).toEqual(['seller2', 'seller2', 'seller']);
    expect(await database.stored(paths.representative('customer2', 'seller2'))).toBe(true);
    expect(await approval()).toBe('removido');
    const lines = await database.stored(`${paths.history('seller')}/aprovacoes`);
    expect(Object.values(lines as object)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ acao: 'reprovar' }),
        expect.objectContaining({ acao: 'remover', motivo: 'Vendedor saiu' }),
      ]),
    );
  });

  it('can be stopped and goes on', async () => {
    await open();
    const steps = await dialog();
    await chooseSuccessor();
    await loseConnection();
    press('SIM');
    await steps.findByText(/^Sem conexão: .* 0 de 2 pedidos pendentes com quem assume/);
    fireEvent.click(steps.getByText('Parar'));
    await steps.findByText(/^Parado: 0 de 2/);
    expect(await approval()).toBe(true);
    await findConnection();
    fireEvent.click(steps.getByText('Continuar'));
    await steps.findByText(/foi removido\.$/);
    expect(await Promise.all([12, 13].map(sellerOf))).toEqual(['seller2', 'seller2']);
  });

  it('interrupted by a reload, does only what is left', async () => {
    const page = await open();
    await chooseSuccessor();
    await loseConnection();
    press('SIM');
    await (await dialog()).findByText(/^Sem conexão/);
    page.unmount();
    await findConnection();
    await open();
    await expect.poll(() => Promise.all([12, 13].map(sellerOf))).toEqual(['seller2', 'seller2']);
    const steps = await dialog();
    await steps.findByText(`${seller.nome} não tem pedidos pendentes.`);
    expect(await approval()).toBe(true);
    press('SIM');
    await steps.findByText(/foi removido\. Não havia pedidos pendentes a passar\.$/);
    expect(await approval()).toBe('removido');
  });
});
