// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { OrderHead } from '../../../../../domain/order/head';
import { anOrder } from '../../../../../tests/support/data/an-order';
import { usePicked } from '../../../../list/use-picked';
import { AntdRoot } from '../../../../ui/theme/antd-root';
import { PrintingProvider } from '../use-order-rows';
import { PickBar } from './pick-bar';

const orders: OrderHead[] = [14, 13, 12].map((numerodopedido) => anOrder({ numerodopedido }));
const printing = { print: () => undefined, isPrinting: () => false, waiting: 0, printer: null };

function Bar() {
  const list = { listed: orders, shown: orders, most: 2, question: '' };
  const picked = usePicked<OrderHead>({ ...list, keyOf: ({ numerodopedido }) => numerodopedido });
  return (
    <PrintingProvider value={printing}>
      <PickBar priced={false} picked={picked}>
        <button onClick={() => picked.set(orders.slice(2), true)}>Uma a mais</button>
        <button onClick={() => picked.set(orders, false)}>Desmarcar</button>
      </PickBar>
    </PrintingProvider>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const limit = () => screen.queryByText(/^Até 2 pedidos de cada vez/);

it('§2 several orders at once: says so for each one too many', async () => {
  render(<Bar />, { wrapper: AntdRoot });
  press('Escolher');
  fireEvent.click(await screen.findByText('Marcar os 2 primeiros da lista'));
  expect(screen.getByText('2 pedidos')).toBeVisible();
  const said = limit();
  expect(said?.closest('[role="status"]')).toBeVisible();
  press('Uma a mais');
  // A new element, so that it is announced again.
  expect(limit()).toBeVisible();
  expect(limit()).not.toBe(said);

  press('Desmarcar');
  expect(screen.getByText('Marque os pedidos.')).toBeVisible();
  expect(limit()).toBeNull();
});
