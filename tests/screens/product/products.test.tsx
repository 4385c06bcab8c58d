import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { Product } from '../../../domain/product/product';
import type { Person } from '../../support/data/people';
import { aLine, keepCart, keepLoading, keptCart } from '../support/browser';
import { HttpStatus } from '../support/servers/endpoints';
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

describe('§2 /produtos: what the last product lists changed', () => {
  const options = async () => {
    fireEvent.mouseDown(await screen.findByLabelText('O que é novo'));
    const words = await screen.findAllByText(/\(\d+\)$/, { selector: '.ant-select-item *' });
    return words.map(({ textContent }) => textContent);
  };

  it('is a filter of the kinds that there are; only staff see changed prices', async () => {
    endpoints.news = {
      novidades: [{ CD_PRODUTO: '1003' }, { CD_PRODUTO: '1004' }],
      preco: [{ CD_PRODUTO: '1005', antes: 29.5 }],
    };
    await openMany('customer', '?novo=preco');
    await shows(30);
    expect(document.body.textContent).not.toMatch(/R\$|29[.,]5|33[.,]3/);
    expect(await options()).toEqual(['Novidades (2)']);
    fireEvent.click(screen.getByText('Novidades (2)'));
    await shows(2);
    await waitFor(() => expect(location.search).toBe('?novo=novidades'));
    type('Descrição', 'nada disso');
    await screen.findByText('Nenhum produto com "NADA DISSO" em "Novidades".');

    cleanup();
    await openScreen('seller', '/produtos?novo=preco');
    await shows(1);
    expect(screen.getByText('Antes R$ 29.50')).toBeVisible();
    expect(filtersButton()).toHaveTextContent('Filtros · 1');
    expect(await options()).toEqual(['Novidades (2)', 'Preço mudou (1)']);
  });

  it('keeps its place while it loads, if the last visit had any', async () => {
    endpoints.news = { novidades: [{ CD_PRODUTO: '1003' }] };
    await openMany('seller');
    await screen.findByLabelText('O que é novo');
    cleanup();
    endpoints.replace('/novidades', () => new Promise(() => {}));
    await openScreen('seller', '/produtos');
    expect(await screen.findByLabelText('O que é novo')).toBeVisible();
  });

  it('is absent if the lists changed nothing, and can be asked again after a failure', async () => {
    await openMany('seller');
    expect(screen.queryByLabelText('O que é novo')).toBeNull();

    cleanup();
    vi.spyOn(console, 'error').mockReturnValue();
    endpoints.replace('/novidades', () => {
      throw new HttpStatus(400);
    });
    await openScreen('seller', '/produtos?novo=voltou');
    await screen.findByText('Não foi possível saber o que é novo.');
    await shows(30);
    endpoints.replace('/novidades', () => ({ voltou: [{ CD_PRODUTO: '1009' }] }));
    press('Tentar de novo');
    await shows(1);
  });
});

describe('§2 /produtos: products in pending quotes', () => {
  it('counts the pieces for staff, with one request for the shown products', async () => {
    await openMany('seller');
    await screen.findByText(/^Em outros orçamentos: \d/);
    const asked = endpoints.askedFor('/emorcamentos');
    expect(asked.map(({ params }) => params.getAll('CD_PRODUTO').length)).toEqual([30]);
  });

  it('asks nothing for a customer', async () => {
    await openMany('customer');
    fireEvent.change(screen.getByLabelText('Código'), { target: { value: '1001' } });
    await shows(1);
    expect(screen.queryByText(/^Em outros orçamentos/)).toBeNull();
    expect(endpoints.askedFor('/emorcamentos')).toEqual([]);
  });
});

describe('§2 /produtos: a product without stock', () => {
  const alert = (words: RegExp) => screen.findByLabelText(words);

  it.each(['customer', 'seller'] as const)(
    'tells the %s by mail, until it is taken back',
    async (who) => {
      await openMany(who, '?mostrar=60');
      expect(screen.getAllByText('Avise-me')).toHaveLength(1);
      fireEvent.click(await alert(/^Avise-me: CÂMARA DE AR 0/));
      const back = await alert(/^Aviso pedido: CÂMARA DE AR 0. Retirar/);
      expect(endpoints.stockAlerts.get(who)).toEqual(['1000']);

      cleanup();
      await openMany(who, '?compacta=1');
      fireEvent.click(await alert(/^Aviso pedido/));
      await alert(/^Avise-me/);
      expect(back).not.toBeInTheDocument();
      expect(endpoints.stockAlerts.get(who)).toEqual([]);
    },
  );

  it('has the same button in the cart', async () => {
    endpoints.products = many;
    keepCart(aLine({ CD_PRODUTO: '1000', DESCRICAO: 'CÂMARA DE AR 0' }));
    await openScreen('customer', '/carrinho');
    fireEvent.click(await alert(/^Avise-me: CÂMARA DE AR 0/));
    await alert(/^Aviso pedido/);
  });

  it('says why the wish was not stored', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await openMany('customer');
    endpoints.products = many.map((one) => ({ ...one, estoque_saldo: 3 }));
    fireEvent.click(await alert(/^Avise-me/));
    await screen.findByText(
      'O aviso não foi pedido: este produto já tem estoque. Atualize a página.',
    );
    expect(await alert(/^Avise-me/)).toBeEnabled();
  });

  it('causes no request if all products have stock', async () => {
    await openScreen('customer', '/produtos');
    await shows(3);
    expect(screen.queryByText('Avise-me')).toBeNull();
    expect(endpoints.askedFor('/avisosdeprodutos')).toEqual([]);
  });
});
