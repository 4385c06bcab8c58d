import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { PastLine } from '../../../domain/lists/past-lines';
import { maxSavedLists } from '../../../domain/lists/saved-list';
import { aLine, keepCart, tyre } from '../support/browser';
import { loseConnection } from '../support/connection';
import { database, openScreen } from '../support/open-screen';

const past = ({ CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda, quantity }: PastLine): PastLine => ({
  ...{ CD_PRODUTO, DESCRICAO, CD_GRUPO, preco_venda, quantity },
});
const lines = [past(aLine()), past(tyre)];
const list = (nome: string, mudanca = 'first') => ({
  ...{ nome, mudanca, linhas: 2, em: Date.UTC(2026, 10, 20, 15), anterior: '' },
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const newName = /como lista$/;
const complains = async (words: RegExp) => {
  const drawer = screen.getByRole('dialog', { name: 'Listas' });
  expect(await within(drawer).findByText(words)).toBeVisible();
};

/** Opens the drawer of a customer who has one list. */
async function openLists() {
  await database.storeAll({
    'listas/customer/nomes/3': list('Oficina'),
    'listas/customer/linhas/3': lines,
  });
  await openScreen('customer', '/produtos');
  fireEvent.click(await screen.findByRole('button', { name: 'Listas' }));
  await screen.findByRole('button', { name: 'Editar a lista Oficina' });
}

describe('the cart as a list', () => {
  it('is kept under a good name, put in order, while there is a place', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    keepCart(aLine());
    await openLists();
    press('Salvar');
    await complains(/Dê um nome à lista/);
    type(newName, 'oficina');
    press('Salvar');
    await complains(/já tem uma lista com este nome/);
    type(newName, '  Reposição \u200b semanal ');
    press('Salvar');
    expect(await screen.findByText('Lista Reposição semanal salva.')).toBeVisible();
    expect(screen.getByLabelText(newName)).toHaveValue('');
    expect(await database.stored('listas/customer/nomes')).toMatchObject({
      0: { nome: 'Reposição semanal', linhas: 1 },
      3: { nome: 'Oficina' },
    });
    expect(await database.stored('listas/customer/linhas/0')).toEqual([past(aLine())]);

    const places = Array.from({ length: maxSavedLists }, (_, at) => list(`Lista ${at}`));
    await act(() => database.store('listas/customer/nomes', places));
    type(newName, 'Nova');
    press('Salvar');
    await complains(/você já tem 50/);
    expect(screen.getByLabelText(newName)).toHaveValue('Nova');
  });

  it('is not kept when it is too long, and nothing is cut off', async () => {
    keepCart(...Array.from({ length: 201 }, (_, at) => aLine({ CD_PRODUTO: `P${at}` })));
    await openLists();
    type(newName, 'Tudo');
    press('Salvar');
    await complains(/até 200 itens, e estes são 201/);
    expect(Object.keys((await database.stored('listas/customer/nomes')) ?? {})).toEqual(['3']);
  });
});

it('a list is replaced by the cart, and comes back', async () => {
  keepCart(aLine({ quantity: 7 }));
  await openLists();
  press('Substituir a lista Oficina pelo carrinho');
  expect(await screen.findByText('Lista Oficina substituída pelo carrinho.')).toBeVisible();
  const stored = () => database.stored('listas/customer/linhas/3');
  expect(await stored()).toEqual([past(aLine({ quantity: 7 }))]);
  expect(await database.stored('listas/customer/nomes/3')).toMatchObject({ linhas: 1 });
  fireEvent.click(screen.getByRole('button', { name: /^Desfazer: Lista Oficina/ }));
  expect(await screen.findByText('Desfeito.')).toBeVisible();
  expect(await stored()).toEqual(lines);
});

it('says that a list could not be read when the connection is lost meanwhile', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await openLists();
  press('Colocar a lista Oficina no orçamento');
  await loseConnection();
  expect(
    await screen.findByText(/Os itens da lista não puderam ser carregados. Verifique sua conexão/),
  ).toBeVisible();
});

it('a list is renamed, changed as it is on all devices, and deleted when that is confirmed', async () => {
  await openLists();
  // The cart is empty, so there is nothing to save.
  expect(screen.queryByLabelText(newName)).toBeNull();

  press('Editar a lista Oficina');
  await screen.findByRole('button', { name: 'Remover PNEU ARO 29' });
  type('Nome', 'Oficina nova');
  const drawer = screen.getByRole('dialog', { name: 'Listas' });
  const quantity = within(drawer).getByLabelText('Quantidade de CÂMARA DE AR');
  fireEvent.change(quantity, { target: { value: '7' } });
  fireEvent.blur(quantity);
  press('Remover PNEU ARO 29');
  type('Adicionar produto', 'pneu 29');
  fireEvent.click(await screen.findByText(/^PNEU ARO 29 · Cód\. /));
  await screen.findByRole('button', { name: 'Remover PNEU ARO 29' });
  press('Salvar alterações');
  await screen.findByRole('button', { name: 'Editar a lista Oficina nova' });
  expect(await database.stored('listas/customer/nomes/3')).toMatchObject({
    nome: 'Oficina nova',
    linhas: 2,
    anterior: 'first',
  });
  expect(await database.stored('listas/customer/linhas/3')).toEqual([
    { ...past(aLine()), quantity: 7 },
    { ...past(tyre), quantity: 1 },
  ]);

  press('Editar a lista Oficina nova');
  fireEvent.click(await screen.findByRole('button', { name: 'Remover CÂMARA DE AR' }));
  press('Remover PNEU ARO 29');
  press('Salvar alterações');
  await complains(/pelo menos um item/);

  const changed = { 'listas/customer/nomes/3': list('Oficina de terça', 'second') };
  await act(() => database.storeAll({ ...changed, 'listas/customer/linhas/3': lines }));
  await complains(/mudou em outro aparelho/);
  expect(screen.getByRole('button', { name: 'Salvar alterações' })).toBeDisabled();
  press('Ver como está agora');
  await screen.findByRole('button', { name: 'Remover PNEU ARO 29' });
  expect(screen.getByLabelText('Nome')).toHaveValue('Oficina de terça');

  press('Todas as listas');
  press('Excluir a lista Oficina de terça');
  const confirm = await screen.findByRole('button', { name: 'SIM' });
  expect(await database.stored('listas/customer/nomes/3')).not.toBeNull();
  fireEvent.click(confirm);
  await screen.findByText('Lista Oficina de terça excluída.');
  await waitFor(() => expect(screen.queryByText('Oficina de terça')).toBeNull());
  expect(await database.stored('listas/customer/nomes')).toBeNull();

  press('Desfazer: Lista Oficina de terça excluída.');
  await screen.findByText('Desfeito.');
  expect(
    await screen.findByRole('button', { name: /^Editar a lista Oficina de terça/ }),
  ).toBeVisible();
  expect(await database.stored('listas/customer/linhas/0')).toEqual(lines);
});

it('a changed list is as it was once that is undone, unless another device changed it too', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await openLists();
  async function change() {
    press('Editar a lista Oficina');
    fireEvent.click(await screen.findByRole('button', { name: 'Remover PNEU ARO 29' }));
    press('Salvar alterações');
    await screen.findByText('Lista Oficina salva.');
    expect(await database.stored('listas/customer/nomes/3/linhas')).toBe(1);
  }
  await change();
  press('Desfazer: Lista Oficina salva.');
  await screen.findByText('Desfeito.');
  expect(await database.stored('listas/customer/nomes/3')).toMatchObject({
    nome: 'Oficina',
    linhas: 2,
  });
  expect(await database.stored('listas/customer/linhas/3')).toEqual(lines);

  await change();
  await act(() => database.store('listas/customer/nomes/3', list('Oficina', 'elsewhere')));
  press('Desfazer: Lista Oficina salva.');
  expect(await screen.findByText(/mudou em outro aparelho/)).toBeVisible();
  expect(await database.stored('listas/customer/nomes/3/mudanca')).toBe('elsewhere');
});
