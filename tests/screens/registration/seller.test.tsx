import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { paths } from '../../../domain/paths';
import { holdClock } from '../support/clock';
import { accounts, database, openScreen } from '../support/open-screen';
import { alertText, closeAlert, field, leavesWrong, press, registered, settle, type } from './form';

const button = 'CADASTRAR VENDEDOR';

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openScreen('admin', '/cadastrovendedores');
  await screen.findByText(button);
  holdClock();
});

function fill() {
  type('Nome', ' Carla Dias ');
  type('Celular', '+55 (11) 98765-4321');
  type('E-mail', 'carla@mmv.local');
  type('Senha', 'segredo123');
}

describe('§2 /cadastrovendedores, §5 seller registration', () => {
  it('has its fields in order, each checked on leaving it, and refuses empty or wrong ones', async () => {
    expect(screen.getByText('Cadastro Vendedores', { selector: 'h1' })).toBeVisible();
    const inputs = [...document.querySelectorAll<HTMLInputElement>('main form input[name]')];
    expect(inputs.map(({ name }) => name)).toEqual(['nome', 'celular', 'email', 'senha']);

    await press(button);
    expect(alertText()).toContain('Preencha os Campos Corretamente!');
    expect(screen.getAllByText('campo obrigatório')).toHaveLength(1);
    await closeAlert();
    expect(field('Nome')).toHaveFocus();

    await leavesWrong('Nome', 'Jo', 'campo obrigatório');
    await leavesWrong('Celular', '1198', 'número inválido');
    await leavesWrong('E-mail', 'carla@', 'digite um e-mail válido!');
    await leavesWrong('Senha', '1234567', 'mínimo 8 dígitos');

    fill();
    type('Senha', 'curta');
    await press(button);
    expect(field('Senha')).toHaveFocus();
    expect(alertText()).toBeUndefined();
    expect(accounts.find('carla@mmv.local')).toBeUndefined();
  });

  it('registers the typed values, once, and continues with the name', async () => {
    fill();
    const release = accounts.hold('signUp');
    const send = screen.getByText(button);
    fireEvent.submit(send);
    fireEvent.submit(send);
    await settle();
    expect(screen.getByText('Aguarde, enviando o cadastro…')).toBeVisible();
    fireEvent.submit(send);
    await settle();
    release();
    await screen.findByText('Cadastro de Carla Dias realizado', { exact: false });
    expect(location.pathname).toBe('/obrigadocadastrovendedor');
    expect(await database.stored('codigovendedor')).toBe(4);
    const seller = await registered('carla@mmv.local');
    expect(seller).toMatchObject({
      nome: 'Carla Dias',
      celular: '(11) 98765-4321',
      permissao: 'vendedor',
      analise: false,
      cod: 4,
    });
    expect(await database.stored(paths.approvals(seller?.uid ?? ''))).toBeNull();
    expect(seller).not.toHaveProperty('senha');
    expect(await database.stored(`${paths.password(seller?.uid ?? '')}/senha`)).toBe('segredo123');
    expect(accounts.find('carla@mmv.local')?.password).toBe('segredo123');
  });
});

describe('§4 register and approve in one step', () => {
  it('approves after the registration if chosen, with the button’s own change', async () => {
    expect(screen.getByLabelText('Aprovar agora')).not.toBeChecked();
    fireEvent.click(screen.getByLabelText('Aprovar agora'));
    fill();
    await press(button);
    await screen.findByText('A aprovação foi pedida junto com o cadastro.');
    await screen.findByText('Cadastro de Carla Dias aprovado.');
    const seller = await registered('carla@mmv.local');
    expect(seller).toMatchObject({ analise: true, cod: 4 });
    expect(
      Object.values((await database.stored(paths.approvals(seller?.uid ?? ''))) as object),
    ).toMatchObject([{ acao: 'aprovar', por: { uid: 'admin' } }]);
    fireEvent.click(screen.getByText('OK', { selector: '[role=dialog] *' }));
    expect(screen.getByText('VER VENDEDORES')).toBeVisible();
  });
});

describe('§8 seller signup failures', () => {
  it('clear an e-mail that is refused, and keep all else', async () => {
    fill();
    type('E-mail', 'customer@bici.com.br');
    await press(button);
    await waitFor(() => expect(alertText()).toContain('Email já utilizado'));
    await closeAlert();
    expect(field('E-mail')).toHaveValue('');
    expect(field('E-mail')).toHaveAccessibleDescription('Email já utilizado');
    expect(field('Nome')).toHaveValue(' Carla Dias ');
    expect(field('Senha')).toHaveValue('segredo123');

    fill();
    accounts.cut('signUp');
    await press(button);
    const failure = await screen.findByText(/^O cadastro não foi feito\. Verifique sua conexão/);
    expect(failure).toHaveRole('alert');
    expect(alertText()).toBeUndefined();
    expect(field('E-mail')).toHaveValue('carla@mmv.local');
    expect(await database.stored('codigovendedor')).toBe(3);
  });
});
