import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { maxMsAhead } from '../../../domain/registration/pace';
import { paths } from '../../../domain/paths';
import { holdClock, pass, stopClock } from '../support/clock';
import { accounts, database, openScreen } from '../support/open-screen';
import { refuseSignOut } from '../support/sign-out';
import { answer, cnpj, fillCompany, fillPerson, lookUp } from './customer';
import { alertText, closeAlert, field, leavesWrong, press, registered, settle, type } from './form';
import { lookupFrames, registryAnswers, registryTells } from './registry';

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openScreen(null, '/cadastrocliente');
  await screen.findByText('CADASTRAR');
  holdClock();
});

const send = () => press('CADASTRAR');
describe('§2 /cadastrocliente, §5 customer registration', () => {
  it('has its fields in order, those of the company closed, and refuses empty or wrong ones', async () => {
    const inputs = [...document.querySelectorAll<HTMLInputElement>('main form input')];
    expect(inputs.map(({ name, readOnly }) => (readOnly ? `(${name})` : name))).toEqual([
      ...['nome', 'cargo', 'celular', 'email', 'senha', 'cnpj'],
      ...['(razaosocial)', '(logradouro)', '(numero)', '(telefone)', '(complemento)'],
      ...['(bairro)', '(cidade)', '(estado)', '(cep)'],
    ]);
    expect(screen.getByText('LOGIN')).toHaveAttribute('href', '/');

    // A field is checked on leaving it, and from then on at each key.
    type('Nome', 'Jo');
    await settle();
    expect(field('Nome')).toBeValid();
    await leavesWrong('Nome', 'Jo', 'campo obrigatório');
    type('Nome', 'Joana');
    await settle();
    expect(field('Nome')).toBeValid();
    expect(screen.queryByText('campo obrigatório')).not.toBeInTheDocument();
    type('Nome', '');

    await send();
    expect(alertText()).toContain('Digite os campos corretamente...');
    expect(screen.getByText('digite o CNPJ e clique em ok')).toBeInTheDocument();
    await closeAlert();

    // An invalid tax id causes no lookup.
    await lookUp();
    expect(alertText()).toContain('Digite o CNPJ e clique em Ok');
    await closeAlert();
    for (const wrong of ['112223330001', '11222333000180']) {
      type('CNPJ', wrong);
      await lookUp();
      expect(screen.getByText('digite um CNPJ corretamente')).toBeInTheDocument();
      expect(lookupFrames()).toHaveLength(0);
    }
  });

  it('waits for the look-up, then for the fields it did not fill, and for wrong ones', async () => {
    fillPerson();
    type('CNPJ', cnpj);
    await send();
    expect(field('CNPJ')).toHaveAccessibleDescription('digite o CNPJ e clique em ok');
    expect(alertText()).toContain('Digite os campos corretamente...');
    expect(screen.queryByText('campo obrigatório')).not.toBeInTheDocument();
    await closeAlert();
    expect(field('CNPJ')).toHaveFocus();

    await lookUp();
    await send();
    expect(field('CNPJ')).toHaveAccessibleDescription('aguarde a consulta do CNPJ');
    await closeAlert();
    await registryAnswers({ ...answer, bairro: '' });
    await pass(1000);
    await settle();
    expect(field('CNPJ')).toBeValid();

    await send();
    expect(field('Bairro')).toHaveAccessibleDescription('campo obrigatório');
    await closeAlert();
    expect(field('Bairro')).toHaveFocus();

    type('Bairro', 'CENTRO');
    type('Senha', 'curta');
    await send();
    expect(field('Senha')).toHaveFocus();
    expect(alertText()).toBeUndefined();
    expect(accounts.find('maria@bici.com.br')).toBeUndefined();
  });

  it('registers a verified company, once, and thanks by name; leaving signs out', async () => {
    fillPerson();
    await fillCompany();
    const release = accounts.hold('signUp');
    const button = screen.getByText('CADASTRAR');
    fireEvent.submit(button);
    fireEvent.click(button);
    await send();
    expect(screen.getByText('Aguarde, enviando o cadastro…')).toBeVisible();
    await pass(10_000);
    expect(screen.getByText(/Está demorando mais que o normal/)).toBeVisible();

    release();
    const popup = await screen.findByText('Olá Maria Souza');
    expect(popup.closest('[role=dialog]')).toHaveTextContent(
      'Seu cadastro foi realizado com sucesso.',
    );
    expect(location.pathname).toBe('/obrigadocadastro');
    expect(await database.stored('codigocliente')).toBe(5);
    expect(await registered('maria@bici.com.br')).toMatchObject({
      nome: 'Maria Souza',
      razaosocial: 'BICI LTDA',
      cnpj,
      cnpjverificado: true,
      analise: false,
      cod: 5,
    });
    await closeAlert();
    expect(screen.queryByText('Olá Maria Souza')).not.toBeInTheDocument();

    const allow = await refuseSignOut();
    fireEvent.click(screen.getByText('SAIR / LOGOUT'));
    expect(await screen.findByText('Falha no Logout. Tente de novo.')).toBeVisible();
    expect(screen.getByText('Obrigado pelo cadastro!')).toBeVisible();
    allow();
    fireEvent.click(screen.getByText('SAIR / LOGOUT'));
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  it('registers a typed company as not verified', async () => {
    fillPerson();
    type('CNPJ', cnpj);
    await lookUp();
    await registryAnswers({ status: 'ERROR', message: 'CNPJ não encontrado' });
    type('Razão social', 'BICI LTDA');
    type('Endereço', 'RUA A');
    type('Número', '10');
    type('Bairro', 'CENTRO');
    type('Cidade', 'SÃO PAULO');
    type('Estado', 'SP');
    type('CEP', '01000-000');
    await send();
    await screen.findByText('Olá Maria Souza');
    expect(await registered('maria@bici.com.br')).toMatchObject({ cnpjverificado: false });
  });
});

describe('§4 company lookup', () => {
  it('fills the read-only fields one second after the answer, about no other tax id', async () => {
    stopClock();
    type('CNPJ', cnpj);
    expect(field('CNPJ')).toHaveValue('11.222.333/0001-81');
    await lookUp();
    await registryAnswers(answer);
    await pass(800);
    expect(field('Razão social')).toHaveValue('');
    await pass(200);
    expect(field('Razão social')).toHaveValue('BICI LTDA');
    expect(field('Razão social').readOnly).toBe(true);
    expect(field('Complemento').readOnly).toBe(false);

    type('CNPJ', '12345678000195');
    expect(field('Razão social')).toHaveValue('');
    expect(field('Razão social').readOnly).toBe(true);

    await pass(30_000);
    await lookUp();
    type('CNPJ', cnpj);
    await registryAnswers(answer);
    await pass(1000);
    expect(field('Razão social')).toHaveValue('');
  });

  it('is locked for thirty seconds, and opens the fields if it finds nothing', async () => {
    stopClock();
    type('CNPJ', cnpj);
    await lookUp();
    await registryAnswers({ status: 'ERROR', message: 'CNPJ rejeitado' });
    await settle();
    expect(screen.getByText('CNPJ rejeitado')).toBeVisible();
    expect(field('Razão social').readOnly).toBe(false);

    await pass(25_000);
    await lookUp();
    expect(screen.getByText('Aguarde para consultar novamente.')).toBeVisible();
    expect(screen.getByText(/^Faltam [345] segundos\.$/)).toBeVisible();
    expect(alertText()).toBeUndefined();
    expect(lookupFrames()).toHaveLength(0);
    await pass(5_000);
    expect(screen.queryByText('Aguarde para consultar novamente.')).toBeNull();
    await lookUp();
    expect(lookupFrames()).toHaveLength(1);
    expect(field('Razão social').readOnly).toBe(true);
    await registryTells({ type: 'failed' });
    await settle();
    expect(screen.getByText('Consulta de CNPJ indisponível')).toBeVisible();
    expect(field('Razão social').readOnly).toBe(false);

    await pass(30_000);
    await lookUp();
    await registryTells({ type: 'ready' });
    expect(field('Razão social').readOnly).toBe(true);
    await pass(30_000);
    await settle();
    expect(screen.getByText('A consulta ainda não respondeu.')).toBeVisible();
    expect(field('Razão social').readOnly).toBe(false);
  });
});

describe('§8 customer signup failures', () => {
  it('stay under the e-mail until it changes, and keep the typed text', async () => {
    fillPerson();
    await fillCompany();
    type('E-mail', 'customer@bici.com.br');
    await send();
    const taken = 'Este email já está sendo utilizado';
    await waitFor(() => expect(alertText()).toContain(taken));
    await closeAlert();
    fireEvent.blur(field('E-mail'));
    await settle();
    expect(field('E-mail')).toHaveAccessibleDescription(taken);
    expect(field('Nome')).toHaveValue('Maria Souza');
    expect(field('Senha')).toHaveValue('segredo123');
    type('E-mail', 'joana@bici.com.br');
    await settle();
    expect(field('E-mail')).toBeValid();
    expect(field('E-mail')).not.toHaveAccessibleDescription();

    accounts.cut('signUp');
    await send();
    const failure = await screen.findByText(/^O cadastro não foi feito\. Verifique sua conexão/);
    expect(failure).toHaveRole('alert');
    expect(alertText()).toBeUndefined();
    expect(await database.stored('codigocliente')).toBe(4);
  });

  it('decision 91: waits while there are too many, and works with the same e-mail afterwards', async () => {
    fillPerson();
    await fillCompany();
    await database.store(paths.registrationPace, Date.now() + maxMsAhead);
    await send();
    const failure = await screen.findByText(/^O cadastro não foi feito\. Há cadastros demais/);
    expect(failure).toHaveRole('alert');
    expect(field('Nome')).toHaveValue('Maria Souza');
    expect(field('Senha')).toHaveValue('segredo123');
    expect(await registered('maria@bici.com.br')).toBeUndefined();

    await database.store(paths.registrationPace, Date.now());
    await send();
    await screen.findByText('Olá Maria Souza');
    expect(await registered('maria@bici.com.br')).toMatchObject({ cod: 5 });
  });
});
