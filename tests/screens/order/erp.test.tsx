import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { storedOrder } from '../../support/data/stored-order';
import { findConnection, loseConnection, setComputerClock } from '../support/connection';
import { database, openScreen } from '../support/open-screen';
import { findRow, itIs, orderOf, press, storeOrders, textOf } from '../support/orders';

const approvedAt = (numerodopedido: number, moment: string) => {
  const por = { uid: 'admin' };
  const em = Date.parse(moment);
  const line = { campo: 'status', de: 'Pendente', para: 'Aprovado', por, em } as const;
  return orderOf({ numerodopedido, status: 'Aprovado', mudanca: 'a', historico: { a: line } });
};

it('§2 /pedidos: the file for the ERP has the orders approved today and still approved', async () => {
  itIs('2026-03-05T00:05:00-03:00');
  const returned = approvedAt(14, '2026-03-05T10:00:00-03:00');
  await storeOrders(
    orderOf(),
    approvedAt(13, '2026-03-05T00:00:00-03:00'),
    returned,
    approvedAt(15, '2026-03-05T11:00:00-03:00'),
    approvedAt(16, '2026-03-04T23:59:59-03:00'),
  );
  await database.storeAll(storedOrder({ ...returned, status: 'Pendente' }));
  // The computer still has yesterday; the SDK measures its clock when it connects.
  await openScreen('admin', '/pedidos', undefined, async () => {
    await setComputerClock(-600_000);
    await loseConnection();
    await findConnection();
  });
  await findRow(12);
  press('Exportar');
  (await screen.findByRole('button', { name: 'Aprovados de um dia, para o ERP…' })).click();
  const found = await screen.findByText(/soma/);
  expect(textOf(found)).toBe('2 pedidos, 2 itens, soma R$ 359.60.');
  expect(screen.getByRole('button', { name: 'Salvar arquivo' })).toBeEnabled();
});
