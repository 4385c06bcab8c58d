import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AxiosError } from 'axios';
import { describe, expect, it, vi } from 'vitest';

import type { PastLine } from '../../../domain/lists/past-lines';
import type { Product } from '../../../domain/product/product';
import { aLine, keepCart, keepLoading, keptCart, keptCodes } from '../support/browser';
import { database, endpoints, openScreen } from '../support/open-screen';

const tube: Product = {
  ...{ CD_PRODUTO: '1006', DESCRICAO: 'CÂMARA ARO 29', CD_GRUPO: 'CAMARA' },
  ...{ preco_venda: 12.57, estoque_saldo: 900 },
};
const tyre: Product = {
  ...{ CD_PRODUTO: '2002', DESCRICAO: 'PNEU ARO 29', CD_GRUPO: 'PNEU' },
  ...{ preco_venda: 80.03, estoque_saldo: 3 },
};
const newTube: Product = { ...tube, CD_PRODUTO: '1007', DESCRICAO: 'CÂMARA ARO 29 KENDA' };
const past = ({ estoque_saldo: _balance, ...product }: Product, quantity: number): PastLine => ({
  ...product,
  quantity,
});
const lines: PastLine[] = [
  past(tube, 24),
  { ...past(tyre, 5), preco_venda: 70.01 },
  { ...past(tube, 6), CD_PRODUTO: '999', DESCRICAO: 'CÂMARA ARO 29 ANTIGA' },
];

/** Puts a list into the cart, from /home. */
async function reorder(who: 'customer' | 'seller') {
  endpoints.products = [tube, tyre, newTube];
  const list = { nome: 'Oficina', linhas: 3, em: 1, mudanca: 'first', anterior: '' };
  await database.storeAll({ [`listas/${who}/nomes/0`]: list, [`listas/${who}/linhas/0`]: lines });
  await openScreen(who, '/home');
  fireEvent.click(
    await screen.findByRole('button', { name: 'Colocar a lista Oficina no orçamento' }),
  );
  return screen.findByRole('dialog', { name: 'Pedir de novo: Oficina' });
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Itens para pedir de novo' })).getAllByRole('listitem');
const box = (name: string) => screen.getByRole('checkbox', { name });
const quantity = (name: string) => screen.getByRole('textbox', { name: `Quantidade de ${name}` });
const add = (count: string) =>
  screen.getByRole('button', { name: `Adicionar ${count} ao orçamento` });

describe('§2 Pedir de novo', () => {
  it('compares with today, doubtful lines first, and adds what the person decides', async () => {
    keepLoading();
    keepCart(aLine({ ...tube, quantity: 880 }));
    await reorder('seller');
    expect(await screen.findByText(/^De 3 itens/)).toHaveTextContent(
      'De 3 itens, 1 está igual; 1 fora do catálogo, 1 com menos estoque que o pedido, 1 mais caro.',
    );
    // The stock is less than this quantity together with the cart's.
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('Saiu do catálogo'),
      expect.stringMatching(/Estoque: 3.*Mais caro: era R\$.70\.01.*Acima do estoque: há 3/),
      expect.stringMatching(/Estoque: 900.*Acima do estoque: há 900.*já no orçamento: 880/),
    ]);
    expect(box('CÂMARA ARO 29 ANTIGA')).toBeDisabled();

    expect(box('Todos')).toBeChecked();
    fireEvent.click(box('Todos'));
    expect(add('0 itens')).toBeDisabled();
    fireEvent.click(box('Todos'));

    // Enter moves on to the button after the last quantity, and doesn't press it.
    const person = userEvent.setup();
    await person.click(quantity('PNEU ARO 29'));
    await person.keyboard('1.000{Enter}');
    expect(quantity('PNEU ARO 29')).toHaveValue('1000');
    expect(quantity('CÂMARA ARO 29')).toHaveFocus();
    await person.keyboard('2,5{Enter}');
    expect(quantity('CÂMARA ARO 29')).toHaveFocus();
    expect(screen.getByText('Só peças inteiras, sem vírgula.')).toBeVisible();
    await person.clear(quantity('CÂMARA ARO 29'));
    await person.keyboard('7{Enter}');
    expect(add('2 itens')).toHaveFocus();
    expect(keptCart()).toEqual({ 1006: 880 });
    fireEvent.click(box('PNEU ARO 29'));

    // Substitutes are requested when the person asks for them, and none is preselected.
    const groups = () => endpoints.askedFor('/produtos').map(({ query }) => query['CD_GRUPO']);
    expect(groups()).not.toContain('CAMARA');
    fireEvent.click(screen.getByRole('button', { name: /^Ver parecidos/ }));
    expect(await screen.findByRole('radio', { name: 'Não substituir' })).toBeChecked();
    expect(groups()).toContain('CAMARA');
    expect(add('1 item')).toBeEnabled();
    fireEvent.click(await screen.findByRole('radio', { name: /^CÂMARA ARO 29 KENDA/ }));
    fireEvent.click(add('2 itens'));
    expect(keptCart()).toEqual({ 1006: 887, 1007: 6 });
    await waitFor(() => expect(location.pathname).toBe('/carrinho'));

    fireEvent.click(await screen.findByRole('button', { name: 'Desfazer: 2 itens no orçamento.' }));
    expect(await screen.findByText('Desfeito.')).toBeVisible();
    expect(keptCart()).toEqual({ 1006: 880 });
  });

  it('undoes nothing in a cart that has changed since', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await reorder('seller');
    fireEvent.click(await screen.findByRole('button', { name: 'Adicionar 2 itens ao orçamento' }));
    fireEvent.click(await screen.findByText('Esvaziar'));
    fireEvent.click(screen.getByRole('button', { name: /^Desfazer: 2 itens/ }));
    expect(await screen.findByText(/^Nada foi desfeito/)).toBeVisible();
    expect(screen.queryByText('Desfeito.')).toBeNull();
    expect(keptCart()).toEqual({});
  });

  it('says that the catalogue is unavailable, tries again, and (§6) shows a customer no price and no balance', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    endpoints.replace('/produtos', () => {
      throw new AxiosError('Network Error', 'ERR_NETWORK');
    });
    const drawer = await reorder('customer');
    expect(await within(drawer).findByRole('alert')).toHaveTextContent(
      'Os itens não puderam ser comparados com o catálogo de hoje. Verifique sua conexão',
    );
    endpoints.replace('/produtos', () => [tube, tyre]);
    fireEvent.click(within(drawer).getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText(/Últimas unidades/)).toBeVisible();
    expect(drawer.innerHTML).not.toMatch(/R\$|caro|12[.,]57|80[.,]03|70[.,]01|: 900/);
    fireEvent.click(add('2 itens'));
    expect(keptCart()).toEqual({ 1006: 24, 2002: 5 });
    // The list's order, not the order of the checkmarks.
    expect(keptCodes()).toEqual(['1006', '2002']);
  });
});
