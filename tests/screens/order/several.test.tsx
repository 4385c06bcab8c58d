import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { paths } from '../../../domain/paths';
import { chooseOption, openSelect } from '../../support/select';
import { aLine } from '../../support/data/an-order';
import { database, endpoints, openScreen } from '../support/open-screen';
import { dayOfOrders, findRow, itIs, orderOf, press, sim, storeOrders } from '../support/orders';

const openStatuses = () => openSelect(screen.getByLabelText('Status'));

describe('§2 several orders at once', () => {
  const choose = (number: number) =>
    screen.getByRole('checkbox', { name: `Escolher pedido ${number}` }).click();
  const chooseBy = (entry: string) => {
    press('Escolher');
    screen.getByRole('menuitem', { name: entry }).click();
  };
  const bar = () => within(screen.getByRole('group', { name: 'Pedidos escolhidos' }));
  const acts = () =>
    bar()
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const three = (status: 'Pendente' | 'Aprovado' | 'Excluido') =>
    [0, 1, 2].map((at) =>
      orderOf({
        numerodopedido: { Pendente: 12, Aprovado: 22, Excluido: 32 }[status] + at,
        status,
      }),
    );

  it('are selected by a seller, who can change them as a single one', async () => {
    await storeOrders(...three('Pendente'), ...three('Aprovado'), ...three('Excluido'));
    await openScreen('seller', '/pedidosvendedor');
    await findRow(12);
    expect(screen.queryByRole('checkbox')).toBeNull();
    press('Escolher vários');
    await screen.findByRole('checkbox', { name: 'Escolher pedido 12' });
    expect(acts()).toEqual(['Escolher', 'Aprovar', 'Excluir', 'Imprimir', 'Exportar']);
    choose(12);
    choose(14);
    await bar().findByText(/^2 pedidos · R\$\s359\.60$/);
    screen.getByRole('checkbox', { name: 'Escolher todos da lista' }).click();
    await bar().findByText(/^3 pedidos/);
    chooseBy('Desmarcar todos');
    await bar().findByText('Marque os pedidos.');
    choose(13);
    press('Encerrar seleção');
    await expect.poll(() => screen.queryByRole('checkbox')).toBeNull();
    press('Escolher vários');
    await screen.findByText('Marque os pedidos.');

    openStatuses();
    chooseOption('Aprovados');
    await findRow(22);
    expect(acts()).toEqual(['Escolher', 'Voltar à análise', 'Excluir', 'Imprimir', 'Exportar']);
    openStatuses();
    chooseOption('Excluídos');
    await findRow(32);
    expect(acts()).toEqual(['Escolher', 'Imprimir', 'Exportar']);
  });

  it('are approved with the word of each that differs from the table of today', async () => {
    itIs(dayOfOrders);
    const { quantity: _quantity, ...product } = aLine();
    endpoints.products = [product, { ...product, CD_PRODUTO: 'dearer', preco_venda: 95 }];
    await storeOrders(
      orderOf({ itens: [aLine({ CD_PRODUTO: 'dearer' })] }),
      orderOf({ numerodopedido: 13 }),
    );
    await openScreen('admin', '/pedidos');
    await findRow(12);
    press('Escolher vários');
    await screen.findByRole('checkbox', { name: 'Escolher pedido 12' });
    choose(12);
    choose(13);
    await bar().findByText(/^2 pedidos/);
    bar().getByRole('button', { name: 'Aprovar' }).click();
    const dialog = await screen.findByRole('dialog', { name: 'Aprovar pedidos?' });
    await within(dialog).findByText('1 de 2 tem alertas.');
    expect(dialog).toHaveTextContent('Itens diferem da tabela: 12.');
  });

  it('without alerts are approved alone, and the others stay selected', async () => {
    itIs(dayOfOrders);
    const { quantity: _quantity, ...product } = aLine();
    endpoints.products = [product, { ...product, CD_PRODUTO: 'dearer', preco_venda: 95 }];
    await storeOrders(
      orderOf({ itens: [aLine({ CD_PRODUTO: 'dearer' })] }),
      orderOf({ numerodopedido: 13 }),
    );
    await openScreen('admin', '/pedidos');
    await findRow(12);
    press('Escolher vários');
    await screen.findByRole('checkbox', { name: 'Escolher pedido 12' });
    choose(12);
    choose(13);
    await bar().findByText(/^2 pedidos/);
    bar().getByRole('button', { name: 'Aprovar' }).click();
    fireEvent.click(await screen.findByRole('button', { name: 'Aprovar só os sem alertas' }));
    await expect.poll(() => database.stored(`${paths.order(13)}/status`)).toBe('Aprovado');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await bar().findByText(/^1 pedido ·/);
    expect(screen.getByRole('checkbox', { name: 'Escolher pedido 12' })).toBeChecked();
    expect(await database.stored(`${paths.order(12)}/status`)).toBe('Pendente');
  });

  it('are changed again while the box still shows the outcome of the change before', async () => {
    await storeOrders(...three('Pendente'));
    await openScreen('seller', '/pedidosvendedor');
    await findRow(12);
    press('Escolher vários');
    await screen.findByRole('checkbox', { name: 'Escolher pedido 12' });
    for (const number of [12, 13]) {
      choose(number);
      await bar().findByText(/^1 pedido/);
      bar().getByRole('button', { name: 'Aprovar' }).click();
      await screen.findByRole('dialog', { name: 'Aprovar pedidos?' });
      await sim();
      await expect.poll(() => database.stored(`${paths.order(number)}/status`)).toBe('Aprovado');
      const ends = await screen.findByRole('region', { name: 'Aprovação de 1 pedido' });
      await within(ends).findByText('1 de 1 aprovado.');
    }
  });

  it('§2: the head’s box selects all of a whole list only, and there is one export', async () => {
    await storeOrders(
      ...Array.from({ length: 39 }, (_, at) => orderOf({ numerodopedido: 12 + at })),
    );
    await openScreen('admin', '/pedidos');
    await findRow(50);
    press('Escolher vários');
    const head = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Escolher todos da lista',
    });
    expect(screen.getAllByRole('button', { name: 'Exportar' })).toHaveLength(1);
    head.click();
    await bar().findByText(/^30 pedidos/);
    expect([head.checked, head.indeterminate]).toEqual([false, true]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Escolher pedido 50' }));
    fireEvent.click(screen.getByRole('row', { name: 'Pedido 46' }), { shiftKey: true });
    await bar().findByText(/^25 pedidos/);
  });

  it('are also selected by a click on their row, which then opens nothing; a customer can only print them', async () => {
    await storeOrders(...three('Pendente'));
    await openScreen('customer', '/pedidoscliente');
    await findRow(12);
    press('Imprimir vários');
    await screen.findByRole('checkbox', { name: 'Escolher pedido 13' });
    const box = () => screen.getByRole('checkbox', { name: 'Escolher pedido 13' });
    screen.getByRole('row', { name: 'Pedido 13' }).click();
    await expect.poll(box).toBeChecked();
    expect(screen.queryByRole('region', { name: /^Detalhes/ })).toBeNull();
    box().click();
    await expect.poll(box).not.toBeChecked();
    chooseBy('Marcar os 3 da lista');
    await bar().findByRole('button', { name: 'Imprimir 3 pedidos' });
    expect(acts()).toEqual(['Escolher', 'Imprimir 3 pedidos']);
    expect(bar().queryByText(/R\$/)).toBeNull();
  });

  it('stay unchanged if the rules refuse, and so does one: by its button, by a key, in the bar', async () => {
    await storeOrders(orderOf(), orderOf({ numerodopedido: 13 }));
    await database.storeAll({ 'pedidos/13/criadoem': null, 'cabecalhos/13/criadoem': null });
    await openScreen('seller', '/pedidosvendedor');
    const row = await findRow(13);
    const sentence = /^O pedido 13 não pode ser alterado: o registro dele está incompleto\./;
    const notices = () => screen.queryAllByText(sentence).length;
    const button = row.getByRole('button', { name: /Aprovar pedido 13/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
    await waitFor(() => expect(notices()).toBe(1));
    screen.getByRole('row', { name: 'Pedido 13' }).focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'a' });
    await waitFor(() => expect(notices()).toBe(2));
    press('Escolher vários');
    await screen.findByRole('checkbox', { name: 'Escolher pedido 13' });
    choose(13);
    await bar().findByText(/^1 pedido/);
    const approve = bar().getByRole('button', { name: 'Aprovar' });
    expect(approve).toHaveAttribute('aria-disabled', 'true');
    expect(approve.title).toMatch(/pode ser aprovado. Com registro incompleto/);
    approve.click();
    await screen.findByText(/pode ser aprovado. Com registro incompleto, ficam como estão: 13\.$/);
    choose(12);
    await screen.findByText(
      'Aprovar e Excluir: 1 de 2. Com registro incompleto, ficam como estão: 13.',
    );
    expect(approve).toHaveAttribute('aria-disabled', 'false');
  });

  it('are printed once, however often the button is pressed, and the bar shows the progress', async () => {
    await storeOrders(...three('Pendente'));
    await openScreen('customer', '/pedidoscliente');
    await findRow(12);
    press('Imprimir vários');
    await screen.findByRole('checkbox', { name: 'Escolher pedido 13' });
    chooseBy('Marcar os 3 da lista');
    const print = await bar().findByRole('button', { name: /Imprimir 3 pedidos/ });
    print.click();
    await screen.findByText('Preparando a impressão de 3 pedidos…');
    print.click();
    await screen.findByText('Preparando a impressão de 3 pedidos…');
  });
});
