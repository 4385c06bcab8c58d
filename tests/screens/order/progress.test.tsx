import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { Step } from '../../../domain/order/progress/step';
import { paths } from '../../../domain/paths';
import { momentInWords } from '../../../domain/words/time';
import { aLine } from '../../support/data/an-order';
import { chooseOption, openSelect } from '../../support/select';
import { findConnection, loseConnection } from '../support/connection';
import { database, openScreen } from '../support/open-screen';
import {
  dayOfOrders,
  findRow,
  itIs,
  orderOf,
  panelOf,
  press,
  sim,
  storeOrders,
  textOf,
  toggle,
} from '../support/orders';

const key = '35170458716523000119550010000000121000123458';
const itens = [aLine(), aLine({ CD_PRODUTO: '1006', DESCRICAO: 'CORRENTE', quantity: 5 })];
const approved = (numerodopedido = 12) =>
  orderOf({ numerodopedido, status: 'Aprovado', itens, total: 629.3 });

const steps = async (number = 12) =>
  Object.values((await database.stored(paths.steps(number))) ?? {}) as Omit<Step, 'id'>[];
const step = (id: string, fields: object, number = 12) => ({
  [`${paths.progress(number)}/cliente`]: 'customer',
  [paths.progressMoment(number)]: Date.now(),
  [paths.step(number, id)]: { em: Date.now(), por: { uid: 'admin' }, ...fields },
});
const form = () => screen.findByRole('form', { name: 'Registrar andamento do pedido 12' });
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function openForm() {
  await findRow(12);
  toggle(12);
  await panelOf(12);
  fireEvent.click(await screen.findByRole('button', { name: 'Registrar andamento' }));
  await form();
}
const chooseKind = async (kind: string) => {
  openSelect(within(await form()).getByRole('combobox'));
  chooseOption(kind);
};

const xml = (products: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><nfeProc xmlns="http://www.portalfiscal.inf.br/nfe">
  <NFe><infNFe Id="NFe${key}" versao="4.00"><ide><nNF>12</nNF></ide>${products}</infNFe></NFe></nfeProc>`;
const product = (code: string, quantity: string) =>
  `<det nItem="1"><prod><cProd>${code}</cProd><qCom>${quantity}</qCom></prod></det>`;
const drop = (text: string, name = 'nota.xml') => {
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('no field for a file');
  fireEvent.change(input, { target: { files: [new File([text], name)] } });
};

describe('decision 118: what became of an approved order', () => {
  it('is added by the administrator, in full and in part', async () => {
    itIs(dayOfOrders);
    await storeOrders(approved());
    await openScreen('admin', '/pedidos?status=Aprovado');
    await openForm();
    press('Registrar');
    await screen.findByText('Andamento do pedido 12: Separado.');
    expect(await steps()).toMatchObject([{ tipo: 'separado', por: { uid: 'admin' } }]);

    const again = await screen.findByRole('button', { name: 'Registrar andamento' });
    expect(again).toHaveFocus();
    fireEvent.click(again);
    expect(await form()).toHaveFocus();
    press('Registrar');
    expect(await screen.findByText(/precisa do número da nota/)).toBeVisible();
    write('Número da nota', '123/A');
    write(/^Chave da NF-e/, `${key.slice(0, -1)}7`);
    expect(screen.getByText(/último é o dígito verificador/)).toBeVisible();
    write(/^Chave da NF-e/, key.replace(/.{4}/g, '$& '));
    press('Registrar');
    await screen.findByText('Andamento do pedido 12: Faturado: nota 123/A.');
    expect(await database.stored(paths.invoice(key))).toBe(12);

    fireEvent.click(await screen.findByRole('button', { name: 'Registrar andamento' }));
    await chooseKind('Entregue');
    fireEvent.click(screen.getByLabelText('Todos os itens'));
    const field = screen.getByLabelText('Quantidade de 1006 CORRENTE');
    fireEvent.change(field, { target: { value: '2' } });
    fireEvent.blur(field);
    press('Registrar');
    await screen.findByText('Andamento do pedido 12: Entregue em parte.');
    const delivered = (await steps()).find(({ tipo }) => tipo === 'entregue');
    expect(delivered?.linhas).toEqual({ l0: 2, l1: 2 });
    const panel = await panelOf(12);
    await within(panel).findByText('3 × 1006 CORRENTE');
    expect(textOf(panel)).toContain('Falta entregar:3 × 1006 CORRENTE');
    expect(panel).toHaveTextContent('Chave da NF-e: 3517 0458 7165');
  });

  it('is filled from the XML of an NF-e, but not from another one', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await storeOrders(approved());
    await openScreen('admin', '/pedidos?status=Aprovado');
    await openForm();
    const whole = xml(product('1006', '2.0000'));
    for (const [text, sentence] of [
      [whole.slice(0, 200), /não é o XML de uma NF-e, ou está cortado/],
      ['<nota/>', /não é o XML de uma NF-e/],
      [`<!DOCTYPE x [<!ENTITY a "b">]>${whole}`, /não é o XML de uma NF-e/],
      [xml(product('7', '1')), /não combina com o pedido.*O produto 7 não está/],
      [xml(product('1006', '6')), /São 1 a mais de 1006/],
      ['x'.repeat(5_000_001), /passa de 5 MB/],
    ] as const) {
      drop(text);
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(screen.queryByLabelText('Número da nota')).toBeNull();
    }
    drop(whole);
    expect(await screen.findByLabelText('Número da nota')).toHaveValue('12');
    expect(screen.getByLabelText(/^Chave da NF-e/)).toHaveValue(key);
    expect(screen.getByLabelText('Quantidade de 1006 CORRENTE')).toHaveValue('2');
    // The key's CNPJ isn't the company's.
    expect(screen.getByText(/chave é de outra empresa/)).toBeVisible();

    await database.store(paths.invoice(key), 9);
    press('Registrar');
    expect(
      await screen.findByText(/pedido 12 não foi registrado\. A chave desta NF-e já está em outro/),
    ).toBeVisible();
    expect(
      screen.getByText(`Você escreveu: Faturado em parte: nota 12, chave ${key}`),
    ).toBeVisible();
    press('Entendi');
    await database.store(paths.invoice(key), null);
    fireEvent.click(await screen.findByRole('button', { name: 'Registrar andamento' }));
    await form();
    drop(whole);
    await screen.findByLabelText('Quantidade de 1006 CORRENTE');
    press('Registrar');
    await screen.findByText('Andamento do pedido 12: Faturado em parte: nota 12.');
    expect(await steps()).toMatchObject([{ nota: '12', chave: key, linhas: { l1: 2 } }]);
  });

  const twoSteps = () =>
    database.storeAll({
      ...step('a', { tipo: 'faturado', nota: '123/A', em: Date.now() - 5_000 }),
      ...step('b', {
        ...{ tipo: 'enviado', transportadora: 'TRANS SUL', rastreio: 'BR1' },
        ...{ previsto: '2026-12-01', link: 'https://trans.example/BR1' },
      }),
    });

  it('is read by its seller, without the form', async () => {
    await storeOrders(approved());
    await twoSteps();
    await openScreen('seller', '/pedidosvendedor?status=Aprovado&pedido=12');
    expect(await screen.findByText(/Faturado: nota 123\/A\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Registrar andamento' })).toBeNull();
  });

  it('is read by its customer, without prices', async () => {
    await storeOrders(approved(), approved(13));
    await twoSteps();
    await openScreen('customer', '/pedidoscliente?status=Aprovado&pedido=12');
    const panel = await panelOf(12);
    // Only a machine's own time is shown, and only if it differs.
    const dayBefore = Date.now() - 86_400_000;
    await database.storeAll({ [`${paths.step(12, 'b')}/feitoem`]: dayBefore });
    await within(panel).findByText(`Feito em ${momentInWords(new Date(dayBefore))}`);
    await database.storeAll({ [`${paths.step(12, 'b')}/feitoem`]: Date.now() });
    await waitFor(() => expect(panel).not.toHaveTextContent('Feito em'));
    await within(panel).findByText(
      /Enviado: TRANS SUL, rastreio BR1, previsto para 01\/12\/2026\./,
    );
    const link = within(panel).getByRole('link', { name: 'Acompanhar a entrega' });
    expect(link).toHaveAttribute('href', 'https://trans.example/BR1');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(panel).not.toHaveTextContent('R$');
    expect(screen.queryByRole('button', { name: 'Registrar andamento' })).toBeNull();
    toggle(13);
    expect(textOf(await panelOf(13))).not.toContain('Andamento');
  });

  it('stands on a customer’s home only if there is any', async () => {
    await storeOrders(approved());
    await openScreen('customer', '/home');
    await screen.findByRole('region', { name: 'Últimos pedidos' });
    expect(screen.queryByRole('region', { name: 'Andamento' })).toBeNull();
    await database.storeAll(step('a', { tipo: 'faturado', nota: '123/A' }));
    const card = await screen.findByRole('region', { name: 'Andamento' });
    expect(card).toHaveTextContent('Pedido 12Faturado: nota 123/A');
    expect(within(card).getByRole('link')).toHaveAttribute(
      'href',
      '/pedidoscliente?numero=12&pedido=12',
    );
  });

  it('there shows the orders whose steps are newest, whatever their numbers', async () => {
    const now = Date.now();
    const moments = [now - 1, now - 60_000, now, now - 60_000].map(
      (em, at) => [12 + at, em] as const,
    );
    await storeOrders(...moments.map(([number]) => approved(number)));
    const steps = moments.map(([number, em]) => step('a', { tipo: 'separado', em }, number));
    await database.storeAll(Object.assign({}, ...steps));
    await openScreen('customer', '/home');
    const card = await screen.findByRole('region', { name: 'Andamento' });
    const links = within(card).getAllByRole('link');
    expect(links.map(textOf)).toEqual(['Pedido 14', 'Pedido 12', expect.any(String)]);
  });

  it('asks before the order returns to analysis', async () => {
    await storeOrders(approved(), approved(13));
    await database.storeAll(step('a', { tipo: 'separado' }));
    await openScreen('admin', '/pedidos?status=Aprovado');
    await findRow(12);
    press(/^Aprovado: .* pedido 12/);
    const dialog = await screen.findByRole('dialog', { name: 'Analisar pedido?' });
    await within(dialog).findByText(/^Este pedido já tem andamento/);
    const [first] = within(dialog).getAllByRole('button');
    expect(first).toHaveTextContent('SIM');
    fireEvent.click(screen.getByRole('button', { name: 'NÃO' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await database.stored('pedidos/12/status')).toBe('Aprovado');
    press(/^Aprovado: .* pedido 13/);
    await screen.findByRole('dialog', { name: 'Analisar pedido?' });
    expect(screen.queryByText(/já tem andamento/)).toBeNull();
    await sim();
    await screen.findByText('Pedido 13 voltou à análise.');
  });

  it('waits in sight for the connection, and is stored once', async () => {
    await storeOrders(approved());
    await openScreen('admin', '/pedidos?status=Aprovado');
    await openForm();
    await loseConnection();
    press('Registrar');
    await screen.findByText('Andamento aguardando conexão');
    expect(await steps()).toEqual([]);
    await findConnection();
    await screen.findByText('Andamento do pedido 12: Separado.');
    expect(await steps()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('Andamento aguardando conexão')).toBeNull());
  });

  it('is added to many at once, but no invoice', async () => {
    await storeOrders(approved(), approved(13), orderOf({ numerodopedido: 14 }));
    await openScreen('admin', '/pedidos?status=Todos');
    await findRow(12);
    press('Escolher vários');
    for (const number of [12, 13, 14]) {
      fireEvent.click(await screen.findByRole('checkbox', { name: `Escolher pedido ${number}` }));
    }
    const bar = within(screen.getByRole('group', { name: 'Pedidos escolhidos' }));
    fireEvent.click(await bar.findByRole('button', { name: 'Andamento' }));
    const dialog = await screen.findByRole('dialog', { name: 'Registrar andamento?' });
    expect(dialog).toHaveTextContent('Não aprovados, ficam como estão: 14.');
    const kinds = openSelect(within(dialog).getByRole('combobox'));
    expect([...kinds.keys()]).toEqual(['Separado', 'Enviado', 'Entregue']);
    chooseOption('Enviado');
    write(/^Transportadora/, 'TRANS SUL');
    fireEvent.click(within(dialog).getByRole('button', { name: 'SIM' }));
    await screen.findByText('2 de 2 registrados.');
    for (const number of [12, 13]) {
      expect(await steps(number)).toMatchObject([{ tipo: 'enviado', transportadora: 'TRANS SUL' }]);
    }
    expect(await steps(14)).toEqual([]);
  });
});
