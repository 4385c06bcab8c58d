import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { CustomerCredit } from '../../../domain/people/credit/credit';
import { writePreference } from '../../../src/data/session/preferences';
import { people } from '../../support/data/people';
import { SpreadsheetWorker } from '../../support/spreadsheet-worker';
import { aLine, keepCart, widenWindow } from '../support/browser';
import { HttpStatus } from '../support/servers/endpoints';
import { endpoints, openScreen } from '../support/open-screen';
import { findRow, orderOf, panelOf, storeOrders, textOf, toggle } from '../support/orders';

const credit: CustomerCredit = {
  ...{ uid: 'customer', em: Date.parse('2026-11-28T08:00:00-03:00'), limite: 50_000 },
  ...{ aberto: 40_000, vencido: 2000, bloqueado: true, motivo: 'cheque devolvido' },
  titulos: [{ numero: '77/2', vencimento: '2026-12-01', valor: 40_000 }],
};
const amounts = 'limite R$ 500.00, em aberto R$ 400.00, vencido R$ 20.00';
const line = `bloqueado: cheque devolvido Crédito: ${amounts}, posição de 28/11/2026 08:00`;
const asked = () => endpoints.askedFor('/creditodeclientes').map(({ query }) => query['clientes']);
const plain = (element: Element) => textOf(element).replaceAll('\u00a0', ' ');
const findCredit = async (of: HTMLElement) =>
  plain((await within(of).findByText(/^Crédito: /)).closest('p') ?? of);

describe('§7 credit: without data', () => {
  it('one answer ends the questions, and nothing shows', async () => {
    await storeOrders(orderOf());
    widenWindow();
    await openScreen('seller', '/home');
    await screen.findByText(/Pedido 12$/);
    await waitFor(() => expect(asked()).toEqual(['customer']));
    const search = screen.getByRole('searchbox', { name: 'Buscar cliente' });
    fireEvent.change(search, { target: { value: 'customer2' } });
    const found = await screen.findByRole('list', { name: 'Encontrados' });
    // The answer to another question that the row asks.
    await within(found).findByText('Ainda sem pedido com você.');
    expect(asked()).toHaveLength(1);
    expect(screen.queryByText(/crédito/i)).toBeNull();
  });

  it('a failure is only logged', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    endpoints.replace('/creditodeclientes', () => {
      throw new HttpStatus(503);
    });
    await openScreen('customer', '/home');
    const failure = ['A request failed', ['credit', 'customer'], expect.anything()];
    await waitFor(() => expect(logged).toHaveBeenCalledWith(...failure));
    await screen.findByRole('region', { name: 'Últimos pedidos' });
    expect(screen.queryByText(/títulos em aberto/)).toBeNull();
  });
});

describe('§7 credit: for the seller', () => {
  it('stands in the customers’ rows and in the cart before a quote is typed, asked once', async () => {
    endpoints.credits.set('customer', credit);
    widenWindow();
    keepCart(aLine());
    await openScreen('seller', '/home?busca=customer');
    const found = await screen.findByRole('list', { name: 'Encontrados' });
    expect(await findCredit(found)).toBe(line);
    expect(within(found).getAllByText(/^Crédito: /)).toHaveLength(1);
    expect(asked().map((uids) => uids?.split(',').sort())).toEqual([['customer', 'customer2']]);

    fireEvent.click(within(found).getByRole('button', { name: /^Orçamento para CUSTOMER LTDA/ }));
    const field = await screen.findByRole('combobox', { name: 'Orçamento para' });
    const main = document.querySelector('main') ?? document.body;
    expect(await findCredit(main)).toBe(line);
    fireEvent.mouseDown(field);
    const options = await screen.findByRole('region', { name: 'Clientes' });
    expect(await findCredit(options)).toBe(line);
    expect(asked()).toHaveLength(1);
  });

  it('says that it could not be read, if there was any before', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    writePreference('seller', 'credito', true);
    endpoints.replace('/creditodeclientes', () => {
      throw new HttpStatus(503);
    });
    await openScreen('seller', '/home?busca=customer2');
    const found = await screen.findByRole('list', { name: 'Encontrados' });
    expect(await within(found).findByText(/O crédito não pôde ser lido\./)).toBeVisible();
    endpoints.replace('/creditodeclientes', () => ({
      temdados: true,
      clientes: [{ ...credit, uid: 'customer2', limite: 0, bloqueado: false, motivo: '' }],
    }));
    fireEvent.click(within(found).getByText('Tentar de novo'));
    expect(await findCredit(found)).toMatch(/^Crédito: sem limite de crédito, em aberto/);
  });
});

describe('§7 credit: for whoever decides', () => {
  it.each(['admin', 'seller'] as const)('marks pending orders for the %s', async (who) => {
    endpoints.credits.set('customer', { ...credit, bloqueado: false, motivo: '', vencido: 1 });
    await storeOrders(orderOf(), orderOf({ numerodopedido: 13, status: 'Aprovado' }));
    await openScreen(who, who === 'admin' ? '/pedidos' : '/pedidosvendedor');
    const row = await findRow(12);
    expect(await row.findByText(/crédito/)).toBeInTheDocument();
    toggle(12);
    const sentence = await within(await panelOf(12)).findByText(/^Crédito: /);
    expect(plain(sentence)).toMatch(
      /^Crédito: o total passa do crédito disponível, R\$ 100\.00 \(posição de 28\/11\/2026 08:00\)\.$/,
    );
    expect(asked()).toEqual([]);
  });
});

describe('§7 credit: for the customer', () => {
  it('shows their own open bills after a click', async () => {
    endpoints.credits.set('customer', credit).set('customer2', { ...credit, uid: 'customer2' });
    await openScreen('customer', '/home');
    const opener = await screen.findByText('Seus títulos em aberto (1)');
    expect(document.body.textContent).not.toMatch(/R\$|bloqueado/);
    fireEvent.click(opener);
    const bills = await screen.findByRole('list', { name: 'Seus títulos em aberto' });
    expect(plain(bills)).toBe('77/2 · vence em 01/12/2026R$ 400.00');
    expect(asked()).toEqual(['customer']);
  });
});

describe('§2 /clientes: Atualizar crédito', () => {
  const sheet = 'CNPJ;Limite;Aberto;Vencido;Bloqueado\n11222333000181;1;1;0;N';
  const linhas = sheet.split('\n').map((row) => row.split(';'));
  const good = { clientes: 1, bloqueados: 0, semlimite: 0, titulos: 0, errados: [] };
  const sent = () =>
    endpoints
      .askedFor('/listadecredito')
      .map(({ query, body }) => [query, JSON.parse(body as string) as unknown]);

  beforeEach(() => {
    vi.stubGlobal('Worker', SpreadsheetWorker);
    return () => vi.unstubAllGlobals();
  });

  function choose(drawer: HTMLElement, text: string) {
    const input = drawer.querySelector('input[type=file]');
    if (!input) throw new Error('Nothing can be chosen');
    fireEvent.change(input, { target: { files: [new File([text], 'credito.csv')] } });
  }

  it('checks the sheet, names wrong lines, and stores it when it is confirmed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await openScreen('admin', '/clientes');
    fireEvent.click(await screen.findByText('Atualizar crédito', { selector: 'button *' }));
    const drawer = await screen.findByRole('dialog', { name: 'Atualizar crédito' });
    choose(drawer, '');
    expect(await within(drawer).findByText(/credito\.csv: O arquivo está vazio/)).toBeVisible();

    const errados = [{ linha: 2, problema: 'CNPJ inválido "1"' }];
    endpoints.replace('/listadecredito', () => ({ ...good, errados }));
    choose(drawer, sheet);
    expect(await within(drawer).findByText(/^1 linha tem erro: corrija/)).toBeVisible();
    expect(within(drawer).getByText('CNPJ inválido "1"')).toBeVisible();
    expect(within(drawer).queryByText('Gravar crédito')).toBeNull();
    expect(sent()).toEqual([[{ conferir: '1' }, { linhas }]]);

    fireEvent.click(within(drawer).getByText('Outra planilha'));
    endpoints.replace('/listadecredito', () => good);
    choose(drawer, sheet);
    await within(drawer).findByText(/^1 cliente, .* Nada foi gravado ainda/);
    endpoints.replace('/listadecredito', () => {
      throw new HttpStatus(503);
    });
    fireEvent.click(within(drawer).getByText('Gravar crédito'));
    expect(await within(drawer).findByText(/^Não se sabe se o crédito foi gravado/)).toBeVisible();
    endpoints.replace('/listadecredito', ({ query }) =>
      query['conferir'] ? good : { gravados: 1, ignorados: 0 },
    );
    fireEvent.click(within(drawer).getByText('Conferir de novo'));
    fireEvent.click(await within(drawer).findByText('Gravar crédito'));
    expect(await within(drawer).findByText('Crédito gravado: 1 cliente.')).toBeVisible();
    expect(sent().at(-1)).toEqual([{}, { linhas }]);
  });

  it('shows the credit with its bills on the customer’s page', async () => {
    endpoints.credits.set('customer', { ...credit, limite: null });
    await openScreen('admin', `/clientes?pessoa=${people.customer.uid}`);
    const page = await screen.findByRole('dialog', { name: 'Cadastro' });
    expect(await findCredit(page)).toContain('Crédito: limite não informado, em aberto R$ 400.00');
    const bills = within(page).getByRole('list', { name: 'Títulos em aberto' });
    expect(plain(bills)).toBe('77/2 · vence em 01/12/2026R$ 400.00');
  });
});
