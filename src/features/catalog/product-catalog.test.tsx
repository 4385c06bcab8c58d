// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Product } from '../../../domain/product';
import { indexProducts } from '../../../domain/product-index';
import type { Permissao } from '../../../domain/user';
import { useCart } from '../../providers/cart';
import {
  useBackupProducts,
  useCategories,
  useMatchingProducts,
  useProducts,
  useRefreshCatalog,
} from '../../providers/catalog';
import { loading } from '../../providers/live';
import { useUser } from '../../providers/session';
import { AntdRoot } from '../../ui/antd-root';
import { ProductCatalog } from './product-catalog';

vi.mock('../../providers/cart', () => ({ useCart: vi.fn() }));
vi.mock('../../providers/drawers', () => ({ useDrawers: () => ({ showLists: vi.fn() }) }));
vi.mock('../../providers/session', () => ({ useUser: vi.fn() }));
vi.mock('../../providers/catalog', () => ({
  useBackupProducts: vi.fn(),
  useCategories: vi.fn(),
  useMatchingProducts: vi.fn(),
  useProducts: vi.fn(),
  useProductsByCode: () => loading,
  useRefreshCatalog: vi.fn(),
}));

const products: Product[] = Array.from({ length: 70 }, (_, index) => ({
  CD_PRODUTO: String(1000 + index),
  DESCRICAO: index < 2 ? `CÂMARA DE AR ${index}` : `PNEU ${index}`,
  CD_GRUPO: 'CAMARA',
  preco_venda: 12.5,
  estoque_saldo: 3,
}));
const add = vi.fn();
const putExactly = vi.fn();
const refresh = vi.fn();

function ready<T>(data: T) {
  return { status: 'ready', data } as const;
}

beforeEach(() => {
  vi.mocked(useProducts).mockReturnValue(ready(indexProducts(products)));
  vi.mocked(useBackupProducts).mockReturnValue(loading);
  vi.mocked(useMatchingProducts).mockReturnValue(loading);
  vi.mocked(useRefreshCatalog).mockReturnValue(refresh);
  vi.mocked(useCategories).mockReturnValue(
    ready([{ CD_GRUPO: 'CAMARA', DESCRICAO: 'CÂMARAS DE AR' }]),
  );
});

function show(permissao: Permissao = 'cliente', state?: unknown, search = '') {
  vi.mocked(useUser, { partial: true }).mockReturnValue({
    uid: 'ana',
    permissao,
    superUser: false,
    analise: true,
  });
  const first = products[0];
  vi.mocked(useCart, { partial: true }).mockReturnValue({
    lines: first ? [{ ...first, quantity: 4 }] : [],
    add,
    putExactly,
    sending: 'idle',
  });
  return render(
    <MemoryRouter initialEntries={[{ pathname: '/produtos', state, search }]}>
      <AntdRoot>
        <ProductCatalog />
      </AntdRoot>
    </MemoryRouter>,
  );
}

/** What is typed is searched for after the frame that shows it. */
const afterPaint = () =>
  act(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return afterPaint();
};
const press = (name: string) => fireEvent.click(screen.getByText(name));
const cards = () => screen.queryAllByText('Adicionar');

describe('§2 /produtos', () => {
  it('shows 30 products and grows by 30', () => {
    show();
    expect(cards()).toHaveLength(30);
    press('Carregar Mais');
    expect(cards()).toHaveLength(60);
    press('Carregar Mais');
    expect(cards()).toHaveLength(70);
    expect(screen.queryByText('Carregar Mais')).toBeNull();
  });

  it('begins a new search with its first 30', async () => {
    show();
    press('Carregar Mais');
    await type('Descrição', 'pneu');
    expect(cards()).toHaveLength(30);
  });

  it('finds by the beginning of a code, digits only, and by words whatever case and accents', async () => {
    show();
    await type('Código', '10a01');
    expect(cards()).toHaveLength(1);
    await type('Código', '106');
    expect(cards()).toHaveLength(10);
    await type('Código', '');
    await type('Descrição', 'camara');
    expect(screen.getByLabelText('Descrição')).toHaveValue('CAMARA');
    expect(cards()).toHaveLength(2);
  });

  it('adds the product and shows what is in the cart', () => {
    show();
    fireEvent.click(screen.getByLabelText('Adicionar CÂMARA DE AR 1'));
    expect(add).toHaveBeenCalledWith(products[1]);
    expect(screen.getByText('no orçamento').parentElement).toHaveTextContent('4 no orçamento');
  });

  it('takes a typed quantity at Enter and goes on to the next card', () => {
    show();
    const first = screen.getByLabelText('Quantidade de CÂMARA DE AR 0');
    const second = screen.getByLabelText('Quantidade de CÂMARA DE AR 1');
    expect(first).toHaveValue('4');
    expect(second).toHaveValue('');
    second.focus();
    fireEvent.change(second, { target: { value: '24' } });
    fireEvent.keyDown(second, { key: 'Enter' });
    expect(putExactly).toHaveBeenCalledExactlyOnceWith(products[1], 24);
    expect(screen.getByLabelText('Quantidade de PNEU 2')).toHaveFocus();
  });

  it('names the search that found nothing and clears it, category included', async () => {
    vi.mocked(useBackupProducts).mockReturnValue(ready(indexProducts([])));
    show('cliente', { nomedacategoria: 'CAMARA' });
    await type('Código', '7');
    expect(
      screen.getByText('Nenhum produto com o código 7 na categoria CÂMARAS DE AR.'),
    ).toBeVisible();
    press('Limpar busca');
    await afterPaint();
    expect(cards()).toHaveLength(30);
    expect(screen.getByLabelText('Categoria')).toHaveAccessibleDescription('Todas');
  });

  it('says that the catalogue is empty, and asks again', () => {
    vi.mocked(useProducts).mockReturnValue(ready(indexProducts([])));
    vi.mocked(useBackupProducts).mockReturnValue(ready(indexProducts([])));
    show();
    expect(screen.getByText('O catálogo está vazio no momento.')).toBeVisible();
    press('Tentar de novo');
    expect(refresh).toHaveBeenCalled();
  });

  it('says when the list is the last back-up', () => {
    const error = new Error('dead');
    vi.mocked(useProducts).mockReturnValue({ status: 'failed', error, retry: vi.fn() });
    vi.mocked(useBackupProducts).mockReturnValue(ready(indexProducts(products)));
    show();
    expect(screen.getByText(/^O catálogo não respondeu agora/)).toBeVisible();
    expect(cards()).toHaveLength(30);
  });
});

describe('the address of /produtos', () => {
  it('holds filters, category and how many are shown', () => {
    show('cliente', null, '?codigo=1a0&busca=pneu&categoria=CAMARA&mostrar=60');
    expect(screen.getByLabelText('Código')).toHaveValue('10');
    expect(screen.getByLabelText('Descrição')).toHaveValue('PNEU');
    expect(screen.getByLabelText('Categoria')).toHaveAccessibleDescription('CÂMARAS DE AR');
    expect(cards()).toHaveLength(60);
  });

  it('loses its category to the one that was chosen elsewhere', () => {
    show('cliente', { nomedacategoria: null }, '?categoria=CAMARA&busca=pneu');
    expect(screen.getByLabelText('Categoria')).toHaveAccessibleDescription('Todas');
    expect(screen.getByLabelText('Descrição')).toHaveValue('PNEU');
  });
});

describe('a search', () => {
  it('marks what matched in name and code', () => {
    const { container } = show('cliente', null, '?codigo=100&busca=camara%201');
    const marks = [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(['100', 'CÂMARA', '1', '100', 'CÂMARA']);
  });

  it('offers what a misspelt word probably meant, and searches for it only when asked to', async () => {
    vi.mocked(useBackupProducts).mockReturnValue(ready(indexProducts([])));
    show('cliente', null, '?busca=cmara');
    expect(cards()).toHaveLength(0);
    press('Você quis dizer CAMARA?');
    await afterPaint();
    expect(screen.getByLabelText('Descrição')).toHaveValue('CAMARA');
    expect(cards()).toHaveLength(2);
  });

  it('offers how a word goes on, and takes it with arrow and Enter', async () => {
    show('cliente', null, '');
    const field = screen.getByLabelText('Descrição');
    await type('Descrição', 'ca');
    expect(screen.queryByRole('option')).toBeNull();
    await type('Descrição', 'pn');
    expect(screen.queryByRole('option')).toBeNull();
    vi.mocked(useProducts).mockReturnValue(
      ready(indexProducts(products.map((one) => ({ ...one, DESCRICAO: words(one) })))),
    );
    await type('Descrição', 'p');
    await type('Descrição', 'pr');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'PRETO',
      'PRATA',
    ]);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field).toHaveValue('PR');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('PRETO');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field).toHaveValue('PRETO ');
    expect(screen.queryByRole('option')).toBeNull();
  });

  const words = ({ CD_PRODUTO }: Product) => (CD_PRODUTO < '1040' ? 'SELIM PRETO' : 'SELIM PRATA');
});

describe('a catalogue that is too large for the browser', () => {
  beforeEach(() => {
    vi.mocked(useProducts).mockReturnValue(ready(indexProducts(products, 100_000)));
  });

  it('shows its first products, and how many there are', () => {
    show();
    press('Carregar Mais');
    press('Carregar Mais');
    expect(screen.getByText(/^Estes são os 70 primeiros de 100.000 produtos/)).toBeVisible();
  });

  it('asks the endpoint when the typing pauses', () => {
    vi.mocked(useMatchingProducts).mockImplementation((_source, _group, filters) =>
      filters ? ready({ index: indexProducts(products.slice(1, 3)), filters }) : loading,
    );
    show('cliente', null, '?busca=pneu');
    expect(cards()).toHaveLength(1);
    expect(useMatchingProducts).toHaveBeenCalledWith('catalog', null, { code: '', name: 'PNEU' });
  });
});

describe('§2 navigation state nomedacategoria', () => {
  it.each([
    [{ nomedacategoria: 'CAMARA' }, 'CAMARA', 'CÂMARAS DE AR'],
    [{ nomedacategoria: 'FORJADA' }, 'FORJADA', 'FORJADA'],
    [{ nomedacategoria: null }, null, 'Todas'],
    [{ nomedacategoria: { a: 1 } }, null, 'Todas'],
    ['x', null, 'Todas'],
    [null, null, 'Todas'],
  ])('%o preselects %o', (state, group, shown) => {
    show('cliente', state);
    expect(screen.getByLabelText('Categoria')).toHaveAccessibleDescription(shown);
    expect(useProducts).toHaveBeenLastCalledWith(group);
  });
});

describe('§6 Stock on product cards', () => {
  it('is a number for a seller', () => {
    show('vendedor');
    expect(screen.getAllByText('Estoque: 3')).toHaveLength(30);
  });

  it('is words without a number for a customer', () => {
    show('cliente');
    expect(screen.getAllByText('Últimas unidades')).toHaveLength(30);
    expect(screen.queryByText(/Estoque: /)).toBeNull();
  });

  it('of nothing is told, and the product can be ordered', () => {
    const none = products.map((product) => ({ ...product, estoque_saldo: 0 }));
    vi.mocked(useProducts).mockReturnValue(ready(indexProducts(none)));
    show('cliente');
    expect(screen.getAllByText('Sem estoque')).toHaveLength(30);
    expect(screen.getByLabelText('Adicionar CÂMARA DE AR 1')).toBeEnabled();
  });
});

describe('§6 Prices on product cards', () => {
  it('are shown to a seller', () => {
    show('vendedor');
    expect(screen.getAllByText(/R\$\s12\.50/)).toHaveLength(30);
  });

  it('stand nowhere on a customer’s screen', () => {
    const { container } = show('cliente');
    expect(container.innerHTML).not.toMatch(/R\$|12[.,]5/);
  });
});
