// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { PastLine } from '../../../domain/past-lines';
import type { CartLine, Product } from '../../../domain/product';
import { indexProducts } from '../../../domain/product-index';
import type { Permissao } from '../../../domain/user';
import { useCart } from '../../providers/cart';
import { useProducts, useProductsByCode } from '../../providers/catalog';
import { useUser } from '../../providers/session';
import { AntdRoot } from '../../ui/antd-root';
import { ReorderDrawer } from './reorder-drawer';

vi.mock('../../providers/cart', () => ({ useCart: vi.fn() }));
vi.mock('../../providers/session', () => ({ useUser: vi.fn() }));
vi.mock('../../providers/catalog', () => ({ useProducts: vi.fn(), useProductsByCode: vi.fn() }));

const tube: Product = {
  CD_PRODUTO: '1006',
  DESCRICAO: 'CÂMARA ARO 29',
  CD_GRUPO: 'CAMARA',
  preco_venda: 12.5,
  estoque_saldo: 900,
};
const tyre: Product = {
  ...tube,
  CD_PRODUTO: '2002',
  DESCRICAO: 'PNEU ARO 29',
  preco_venda: 80,
  estoque_saldo: 3,
};
const newTube: Product = { ...tube, CD_PRODUTO: '1007', DESCRICAO: 'CÂMARA ARO 29 KENDA' };
const past = ({ CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda }: Product, quantity: number) => ({
  ...{ CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda },
  quantity,
});
const lines: PastLine[] = [
  past(tube, 24),
  { ...past(tyre, 5), preco_venda: 70 },
  { ...past(tube, 6), CD_PRODUTO: '999', DESCRICAO: 'CÂMARA ARO 29 ANTIGA' },
];

const putIn = vi.fn();
const onClose = vi.fn();
const ready = <T,>(data: T) => ({ status: 'ready', data }) as const;

function Where() {
  return <p data-testid="where">{useLocation().pathname}</p>;
}

function show(permissao: Permissao = 'cliente', inCart: CartLine[] = []) {
  vi.mocked(useUser, { partial: true }).mockReturnValue({
    permissao,
    superUser: false,
    analise: true,
  });
  vi.mocked(useCart, { partial: true }).mockReturnValue({ lines: inCart, putIn, sending: 'idle' });
  render(
    <MemoryRouter initialEntries={['/home']}>
      <AntdRoot>
        <ReorderDrawer source={{ title: 'Pedido 12', lines }} onClose={onClose} />
      </AntdRoot>
      <Where />
    </MemoryRouter>,
  );
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Itens para pedir de novo' })).getAllByRole('listitem');
const box = (name: string) => screen.getByRole('checkbox', { name });
const quantity = (name: string) =>
  screen.getByRole('spinbutton', { name: `Quantidade de ${name}` });
const add = (count: string) =>
  screen.getByRole('button', { name: `Adicionar ${count} ao orçamento` });

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(useProductsByCode).mockReturnValue(ready([tube, tyre]));
  vi.mocked(useProducts).mockReturnValue(ready(indexProducts([tube, tyre, newTube])));
});

describe('§2 Pedir de novo', () => {
  it('compares with today, what needs a look first, and puts in what is there', () => {
    show('vendedor');
    expect(screen.getByText(/^De 3 itens, 1 está igual; /)).toHaveTextContent(
      'De 3 itens, 1 está igual; 1 fora do catálogo, 1 com menos estoque que o pedido, 1 mais caro.',
    );
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('Saiu do catálogo'),
      expect.stringMatching(/Estoque: 3.*Mais caro: era R\$.70\.00.*Acima do estoque: há 3/),
      expect.stringContaining('Estoque: 900'),
    ]);
    expect(box('CÂMARA ARO 29 ANTIGA')).toBeDisabled();
    fireEvent.click(add('2 itens'));
    expect(putIn).toHaveBeenCalledExactlyOnceWith([
      { product: tyre, quantity: 5 },
      { product: tube, quantity: 24 },
    ]);
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.getByTestId('where')).toHaveTextContent('/carrinho');
  });

  it('§6 shows a customer no price and no balance', () => {
    show();
    expect(document.body.innerHTML).not.toMatch(/R\$|caro|12[.,]5|80[.,]00|70[.,]00|900/);
    expect(screen.getByText(/Últimas unidades/)).toBeVisible();
  });

  it('leaves out and changes what the person says', () => {
    show();
    fireEvent.click(box('PNEU ARO 29'));
    fireEvent.change(quantity('CÂMARA ARO 29'), { target: { value: '7' } });
    fireEvent.click(add('1 item'));
    expect(putIn).toHaveBeenCalledExactlyOnceWith([{ product: tube, quantity: 7 }]);
  });

  it('asks for what may stand in when it is asked, and chooses none by itself', () => {
    show();
    expect(useProducts).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: /^Ver parecidos/ }));
    expect(useProducts).toHaveBeenCalledWith('CAMARA');
    expect(screen.getByRole('radio', { name: 'Não substituir' })).toBeChecked();
    expect(add('2 itens')).toBeEnabled();
    fireEvent.click(screen.getByRole('radio', { name: /^CÂMARA ARO 29 KENDA/ }));
    fireEvent.click(add('3 itens'));
    expect(putIn.mock.calls[0]?.[0]).toContainEqual({ product: newTube, quantity: 6 });
  });

  it('says what is in the cart already, and of both together whether there are enough', () => {
    show('vendedor', [{ ...tube, quantity: 880 }]);
    expect(rows().at(-1)).toHaveTextContent(/Acima do estoque: há 900.*já no orçamento: 880/);
  });

  it('adds nothing without a quantity', () => {
    show();
    fireEvent.change(quantity('CÂMARA ARO 29'), { target: { value: '' } });
    fireEvent.click(add('1 item'));
    expect(putIn).toHaveBeenCalledExactlyOnceWith([{ product: tyre, quantity: 5 }]);
  });

  it('takes all or none', () => {
    show();
    const all = screen.getByRole('checkbox', { name: 'Todos' });
    expect(all).toBeChecked();
    fireEvent.click(all);
    expect(add('0 itens')).toBeDisabled();
    fireEvent.click(all);
    expect(add('2 itens')).toBeEnabled();
  });

  it('Enter goes on to the next quantity, and from the last to the button', () => {
    show();
    quantity('PNEU ARO 29').focus();
    fireEvent.keyDown(quantity('PNEU ARO 29'), { key: 'Enter' });
    expect(quantity('CÂMARA ARO 29')).toHaveFocus();
    fireEvent.keyDown(quantity('CÂMARA ARO 29'), { key: 'Enter' });
    expect(add('2 itens')).toHaveFocus();
  });

  it('says that the catalogue can’t be asked, and asks again', () => {
    const retry = vi.fn();
    const error = Object.assign(new Error('dead'), { code: 'ERR_NETWORK' });
    vi.mocked(useProductsByCode).mockReturnValue({ status: 'failed', error, retry });
    show();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Os itens não puderam ser comparados com o catálogo de hoje. Verifique sua conexão',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
