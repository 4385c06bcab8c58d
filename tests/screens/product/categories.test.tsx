import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { HttpStatus } from '../support/servers/endpoints';
import { endpoints, openScreen } from '../support/open-screen';

it('§2 /categorias: sorted by DESCRICAO, each leads to its products; messages if empty or unavailable', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const askAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  endpoints.replace('/categorias', () => {
    throw new HttpStatus(503);
  });
  await openScreen('customer', '/categorias');
  expect(await screen.findByText(/As categorias não puderam ser carregadas/)).toBeVisible();

  endpoints.replace('/categorias', () => []);
  askAgain();
  expect(await screen.findByText('Ainda não há categorias no catálogo.')).toBeVisible();

  endpoints.replace('/categorias', () => [
    { CD_GRUPO: 'PNEU', DESCRICAO: 'PNEUS BICICLETA' },
    { CD_GRUPO: 'LUBRIF', DESCRICAO: 'ÓLEOS E LUBRIFICANTES' },
    { CD_GRUPO: 'MOTOR', DESCRICAO: 'MOTOR, FILTROS E JUNTAS' },
  ]);
  askAgain();
  const tile = await screen.findByRole('link', { name: 'PNEUS BICICLETA' });
  expect([...document.querySelectorAll('main li a')].map(({ textContent }) => textContent)).toEqual(
    ['MOTOR, FILTROS E JUNTAS', 'ÓLEOS E LUBRIFICANTES', 'PNEUS BICICLETA'],
  );
  expect(endpoints.askedFor('/categorias')).toHaveLength(3);
  fireEvent.click(tile);
  expect(await screen.findByText('PNEU ARO 29')).toBeVisible();
  expect(location.pathname).toBe('/produtos');
  expect(screen.queryByText('CÂMARA DE AR')).toBeNull();
  expect(screen.getByLabelText('Categoria')).toHaveAccessibleDescription('PNEUS BICICLETA');
});
