// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Category } from '../../../domain/product';
import { useCategories, useRefreshCatalog } from '../../providers/catalog';
import type { Live } from '../../providers/live';
import { CategoryGrid } from './category-grid';

vi.mock('../../providers/catalog', () => ({ useCategories: vi.fn(), useRefreshCatalog: vi.fn() }));
const refresh = vi.fn();

beforeEach(() => {
  vi.mocked(useRefreshCatalog).mockReturnValue(refresh);
});

function Where() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

function show(categories: Live<Category[]>) {
  vi.mocked(useCategories).mockReturnValue(categories);
  render(
    <MemoryRouter initialEntries={['/categorias']}>
      <Routes>
        <Route path="/categorias" element={<CategoryGrid />} />
        <Route path="/produtos" element={<Where />} />
      </Routes>
    </MemoryRouter>,
  );
}

describe('§2 /categorias', () => {
  it('sorts the tiles by DESCRICAO; a click leads to the products of CD_GRUPO', () => {
    show({
      status: 'ready',
      data: [
        { CD_GRUPO: 'PNEU-BIC', DESCRICAO: 'PNEUS BICICLETA' },
        { CD_GRUPO: 'LUBRIF', DESCRICAO: 'ÓLEOS E LUBRIFICANTES' },
        { CD_GRUPO: 'MOTOR', DESCRICAO: 'MOTOR, FILTROS E JUNTAS' },
      ],
    });
    const tiles = screen.getAllByRole('link');
    expect(tiles.map((tile) => tile.textContent)).toEqual([
      'MOTOR, FILTROS E JUNTAS',
      'ÓLEOS E LUBRIFICANTES',
      'PNEUS BICICLETA',
    ]);
    fireEvent.click(screen.getByText('PNEUS BICICLETA'));
    expect(screen.getByText('/produtos {"nomedacategoria":"PNEU-BIC"}')).toBeInTheDocument();
  });

  it.each<[string, Live<Category[]>]>([
    [
      'As categorias não puderam ser carregadas',
      { status: 'failed', error: new Error(), retry: refresh },
    ],
    ['Ainda não há categorias no catálogo.', { status: 'ready', data: [] }],
  ])('says "%s" and asks again', (text, categories) => {
    refresh.mockReset();
    show(categories);
    expect(screen.getByText(new RegExp(text))).toBeInTheDocument();
    fireEvent.click(screen.getByText('Tentar de novo'));
    expect(refresh).toHaveBeenCalledOnce();
  });
});
