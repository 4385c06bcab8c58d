import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { openScreen } from '../../support/open-screen';

const numbers = () =>
  screen.getAllByRole('row', { name: /^Pedido \d+$/ }).map((row) => row.getAttribute('aria-label'));

describe('§2 the order lists show each role its own', () => {
  it.each([
    ['admin', '/pedidos', ['Pedido 1']],
    ['seller', '/pedidosvendedor', ['Pedido 1']],
    ['customer', '/pedidoscliente', ['Pedido 1']],
  ] as const)('%s at %s', async (who, path, expected) => {
    await openScreen(who, path);
    await screen.findByRole('row', { name: 'Pedido 1' });
    expect(numbers()).toEqual(expected);
  });

  it('has no orders of another customer', async () => {
    await openScreen('customer2', '/pedidoscliente');
    await screen.findByText('Não temos pedidos para lhe mostrar.');
  });
});
