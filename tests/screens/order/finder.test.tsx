import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { HttpStatus } from '../support/servers/endpoints';
import { endpoints, openScreen } from '../support/open-screen';
import {
  findRow,
  itIs,
  dayOfOrders,
  orderOf,
  panelOf,
  rowNames,
  storeOrders,
} from '../support/orders';

const type = (text: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Buscar pedido' }), {
    target: { value: text },
  });

const found = {
  ...{ numerodopedido: 14, data: '05/03/2026', status: 'Aprovado', cliente: 'CICLO ANTUNES LTDA' },
  ...{ referencia: 'OC 77', produto: '1023 CÂMARA', total: 17_980 },
};

it('§2 /pedidos: one field finds an order by anything, and opens it whatever else was filtered', async () => {
  itIs(dayOfOrders);
  await storeOrders(orderOf(), orderOf({ numerodopedido: 14, status: 'Aprovado' }));
  endpoints.replace('/procuradepedidos', ({ query }) =>
    query['texto'] === 'camara' ? [found] : [],
  );
  await openScreen('admin', '/pedidos?empresa=CICLO');
  await findRow(12);

  type('camara');
  const option = await screen.findByText(
    /CICLO ANTUNES LTDA · R\$\s179\.80 · Ref\. OC 77 · 1023 CÂMARA/,
  );
  fireEvent.click(option);
  await findRow(14);
  expect(await panelOf(14)).toBeInTheDocument();
  expect(rowNames()).toEqual(['Pedido 14']);
  expect(screen.getByLabelText('Nome da empresa')).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Buscar pedido' })).toHaveValue('');
});

it('§2 /pedidos: all that the words find is listed, in the address', async () => {
  await storeOrders(orderOf(), orderOf({ numerodopedido: 14, status: 'Aprovado' }));
  endpoints.replace('/procuradepedidos', () => [found]);
  await openScreen('seller', '/pedidosvendedor?cidade=SANTOS');
  await screen.findByRole('combobox', { name: 'Buscar pedido' });
  type('ciclo  pneu outubro');
  endpoints.replace('/filtrodepedidos', ({ query }) =>
    query['texto'] === 'ciclo pneu outubro' && query['status'] === undefined && !query['cidade']
      ? { pedidos: [14, 12], proximo: null }
      : { pedidos: [], proximo: null },
  );
  fireEvent.click(await screen.findByText('Ver todos os resultados'));
  await waitFor(() =>
    expect(new URLSearchParams(location.search).get('texto')).toBe('ciclo pneu outubro'),
  );
  await findRow(14);
  expect(rowNames()).toEqual(['Pedido 14', 'Pedido 12']);
  expect(location.search).toContain('status=Todos');
  expect(screen.getByRole('button', { name: 'Mais filtros (1)' })).toBeInTheDocument();
});

it('§2 /pedidos: the field says if nothing is found, and if the search failed', async () => {
  await openScreen('admin', '/pedidos');
  await findRow(1);
  type('guidão');
  expect(await screen.findByText('Nenhum pedido com “guidão”.')).toBeInTheDocument();
  endpoints.replace('/procuradepedidos', () => {
    throw new HttpStatus(503);
  });
  type('pedal');
  expect(
    await screen.findByText('A busca falhou. Verifique sua conexão e tente de novo.'),
  ).toBeInTheDocument();
});
