import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { contactAct } from '../../../domain/outbox/act';
import { paths } from '../../../domain/paths';
import { people, type Person } from '../../support/data/people';
import { holdClock } from '../support/clock';
import { findConnection, loseConnection } from '../support/connection';
import { database, openScreen } from '../support/open-screen';

const field = (label: RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: '[role=dialog] input' });
const stored = (name: string) => database.stored(`${paths.user('customer')}/${name}`);
const click = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button *' }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });

async function open() {
  await openScreen('admin', '/clientes?pessoa=customer');
  await screen.findByText('Editar contatos');
  click('Editar contatos');
  // The button that had the focus is gone.
  await waitFor(() => expect(field(/^Nome/)).toHaveFocus());
}

/** Another administrator changes the job title. */
async function changeElsewhere(cargo: string) {
  const { changeContact } = await import('../../../src/data/people/contact-changes');
  const edit = { de: { cargo: people.customer.cargo ?? '' }, para: { cargo } };
  const act = contactAct(people.customer, edit, { id: 'elsewhere', pedidoem: 1 });
  await changeContact(act, people.admin);
}

describe("decision 82: a person's contacts", () => {
  it('wait for the connection, are saved with it, and can be taken back until then', async () => {
    await open();
    holdClock();
    await loseConnection();
    type(/^Nome/, 'Ana  Lima');
    click('Salvar');
    await screen.findByText('Alteração dos contatos aguardando conexão');
    fireEvent.click(
      screen.getByLabelText(`Cancelar Alteração dos contatos (${people.customer.nome})`),
    );
    await waitFor(() => expect(screen.queryByText(/aguardando conexão/)).toBeNull());
    click('Editar contatos');
    expect(field(/^Nome/)).toHaveValue(people.customer.nome);
    type(/^Nome/, 'Ana  Lima');
    click('Salvar');
    await screen.findByText('Alteração dos contatos aguardando conexão');
    expect(await stored('nome')).toBe(people.customer.nome);

    await findConnection();
    await screen.findByText(`Contatos de ${people.customer.nome} salvos.`);
    expect(await stored('nome')).toBe('Ana Lima');
    const page = within(screen.getByRole('dialog'));
    expect(await page.findByText(/Administração alterou/)).toBeVisible();
  });

  it("leave another person's field as it is, and one that both changed is refused", async () => {
    await open();
    await changeElsewhere('Sócia');
    type(/^Celular/, '62999990000');
    click('Salvar');
    await screen.findByText(/^Contatos de .* salvos\.$/);
    expect(await stored('celular')).toBe('(62) 99999-0000');
    expect(await stored('cargo')).toBe('Sócia');
  });

  it('changed elsewhere first stay typed, and overwrite on request', async () => {
    await open();
    await changeElsewhere('Sócia');
    type(/^Cargo/, 'Dona');
    type(/^Cidade/, 'ANÁPOLIS');
    click('Salvar');
    const page = within(screen.getByRole('dialog'));
    const told = await page.findByText(/^Administração alterou os mesmos contatos de .* Nada foi/);
    expect(told.closest('[role=alert]')).not.toBeNull();
    expect(screen.getByText('O que você digitou: Cargo: Dona; Cidade: ANÁPOLIS.')).toBeVisible();
    expect(await stored('cargo')).toBe('Sócia');
    expect(field(/^Cargo/)).toHaveValue('Dona');
    // Both values are there, of the field that both changed alone.
    expect(page.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByLabelText('Seu: Dona')).toBeChecked();
    fireEvent.click(screen.getByLabelText('Agora: Sócia'));
    expect(field(/^Cargo/)).toHaveValue('Sócia');
    fireEvent.click(screen.getByLabelText('Seu: Dona'));
    expect(field(/^Cargo/)).toHaveValue('Dona');
    click('Salvar');
    await screen.findByText(/^Contatos de .* salvos\.$/);
    expect(await stored('cargo')).toBe('Dona');
    expect(await stored('endereco/cidade')).toBe('ANÁPOLIS');
  });
});

describe("decision 82: a seller's contacts", () => {
  it('are the mobile number, which is corrected and written down', async () => {
    await openScreen('admin', '/vendedores?pessoa=seller');
    await screen.findByText('Editar contatos');
    click('Editar contatos');
    expect([...document.querySelectorAll('[role=dialog] form input')]).toHaveLength(1);
    expect(screen.getByText(/^O e-mail e a senha o vendedor troca em Minha conta/)).toBeVisible();
    type(/^Celular/, '62999990000');
    click('Salvar');
    await screen.findByText(`Contatos de ${people.seller.nome} salvos.`);
    expect(await database.stored(`${paths.user('seller')}/celular`)).toBe('(62) 99999-0000');
    expect(
      await within(screen.getByRole('dialog')).findByText(/Administração alterou/),
    ).toBeVisible();
  });
});

describe("§4 a person's page", () => {
  it('has the buttons of their state: waiting ones are approved or removed, approved ones returned', async () => {
    const first = await openScreen('admin', '/analise?pessoa=pending');
    await screen.findByText('Editar contatos');
    const page = () => within(screen.getByRole('dialog', { name: 'Cadastro' }));
    const buttons = () =>
      page()
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter((text) => /provar|Remover|Readmitir|Desfazer/.test(text));
    expect(buttons()).toEqual(['Aprovar', 'Remover']);
    fireEvent.click(page().getByText('Aprovar'));
    await page().findByText('Desfazer');
    expect(buttons()).toEqual(['Aprovar', 'Desfazer']);
    fireEvent.click(page().getByText('Desfazer'));
    await page().findByText('Remover');
    fireEvent.click(page().getByText('Remover'));
    fireEvent.click(await screen.findByText('SIM'));
    await page().findByText('Removido');
    expect(buttons()).toEqual(['Readmitir']);
    first.unmount();

    await openScreen('admin', '/vendedores?pessoa=seller');
    await screen.findByText('Editar contatos');
    expect(buttons()).toEqual(['Reprovar']);
  });
});

describe("decision 82: 'Minha conta' corrects", () => {
  async function openAccount(who: Person) {
    await openScreen(who, '/obrigado');
    fireEvent.click(await screen.findByText(/^Olá /));
    fireEvent.click(await screen.findByText('Corrigir contatos'));
    await waitFor(() => expect(field(/^Celular/)).toHaveFocus());
  }

  it("a customer's mobile and address, and not who they are", async () => {
    await openAccount('customer');
    expect(field(/^Cidade/)).toHaveValue(people.customer.endereco?.cidade ?? '');
    for (const other of [/^Nome/, /^CNPJ/, /^Razão social/]) {
      expect(screen.queryByLabelText(other, { selector: '[role=dialog] input' })).toBeNull();
    }
    type(/^Celular/, '62999990000');
    type(/^Cidade/, 'ANÁPOLIS');
    click('Salvar');
    await screen.findByText(`Contatos de ${people.customer.nome} salvos.`);
    expect(await stored('celular')).toBe('(62) 99999-0000');
    expect(await database.stored('clientes/customer/endereco/cidade')).toBe('ANÁPOLIS');
    const lines = await database.stored('historicos/customer/contatos');
    expect(Object.values(lines as object)).toMatchObject([{ por: { uid: 'customer' } }]);
  });

  it("a seller's mobile alone, kept typed where somebody else was faster", async () => {
    await openAccount('seller');
    const { changeContact } = await import('../../../src/data/people/contact-changes');
    const edit = { de: { celular: people.seller.celular }, para: { celular: '(11) 90000-0000' } };
    const act = contactAct(people.seller, edit, { id: 'elsewhere', pedidoem: 1 });
    await changeContact(act, people.seller);
    type(/^Celular/, '62999990000');
    click('Salvar');
    expect(await screen.findByLabelText('Seu: (62) 99999-0000')).toBeChecked();
    fireEvent.click(screen.getByLabelText('Agora: (11) 90000-0000'));
    click('Salvar');
    await screen.findByText('Corrigir contatos');
    expect(await database.stored('usuarios/seller/celular')).toBe('(11) 90000-0000');
  });

  it('nothing of somebody who waits', async () => {
    await openScreen('pending', '/home');
    fireEvent.click(await screen.findByText(/^Olá /));
    await screen.findByText('Alterar e-mail', { selector: 'h2' });
    expect(screen.queryByText('Corrigir contatos')).toBeNull();
  });
});
