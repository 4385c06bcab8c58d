// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { ListCheck, ListedProduct } from '../../../domain/product-list';
import { useKeptLists, useListVerbs } from '../../providers/product-lists';
import { readFile } from '../../spreadsheet/read-file';
import { FileRefused } from '../../spreadsheet/sheets';
import { AntdRoot } from '../../ui/antd-root';
import { UpdateDrawer } from './update-drawer';

vi.mock('../../providers/product-lists', () => ({ useKeptLists: vi.fn(), useListVerbs: vi.fn() }));
vi.mock('../../spreadsheet/read-file', () => ({ readFile: vi.fn() }));

const tyre: ListedProduct = {
  CD_PRODUTO: '1',
  DESCRICAO: 'PNEU',
  CD_GRUPO: 'PNEU',
  preco_venda: 10,
  estoque_saldo: 5,
  ativo: true,
};
const good: ListCheck = {
  versao: 'v1',
  ativos: 10,
  iguais: 8,
  novos: [],
  alterados: [{ linha: 2, de: tyre, para: { ...tyre, preco_venda: 11 } }],
  inativos: [{ ...tyre, CD_PRODUTO: '5' }],
  errados: [],
  grupos: [],
};
const heading = ['CD_PRODUTO', 'DESCRICAO', 'CD_GRUPO', 'preco_venda', 'estoque_saldo', 'EAN'];
const rows = [['Tabela'], heading, ['1', 'PNEU', 'PNEU', '11', '5', '789']];

const check = vi.fn();
const take = vi.fn();

beforeEach(() => {
  vi.mocked(useListVerbs).mockReturnValue({ check, take });
  vi.mocked(useKeptLists).mockReturnValue({
    status: 'ready',
    data: [
      { id: 2, em: 0, nome: 'Ana', arquivo: 'b.csv', ativos: 9, atual: true },
      { id: 1, em: 0, nome: '', arquivo: 'a.csv', ativos: 10, atual: false },
    ],
  });
  check.mockReset().mockResolvedValue(good);
  take.mockReset().mockResolvedValue({ novos: 0, alterados: 1, inativos: 1 });
  const sheets = [{ name: 'lista.csv', rows }];
  vi.mocked(readFile).mockReset().mockResolvedValue({ kind: 'sheets', sheets, hidden: [] });
});

function show() {
  render(
    <AntdRoot>
      <UpdateDrawer open onClose={vi.fn()} />
    </AntdRoot>,
  );
}

function choose(name = 'lista.csv') {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('Nothing can be chosen');
  fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
}

const takeButton = () => screen.findByRole('button', { name: 'Atualizar produtos' });

async function answer(button: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }));
}

describe('§2 Atualizar produtos: the screen', () => {
  it('sends the columns of a list, each row at its place, and takes it when it is confirmed', async () => {
    show();
    choose();
    fireEvent.click(await takeButton());
    expect(check).toHaveBeenCalledWith({
      arquivo: 'lista.csv',
      linhas: [[], heading.slice(0, 5), ['1', 'PNEU', 'PNEU', '11', '5']],
    });
    expect(take).not.toHaveBeenCalled();
    await answer('SIM');
    expect(
      await screen.findByText(/^Produtos atualizados: 1 alterado, 0 novos e 1 sai/),
    ).toBeDefined();
    expect(take).toHaveBeenCalledExactlyOnceWith(check.mock.calls[0]?.[0], good);
  });

  it('takes nothing while a line is wrong, and names it', async () => {
    const errados = [{ linha: 3, coluna: 'preco_venda', problema: 'número ambíguo "1.234"' }];
    check.mockResolvedValue({ ...good, errados });
    show();
    choose();
    expect((await takeButton()).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(/^1 linha tem erro/)).toBeDefined();
    const table = screen.getByRole('table', { name: 'Com erro' });
    expect(within(table).getByText('número ambíguo "1.234"')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Baixar linhas com erro (CSV)' })).toBeDefined();
  });

  it('asks twice when many products would go', async () => {
    check.mockResolvedValue({ ...good, inativos: Array(3).fill(tyre) });
    show();
    choose();
    fireEvent.click(await takeButton());
    await answer('SIM');
    const second = await screen.findByRole('button', { name: 'SIM, ESTÁ COMPLETA' });
    expect(take).not.toHaveBeenCalled();
    fireEvent.click(second);
    await waitFor(() => expect(take).toHaveBeenCalledOnce());
  });

  it('keeps the file when it could not be taken, and checks it again', async () => {
    take.mockRejectedValue(new Error('Nada foi alterado: os produtos mudaram.'));
    show();
    choose();
    fireEvent.click(await takeButton());
    await answer('SIM');
    expect(await screen.findByText('Nada foi alterado: os produtos mudaram.')).toBeDefined();
    await answer('Conferir de novo');
    await takeButton();
    expect(check).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      'no spreadsheet',
      () => Promise.reject(new FileRefused('notSpreadsheet')),
      /não é uma planilha/,
    ],
    ['nothing', () => Promise.reject(new FileRefused('empty')), /está vazio/],
    ['a text', () => Promise.resolve({ kind: 'text' as const, text: 'x' }), /não é uma planilha/],
    ['another list', () => sheetOf([['Nome', 'Telefone']]), /falta a coluna Código/],
    ['one name twice', () => sheetOf([[...heading, 'Preço', 'preco_venda']]), /mais de uma coluna/],
    [
      '200,000 rows',
      () => Promise.reject(new FileRefused('tooManyRows')),
      /mais de 100.000 linhas, e o limite é 50.000/,
    ],
    ['60,000 rows', () => sheetOf(Array<string[]>(60_000).fill(heading)), /o limite é 50.000/],
  ])('says what is wrong with %s', async (_, read, sentence) => {
    vi.mocked(readFile).mockImplementation(read);
    show();
    choose();
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(check).not.toHaveBeenCalled();
  });

  it('goes back to no list while another is being stored, whose outcome would not be told', async () => {
    take.mockReturnValue(new Promise(() => undefined));
    show();
    choose();
    fireEvent.click(await takeButton());
    await answer('SIM');
    fireEvent.click(screen.getByRole('tab', { name: 'Listas anteriores' }));
    expect(screen.getByRole('button', { name: /^Voltar a esta lista/ })).toBeDisabled();
  });

  it('goes back to a list as to any other: it is checked first', async () => {
    show();
    fireEvent.click(screen.getByRole('tab', { name: 'Listas anteriores' }));
    fireEvent.click(screen.getByRole('button', { name: /^Voltar a esta lista/ }));
    expect(await screen.findByText(/Nada foi alterado ainda/)).toBeDefined();
    expect(check).toHaveBeenCalledWith({ lista: 1 });
    expect(take).not.toHaveBeenCalled();
  });
});

function sheetOf(sheetRows: string[][]) {
  const sheets = [{ name: 'x', rows: sheetRows }];
  return Promise.resolve({ kind: 'sheets' as const, sheets, hidden: [] });
}
