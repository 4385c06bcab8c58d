// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { mostListLines, type SavedList } from '../../../domain/saved-list';
import type { CartLine } from '../../../domain/product';
import { useCart } from '../../providers/cart';
import {
  ChangedElsewhere,
  NoPlaceLeft,
  useListLines,
  useListVerbs,
  useSavedLists,
} from '../../providers/saved-lists';
import { AntdRoot } from '../../ui/antd-root';
import { ListsDrawer } from './lists-drawer';

const reorder = vi.hoisted(() => vi.fn());

vi.mock('../../providers/cart', () => ({ useCart: vi.fn() }));
vi.mock('../../providers/drawers', () => ({ useDrawers: () => ({ reorder }) }));
vi.mock('../../providers/saved-lists', () => ({
  useSavedLists: vi.fn(),
  useListLines: vi.fn(),
  useListVerbs: vi.fn(),
  ChangedElsewhere: class extends Error {},
  NoPlaceLeft: class extends Error {},
}));

const line: CartLine = {
  CD_PRODUTO: '1006',
  DESCRICAO: 'CÂMARA ARO 29',
  CD_GRUPO: 'CAMARA',
  preco_venda: 12.5,
  estoque_saldo: 9,
  quantity: 2,
};
const { estoque_saldo: _balance, ...kept } = line;
const list: SavedList = {
  lugar: 3,
  nome: 'Oficina',
  linhas: 1,
  em: Date.UTC(2026, 10, 20, 15),
  mudanca: 'first',
};
const verbs = { create: vi.fn(), change: vi.fn(), remove: vi.fn(), readLines: vi.fn() };
const ready = <T,>(data: T) => ({ status: 'ready', data }) as const;

function show(lines: CartLine[] = [line]) {
  vi.mocked(useCart, { partial: true }).mockReturnValue({ lines, count: lines.length });
  const drawer = <ListsDrawer open save={false} onClose={vi.fn()} />;
  return render(drawer, { wrapper: AntdRoot });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string, label = /como lista$/) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: name } });
const complaint = (text: RegExp) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map((each) => each.textContent)
        .join(),
    ).toMatch(text),
  );

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(useSavedLists).mockReturnValue(ready([list]));
  vi.mocked(useListLines).mockReturnValue(ready([kept]));
  vi.mocked(useListVerbs).mockReturnValue(verbs);
});

describe('the cart as a list', () => {
  it('is kept under a name that is put in order', async () => {
    verbs.create.mockResolvedValue(undefined);
    show();
    type('  Reposição \u200b semanal ');
    press('Salvar');
    await waitFor(() =>
      expect(verbs.create).toHaveBeenCalledExactlyOnceWith({
        nome: 'Reposição semanal',
        lines: [kept],
      }),
    );
    expect(await screen.findByText('Lista Reposição semanal salva.')).toBeVisible();
    expect(screen.getByLabelText(/como lista$/)).toHaveValue('');
  });

  it.each([
    ['', /Dê um nome à lista/],
    ['oficina', /já tem uma lista com este nome/],
  ])('is not kept under %j', async (name, words) => {
    show();
    type(name);
    press('Salvar');
    await complaint(words);
    expect(verbs.create).not.toHaveBeenCalled();
  });

  it('is not kept when it is too long, and nothing is cut off', async () => {
    show(Array.from({ length: mostListLines + 1 }, (_, at) => ({ ...line, CD_PRODUTO: `${at}` })));
    type('Tudo');
    press('Salvar');
    await complaint(/até 200 itens, e estes são 201/);
    expect(verbs.create).not.toHaveBeenCalled();
  });

  it.each<[Error, RegExp]>([
    [new NoPlaceLeft(), /você já tem 50/],
    [Object.assign(new Error(), { code: 'PERMISSION_DENIED' }), /A lista não foi salva/],
  ])('says why it was not kept', async (error, words) => {
    verbs.create.mockRejectedValue(error);
    show();
    type('Nova');
    press('Salvar');
    await complaint(words);
    expect(screen.getByLabelText(/como lista$/)).toHaveValue('Nova');
  });

  it('is not offered while it is empty', () => {
    show([]);
    expect(screen.queryByLabelText(/como lista$/)).toBeNull();
  });
});

describe('a list', () => {
  it('goes into the cart through the same comparison', async () => {
    verbs.readLines.mockResolvedValue([kept]);
    show([]);
    press('Colocar a lista Oficina no orçamento');
    await waitFor(() =>
      expect(reorder).toHaveBeenCalledExactlyOnceWith({ title: 'Oficina', lines: [kept] }),
    );
  });

  it('is deleted when that is confirmed', async () => {
    verbs.remove.mockResolvedValue(undefined);
    show([]);
    press('Excluir a lista Oficina');
    expect(verbs.remove).not.toHaveBeenCalled();
    fireEvent.click(await screen.findByText('SIM'));
    await waitFor(() => expect(verbs.remove).toHaveBeenCalledExactlyOnceWith(list));
  });

  it('is renamed, and its quantities and lines are changed', async () => {
    const other = { ...kept, CD_PRODUTO: '2', DESCRICAO: 'PNEU' };
    vi.mocked(useListLines).mockReturnValue(ready([kept, other]));
    verbs.change.mockResolvedValue(undefined);
    show([]);
    press('Editar a lista Oficina');
    type('Oficina nova', /^Nome$/);
    fireEvent.change(screen.getByLabelText('Quantidade de CÂMARA ARO 29'), {
      target: { value: '7' },
    });
    press('Remover PNEU');
    press('Salvar alterações');
    await waitFor(() =>
      expect(verbs.change).toHaveBeenCalledExactlyOnceWith(list, {
        nome: 'Oficina nova',
        lines: [{ ...kept, quantity: 7 }],
      }),
    );
    expect(await screen.findByRole('button', { name: 'Editar a lista Oficina' })).toBeVisible();
  });

  it('that another device was faster to change is shown as it is now', async () => {
    verbs.change.mockRejectedValue(new ChangedElsewhere());
    const { rerender } = show([]);
    press('Editar a lista Oficina');
    press('Salvar alterações');
    await complaint(/mudou em outro aparelho/);
    const now = { ...list, mudanca: 'second', nome: 'Oficina de terça' };
    vi.mocked(useSavedLists).mockReturnValue(ready([now]));
    act(() => rerender(<ListsDrawer open save={false} onClose={vi.fn()} />));
    expect(screen.getByRole('button', { name: 'Salvar alterações' })).toBeDisabled();
    press('Ver como está agora');
    expect(screen.getByLabelText('Nome')).toHaveValue('Oficina de terça');
  });

  it('without lines is not saved', async () => {
    show([]);
    press('Editar a lista Oficina');
    press('Remover CÂMARA ARO 29');
    press('Salvar alterações');
    await complaint(/pelo menos um item/);
    expect(verbs.change).not.toHaveBeenCalled();
  });
});

it('says that the lists can’t be had, and asks again', () => {
  const retry = vi.fn();
  vi.mocked(useSavedLists).mockReturnValue({ status: 'failed', error: new Error(), retry });
  show();
  expect(screen.getByRole('alert')).toHaveTextContent('As listas não puderam ser carregadas.');
  press('Tentar de novo');
  expect(retry).toHaveBeenCalledOnce();
});
