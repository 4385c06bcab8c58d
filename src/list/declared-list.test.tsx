// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import type { Live } from '../providers/live/live';
import { addressOf, flagFilter, typedFilter, type Filters } from './filters/filters';
import type { ListScreenOf, Row } from './list';
import { ListScreen } from './list-screen';

/** A list that the app doesn't have: columns, two filters, a bulk action and a card. */
interface Carrier {
  cod: number;
  nome: string;
  cidade: string;
  ativa: boolean;
}

interface Place {
  nome: string;
  ativas: boolean;
}

const filters: Filters<Place> = {
  nome: typedFilter('nome', 'Nome', 'upper', { main: true }),
  ativas: flagFilter('ativas', 'Só ativas', { further: true }),
};

let source: Live<readonly Carrier[]>;
const stop = vi.fn<(carriers: readonly Carrier[]) => void>();

const carriers: ListScreenOf<Carrier, Row<Carrier>, Place> = {
  title: 'Transportadoras',
  address: addressOf(filters),
  filters,
  keyOf: ({ cod }) => cod,
  nameOf: ({ nome }) => nome,
  columns: [
    { key: 'cod', label: 'Código', card: 'top', cell: ({ item }) => item.cod },
    { key: 'nome', label: 'Nome', card: 'title', names: true, cell: ({ item }) => item.nome },
    { key: 'cidade', label: 'Cidade', card: 'field', cell: ({ item }) => item.cidade },
  ],
  tableFrom: 600,
  cards: 'lines',
  selection: { most: 2, always: true },
  words: {
    loading: 'Carregando transportadoras…',
    failed: 'As transportadoras não puderam ser carregadas.',
    searching: 'Buscando transportadoras…',
    noMatch: 'Nenhuma transportadora com esses filtros.',
  },
  empty: () => <p>Nenhuma transportadora.</p>,
  parts: {
    bar: ({ picked }) => (
      <button type="button" onClick={() => stop(picked.items)}>
        Parar ({picked.items.length})
      </button>
    ),
  },
  useRows: ({ nome, ativas }) => {
    const listed = source.status === 'ready' ? source.data : [];
    const rows = listed
      .filter((one) => one.nome.includes(nome) && (one.ativa || !ativas))
      .map((item) => ({ item }));
    const isEmpty = listed.length === 0;
    const found = { isWhole: true, count: rows.length, beyond: undefined, isSearching: false };
    return { source, rows, listed, isEmpty, ...found };
  },
};

function Screen() {
  const [place, setPlace] = useState<Place>({ nome: '', ativas: false });
  return (
    <ListScreen
      list={carriers}
      place={place}
      change={(change) =>
        setPlace((now) => ({ ...now, ...(typeof change === 'function' ? change(now) : change) }))
      }
      look={{}}
      changeLook={() => undefined}
    />
  );
}

const three = ['ALFA', 'BETA', 'GAMA'].map((nome, at) => {
  return { cod: at + 1, nome, cidade: `Cidade ${nome}`, ativa: nome !== 'BETA' };
});
const names = () =>
  screen.queryAllByRole('row', { name: /^(ALFA|BETA|GAMA)$/ }).map((row) => row.ariaLabel);

function draw(now: Live<readonly Carrier[]>, width = 1200) {
  source = now;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width } as DOMRect);
  return render(<Screen />);
}

afterEach(() => vi.restoreAllMocks());

it('filters by typing and ticking, says that nothing matches, and clears the filters', async () => {
  draw({ status: 'ready', data: three });
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    ...['', 'Código', 'Nome', 'Cidade'],
  ]);
  await userEvent.type(screen.getByLabelText('Nome'), 'ta');
  await waitFor(() => expect(names()).toEqual(['BETA']));
  await userEvent.type(screen.getByLabelText('Nome'), 'x');
  await screen.findByText('Nenhuma transportadora com esses filtros.');
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(names()).toEqual(['ALFA', 'BETA', 'GAMA']));
  await userEvent.click(screen.getByRole('button', { name: 'Mais filtros' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Só ativas' }));
  await waitFor(() => expect(names()).toEqual(['ALFA', 'GAMA']));
  expect(screen.getByRole('button', { name: 'Mais filtros (1)' })).toBeVisible();
});

it('acts at once on the chosen entries', async () => {
  draw({ status: 'ready', data: three });
  for (const name of ['GAMA', 'ALFA']) {
    await userEvent.click(screen.getByRole('checkbox', { name: `Escolher ${name}` }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Parar (2)' }));
  expect(stop).toHaveBeenCalledWith([three[2], three[0]]);
});

it('shows the same cells as cards if a table has no room', () => {
  draw({ status: 'ready', data: three }, 358);
  expect(screen.queryByRole('columnheader')).toBeNull();
  const card = within(screen.getByRole('row', { name: 'BETA' }));
  expect(card.getByText('Cidade')).toBeInTheDocument();
  expect(card.getByText('Cidade BETA')).toBeInTheDocument();
});

it('shows loading, failed and empty lists', async () => {
  const retry = vi.fn();
  draw({ status: 'loading' }).unmount();
  draw({ status: 'failed', error: new Error('refused'), retry });
  expect(screen.getByRole('alert')).toHaveTextContent('não puderam ser carregadas');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(retry).toHaveBeenCalledOnce();
  cleanup();
  draw({ status: 'ready', data: [] });
  await screen.findByText('Nenhuma transportadora.');
});
