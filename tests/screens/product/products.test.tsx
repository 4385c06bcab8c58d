import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { Product } from '../../../domain/product/product';
import type { Person } from '../../support/data/people';
import { keepLoading, keptCart } from '../support/browser';
import { HttpStatus } from '../support/endpoints';
import { endpoints, openScreen } from '../support/open-screen';

/** 70 products; the first two are tubes, and the first is sold out. */
const many = Array.from({ length: 70 }, (_, index) =>
  product(index, index < 2 ? `CÂMARA DE AR ${index}` : `PNEU ${index}`, index === 0 ? 0 : 3),
);

function product(index: number, DESCRICAO: string, estoque_saldo = 3): Product {
  return {
    CD_PRODUTO: String(1000 + index),
    DESCRICAO,
    CD_GRUPO: 'FORJADA',
    preco_venda: 33.33,
    estoque_saldo,
  };
}

const filtersButton = () => screen.getByText('Filtros').closest('button');
const cards = () => screen.queryAllByText('Adicionar');
const shows = (count: number) => waitFor(() => expect(cards()).toHaveLength(count));
const press = (name: string) => fireEvent.click(screen.getByText(name));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function openMany(who: Person, search = '', state?: unknown) {
  endpoints.products = many;
  await openScreen(who, `/produtos${search}`, state);
  // Products out of sight are drawn later.
  await screen.findByText('Carregar Mais');
}

describe('§2 /produtos', () => {
  it('shows 30 products and grows by 30; each search starts again, and marks the matches', async () => {
    await openMany('customer');
    expect(cards()).toHaveLength(30);
    press('Carregar Mais');
    await shows(60);
    press('Carregar Mais');
    await shows(70);
    expect(screen.queryByText('Carregar Mais')).toBeNull();

    type('Descrição', 'pneu');
    await shows(30);
    type('Descrição', '');
    // By the beginning of a code; only digits are accepted.
    type('Código', '10a01');
    await shows(1);
    type('Código', '106');
    await shows(10);
    type('Código', '');
    // By words, with any case and accents.
    type('Descrição', 'camara');
    await shows(2);
    expect(screen.getByLabelText('Descrição')).toHaveValue('CAMARA');
    type('Código', '100');
    type('Descrição', 'camara 1');
    const marks = () =>
      [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await waitFor(() => expect(marks()).toEqual(['100', 'CÂMARA', '1', '100', 'CÂMARA']));

    // A suggested correction is searched only on request.
    type('Código', '');
    type('Descrição', 'cmara');
    await shows(0);
    fireEvent.click(await screen.findByText('Você quis dizer CÂMARA?'));
    await shows(2);
    expect(screen.getByLabelText('Descrição')).toHaveValue('CÂMARA');
  });

  it('clears every filter with one button, which shows their number', async () => {
    // The customer ordered 1001, a tube.
    endpoints.products = many;
    await openScreen('customer', '/produtos?codigo=100&categoria=FORJADA&comprados=1');
    await shows(1);
    expect(filtersButton()).toHaveTextContent('Filtros · 3');
    fireEvent.click(screen.getByLabelText('Limpar filtros'));
    await shows(30);
    expect(filtersButton()).toHaveTextContent(/^Filtros$/);
    expect(screen.getByLabelText('Já comprados')).not.toBeChecked();
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('counts no filter that this person doesn’t have', async () => {
    await openMany('admin', '?comprados=1');
    await shows(30);
    expect(filtersButton()).toHaveTextContent(/^Filtros$/);
  });

  it('adds one product, or the typed quantity, and moves on to the next one', async () => {
    await openMany('seller');
    fireEvent.click(screen.getByLabelText('Adicionar CÂMARA DE AR 1'));
    expect(keptCart()).toEqual({ 1001: 1 });
    expect(screen.getByText('no orçamento').parentElement).toHaveTextContent('1 no orçamento');

    expect(screen.getByLabelText('Quantidade de CÂMARA DE AR 0')).toHaveValue('');
    const field = screen.getByLabelText('Quantidade de CÂMARA DE AR 1');
    expect(field).toHaveValue('1');
    field.focus();
    fireEvent.change(field, { target: { value: '24' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(keptCart()).toEqual({ 1001: 24 });
    expect(screen.getByLabelText('Quantidade de PNEU 10')).toHaveFocus();

    // §6: staff see prices and balances.
    expect(screen.getAllByText(/R\$\s33\.33/).length).toBeGreaterThanOrEqual(30);
    expect(screen.getAllByText('Estoque: 3')).toHaveLength(29);
  });

  it('is a compact list on request, in which typing works the same way', async () => {
    await openMany('seller');
    fireEvent.click(screen.getByLabelText('Ver em lista compacta'));
    expect(cards()).toHaveLength(30);
    const field = screen.getByLabelText('Quantidade de CÂMARA DE AR 1');
    field.focus();
    fireEvent.change(field, { target: { value: '24' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(keptCart()).toEqual({ 1001: 24 });
    expect(screen.getByLabelText('Quantidade de PNEU 10')).toHaveFocus();

    cleanup();
    await openMany('seller');
    fireEvent.click(screen.getByLabelText('Ver em cartões'));
    expect(screen.getByLabelText('Ver em lista compacta')).toBeVisible();
  });

  it('enlarges a picture, and closes it with Esc and with Back', async () => {
    await openMany('customer');
    const picture = screen.getByLabelText('Ampliar foto de PNEU 2');
    const isClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(picture).toHaveFocus();
    };
    const enlarge = async () => {
      picture.focus();
      fireEvent.click(picture);
      return screen.findByRole('dialog', { name: 'PNEU 2' });
    };
    const dialog = await enlarge();
    expect(dialog).toHaveTextContent('Cód. 1002');
    expect(screen.getByAltText('Foto de PNEU 2')).toHaveAttribute(
      'src',
      '/products/images/1002.jpg',
    );
    fireEvent.keyDown(dialog, { key: 'Escape', keyCode: 27 });
    await isClosed();

    await enlarge();
    act(() => history.back());
    await isClosed();
    expect(location.pathname).toBe('/produtos');
  });

  it('enlarges it by a key, from the other stop of its product', async () => {
    await openMany('customer');
    const add = screen.getByLabelText('Adicionar PNEU 2');
    add.focus();
    fireEvent.keyDown(add, { key: 'f' });
    const dialog = await screen.findByRole('dialog', { name: 'PNEU 2' });
    fireEvent.keyDown(dialog, { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(add).toHaveFocus();

    // In a field it would be a letter.
    const field = screen.getByLabelText('Quantidade de PNEU 2');
    field.focus();
    fireEvent.keyDown(field, { key: 'f' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('§6: shows a customer no price and no balance, and sold-out products can be ordered', async () => {
    await openMany('customer', '?mostrar=60');
    expect(screen.getAllByText('Últimas unidades')).toHaveLength(59);
    expect(screen.getAllByText('Sem estoque')).toHaveLength(1);
    expect(screen.getByLabelText('Adicionar CÂMARA DE AR 0')).toBeEnabled();
    expect(document.body.innerHTML).not.toMatch(/R\$|33[.,]33|Estoque: /);
  });

  it('says that the catalogue is empty, and asks again', async () => {
    const { products } = endpoints;
    endpoints.products = [];
    await openScreen('customer', '/produtos');
    expect(await screen.findByText('O catálogo está vazio no momento.')).toBeVisible();
    endpoints.products = products;
    press('Tentar de novo');
    await shows(3);
  });

  it('says that neither the catalogue nor a back-up could be loaded, and tries again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const fail = () => {
      throw new HttpStatus(503);
    };
    endpoints.replace('/produtos', fail);
    endpoints.replace('/puxabkp', fail);
    await openScreen('customer', '/produtos');
    expect(await screen.findByText(/^O catálogo não pôde ser carregado/)).toBeVisible();
    endpoints.replace('/produtos', () => many);
    press('Tentar de novo');
    await shows(30);
  });

  it('says when the list is the last back-up, and retries only on request', async () => {
    keepLoading();
    const error = vi.spyOn(console, 'error').mockReturnValue();
    endpoints.replace('/produtos', () => {
      throw new HttpStatus(503);
    });
    endpoints.replace('/puxabkp', () => many);
    await openScreen('customer', '/produtos');
    expect(await screen.findByText(/^O catálogo não respondeu agora/)).toBeVisible();
    await shows(30);
    expect(error).toHaveBeenCalledWith(
      'A request failed',
      ['catalog', 'products', null],
      expect.any(Error),
    );
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
    expect(endpoints.askedFor('/produtos')).toHaveLength(1);

    endpoints.replace('/produtos', () => many.slice(0, 3));
    press('Tentar de novo');
    await shows(3);
    expect(screen.queryByText(/^O catálogo não respondeu agora/)).toBeNull();
    expect(endpoints.askedFor('/produtos')).toHaveLength(2);
  });

  it('offers to complete a word, and accepts with arrow and Enter', async () => {
    const colours = ['PRETO', 'PRETO', 'PRETO', 'PRATA', 'PRATA'];
    endpoints.products = colours.map((colour, index) => product(index, `SELIM ${colour}`));
    await openScreen('customer', '/produtos');
    await shows(5);
    type('Descrição', 'p');
    type('Descrição', 'pr');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['PRETO', 'PRATA']);
    const field = screen.getByLabelText('Descrição');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field).toHaveValue('PR');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('PRETO');
    fireEvent.keyDown(field, { key: 'Enter' });
    await shows(3);
    expect(field).toHaveValue('PRETO ');
    expect(screen.queryByRole('option')).toBeNull();
  });
});

describe('the address of /produtos', () => {
  it('holds filters, category and how many are shown', async () => {
    await openMany('customer', '?codigo=1a0&busca=pneu&categoria=FORJADA&mostrar=60');
    await shows(60);
    expect(screen.getByLabelText('Código')).toHaveValue('10');
    expect(screen.getByLabelText('Descrição')).toHaveValue('PNEU');
    // A product of a group without a category.
    expect(screen.getByLabelText('Categoria')).toHaveAccessibleDescription('FORJADA');
  });

  it('loses its category when another one is chosen elsewhere', async () => {
    await openMany('customer', '?categoria=CAMARA&busca=pneu', { nomedacategoria: null });
    expect(screen.getByLabelText('Categoria')).toHaveAccessibleDescription('Todas');
    expect(screen.getByLabelText('Descrição')).toHaveValue('PNEU');
  });
});
