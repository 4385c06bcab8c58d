// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { SearchResult } from '../../../providers/order/search/use-order-search';
import { SearchProgress } from './search-progress';

function show(data: SearchResult) {
  const asked: string[] = [];
  const search = {
    result: { status: 'ready', data },
    more: () => asked.push('more'),
    stop: () => asked.push('stop'),
  } as const;
  render(<SearchProgress search={search} found={3} total={5000} />);
  return asked;
}

it('§2 a search over orders that are not loaded tells how far it has come, and can be stopped', () => {
  const asked = show({ found: [], checked: 1200, state: 'searching' });
  expect(
    screen.getByText(/: 3 pedidos encontrados, 1\.200 de 5\.000 verificados\./),
  ).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Busca' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Parar' }));
  expect(asked).toEqual(['stop']);
});

it('§2 a search that was stopped goes on where it was', () => {
  const asked = show({ found: [], checked: 1200, state: 'stopped' });
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(asked).toEqual(['more']);
});

it('§2 a search that is over says what it found among what it looked at', () => {
  show({ found: [], checked: 10, state: 'done' });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Busca concluída: 3 pedidos encontrados, 10 verificados.',
  );
});
