import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { ListCheck, ListedProduct } from '../../../domain/product/list';
import { SpreadsheetWorker } from '../../support/spreadsheet-worker';
import { products } from '../support/catalogue';
import { HttpStatus } from '../support/servers/endpoints';
import { endpoints, openScreen } from '../support/open-screen';

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
const heading = ['CD_PRODUTO', 'DESCRICAO', 'CD_GRUPO', 'preco_venda', 'estoque_saldo'];
const list = `Tabela\n${heading.join(';')};EAN\n1;PNEU;PNEU;11;5;789`;
const question = {
  arquivo: 'lista.csv',
  linhas: [[], heading, ['1', 'PNEU', 'PNEU', '11', '5']],
};

/** The endpoint's answers to a checked list and to an applied one. */
let check: () => unknown;
let take: () => unknown;
const asked = () =>
  endpoints
    .askedFor('/listadeprodutos')
    .map(({ query, body }) => [query, JSON.parse(body as string) as unknown]);

beforeEach(() => {
  vi.stubGlobal('Worker', SpreadsheetWorker);
  check = () => good;
  take = () => ({ novos: 0, alterados: 1, inativos: 1 });
  endpoints.replace('/listadeprodutos', ({ query }) => (query['conferir'] ? check() : take()));
  endpoints.replace('/listasdeprodutos', () => [
    { id: 2, em: 0, nome: 'Ana', arquivo: 'b.csv', ativos: 9, atual: true },
    { id: 1, em: 0, nome: '', arquivo: 'a.csv', ativos: 10, atual: false },
  ]);
  return () => vi.unstubAllGlobals();
});

async function openDrawer() {
  await openScreen('admin', '/produtos?atualizar=1');
  return screen.findByRole('dialog', { name: 'Atualizar produtos' });
}

function choose(drawer: HTMLElement, text: string) {
  const input = drawer.querySelector('input[type=file]');
  if (!input) throw new Error('Nothing can be chosen');
  fireEvent.change(input, { target: { files: [new File([text], 'lista.csv')] } });
}

const pressIn = (frame: HTMLElement, name: string | RegExp) =>
  fireEvent.click(within(frame).getByText(name));
const answer = async (words: string) => fireEvent.click(await screen.findByText(words));

describe('§2 Atualizar produtos: the screen', () => {
  it('sends a list to be checked, and takes it when it is confirmed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const drawer = await openDrawer();
    choose(drawer, '');
    expect(await within(drawer).findByText(/está vazio/)).toBeVisible();
    expect(asked()).toEqual([]);

    // A list with a wrong line can't be applied.
    const errados = [{ linha: 3, coluna: 'preco_venda', problema: 'número ambíguo "1.234"' }];
    check = () => ({ ...good, errados });
    choose(drawer, list);
    expect(await within(drawer).findByText(/^1 linha tem erro/)).toBeVisible();
    const takeButton = () => within(drawer).getByRole('button', { name: 'Atualizar produtos' });
    expect(takeButton()).toBeDisabled();
    const table = within(drawer).getByRole('table', { name: 'Com erro' });
    expect(within(table).getByText('número ambíguo "1.234"')).toBeVisible();
    expect(within(drawer).getByText('Baixar linhas com erro (CSV)')).toBeVisible();
    expect(asked()).toEqual([[{ conferir: '1' }, question]]);

    check = () => good;
    pressIn(drawer, 'Outra lista');
    choose(drawer, list);
    await within(drawer).findByText(/Nada foi alterado ainda/);
    take = () => {
      throw new HttpStatus(409, { erro: { mensagem: 'Nada foi alterado: os produtos mudaram.' } });
    };
    fireEvent.click(takeButton());
    await answer('SIM');
    expect(await screen.findByText('Nada foi alterado: os produtos mudaram.')).toBeVisible();

    // The file is still there.
    take = () => ({ novos: 0, alterados: 1, inativos: 1 });
    pressIn(drawer, 'Conferir de novo');
    await within(drawer).findByText(/Nada foi alterado ainda/);
    expect(asked().at(-1)).toEqual([{ conferir: '1' }, question]);
    expect(asked()).toHaveLength(4);
    fireEvent.click(takeButton());
    // The previous dialog may still be closing; its button does nothing.
    const confirms = await screen.findAllByText('SIM');
    expect(asked()).toHaveLength(4);
    for (const confirm of confirms) fireEvent.click(confirm);
    const done = /^Produtos atualizados: 1 alterado, 0 novos e 1 sai/;
    expect(await screen.findByText(done)).toBeVisible();
    expect(asked().at(-1)).toEqual([{ versao: 'v1', confirmado: '1' }, question]);
  });

  it('restores an earlier list like any other, and asks twice when many products would go', async () => {
    const drawer = await openDrawer();
    pressIn(drawer, 'Listas anteriores');
    fireEvent.click(await within(drawer).findByRole('button', { name: /^Voltar a esta lista/ }));
    await within(drawer).findByText(/Nada foi alterado ainda/);
    expect(asked()).toEqual([[{ conferir: '1' }, { lista: 1 }]]);

    check = () => ({ ...good, inativos: Array(3).fill(tyre) });
    pressIn(drawer, 'Outra lista');
    choose(drawer, list);
    await within(drawer).findByText(/Nada foi alterado ainda/);
    let finish = (_taken: unknown) => {};
    take = () => new Promise((resolve) => (finish = resolve));
    fireEvent.click(within(drawer).getByRole('button', { name: 'Atualizar produtos' }));
    await answer('SIM');
    await screen.findByText('SIM, ESTÁ COMPLETA');
    expect(asked()).toHaveLength(2);
    await answer('SIM, ESTÁ COMPLETA');
    await waitFor(() => expect(asked()).toHaveLength(3));

    // While a list is being stored, no earlier list can be restored, because its outcome would not be shown.
    pressIn(drawer, 'Listas anteriores');
    const back = within(drawer).getByRole('button', { name: /^Voltar a esta lista/ });
    expect(back).toBeDisabled();
    finish({ novos: 0, alterados: 1, inativos: 3 });
    await waitFor(() => expect(back).toBeEnabled());
  });
});

it('§2 Atualizar produtos: a seller’s address opens nothing, and there is no button', async () => {
  await openScreen('seller', '/produtos?atualizar=1');
  await screen.findByText('PNEU ARO 29');
  expect(screen.queryByText('Atualizar produtos')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('§2 Atualizar produtos: files that are dropped', () => {
  it('that are no pictures are listed like chosen ones, not passed over in silence', async () => {
    const drawer = await openDrawer();
    pressIn(drawer, 'Fotos');
    const place = await within(drawer).findByText(/^Solte aqui as fotos/);
    const files = [
      new File(['x'], '1006.heic'),
      new File(['x'], 'nota.txt', { type: 'text/plain' }),
    ];
    fireEvent.drop(place, { dataTransfer: { files } });
    for (const { name } of files) expect(await within(drawer).findByText(name)).toBeVisible();
    expect(within(drawer).getByText('1006: CÂMARA DE AR')).toBeVisible();
  });

  it('are known by their names, however macOS writes them, or suggested', async () => {
    const drawer = await openDrawer();
    pressIn(drawer, 'Fotos');
    const place = await within(drawer).findByText(/^Solte aqui as fotos/);
    const files = ['1001.jpg', 'foto 1006.jpg', '1034.jpg'].map((name) => new File(['x'], name));
    fireEvent.drop(place, { dataTransfer: { files } });
    await within(drawer).findByText('1034.jpg');
    const names = within(drawer)
      .getAllByText(/\.jpg$/)
      .map(({ textContent }) => textContent)
      .filter((text) => !text.startsWith(' de '));
    // Files that need a decision come first.
    expect(names).toEqual(['foto 1006.jpg', '1001.jpg', '1034.jpg']);
    pressIn(drawer, 'É 1006: CÂMARA DE AR');
    expect(await within(drawer).findByText('1006: CÂMARA DE AR')).toBeVisible();
  });
});

describe('§2 Atualizar produtos: one product', () => {
  it('is corrected in a list with packs, which stay', async () => {
    endpoints.products = products.map((one) =>
      one.CD_PRODUTO === '1006' ? { ...one, unidade: 'caixa', multiplo: 12 } : one,
    );
    const drawer = await openDrawer();
    fireEvent.change(await within(drawer).findByLabelText('Código'), { target: { value: '1006' } });
    pressIn(drawer, 'Conferir correção');
    await within(drawer).findByText(/Nada foi alterado ainda/);
    expect(asked()[0]).toMatchObject([
      { conferir: '1' },
      {
        linhas: [
          [...heading, 'unidade', 'multiplo', 'minimo'],
          ['1006', 'CÂMARA DE AR', 'CAMARA', '12,5', '9', 'caixa', '12', ''],
          ['1034', 'PNEU 29X2.10 VERCELLI', 'PNEU', '89,9', '41,7', '', '', ''],
          ['1001', 'PNEU ARO 29', 'PNEU', '89,9', '12', '', '', ''],
        ],
      },
    ]);
  });

  it('is corrected without a file, and checked like a list', async () => {
    const drawer = await openDrawer();
    fireEvent.change(await within(drawer).findByLabelText('Código'), { target: { value: '1006' } });
    fireEvent.change(within(drawer).getByLabelText('Preço'), { target: { value: '13,90' } });
    pressIn(drawer, 'Conferir correção');
    await within(drawer).findByText(/Nada foi alterado ainda/);
    expect(asked()).toEqual([
      [
        { conferir: '1' },
        {
          arquivo: 'Correção de 1006',
          linhas: [
            heading,
            ['1006', 'CÂMARA DE AR', 'CAMARA', '13,90', '9'],
            ['1034', 'PNEU 29X2.10 VERCELLI', 'PNEU', '89,9', '41,7'],
            ['1001', 'PNEU ARO 29', 'PNEU', '89,9', '12'],
          ],
        },
      ],
    ]);
  });
});
