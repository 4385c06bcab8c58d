// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { registerSeller } from '../../providers/registration';
import { AntdRoot } from '../../ui/antd-root';
import { SellerRegistration } from './seller-registration';

vi.mock('../../providers/registration', () => ({ registerSeller: vi.fn() }));
const register = vi.mocked(registerSeller);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <AntdRoot>
      <MemoryRouter initialEntries={['/cadastrovendedores']}>
        <Routes>
          <Route path="/cadastrovendedores" element={<SellerRegistration />} />
          <Route path="/obrigadocadastrovendedor" element={<Thanks />} />
        </Routes>
      </MemoryRouter>
    </AntdRoot>,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  register.mockReset();
});

function Thanks() {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const leave = (label: string) => fireEvent.blur(field(label));
const alertText = () => document.querySelector('[role=dialog]')?.textContent;
const send = () =>
  act(async () => {
    fireEvent.click(screen.getByText('CADASTRAR VENDEDOR'));
    // antd checks and shows its messages in the tasks after an event.
    await new Promise((resolve) => setTimeout(resolve));
  });

/** A hint is hidden by the style sheet, which is not loaded here. */
const descriptionOf = (message: string) => new RegExp(`^${message}( mínimo 8 dígitos)?$`);

function fill() {
  type('Nome', ' Carla Dias ');
  type('Celular', '+55 (11) 98765-4321');
  type('E-mail', 'carla@mmv.local');
  type('Senha', 'segredo123');
}

describe('§2 /cadastrovendedores', () => {
  it('has its title and its fields in order', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cadastro Vendedores');
    const inputs = screen.getAllByLabelText<HTMLInputElement>(/./, { selector: 'input' });
    expect(inputs.map(({ name }) => name)).toEqual(['nome', 'celular', 'email', 'senha']);
  });
});

describe('§5 seller registration', () => {
  it.each([
    ['Nome', 'Jo', 'campo obrigatório'],
    ['Celular', '1198', 'número inválido'],
    ['E-mail', 'carla@', 'digite um e-mail válido!'],
    ['Senha', '1234567', 'mínimo 8 dígitos'],
  ])('%s "%s" is told on leaving the field: %s', async (label, text, message) => {
    type(label, text);
    leave(label);
    await waitFor(() => expect(field(label)).toBeInvalid());
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(descriptionOf(message)));
  });

  it('refuses an empty form and goes to its first field', async () => {
    await send();
    expect(alertText()).toContain('Preencha os Campos Corretamente!');
    expect(await screen.findAllByText('campo obrigatório')).toHaveLength(1);
    expect(register).not.toHaveBeenCalled();
  });

  it('refuses a wrong field without the alert', async () => {
    fill();
    type('Senha', 'curta');
    await send();
    expect(field('Senha')).toHaveFocus();
    expect(alertText()).toBeUndefined();
    expect(register).not.toHaveBeenCalled();
  });

  it('registers what was typed and goes on with the name', async () => {
    fill();
    await send();
    expect(await screen.findByText('{"cadastrodovendedor":"Carla Dias"}')).toBeInTheDocument();
    expect(register).toHaveBeenCalledExactlyOnceWith({
      nome: ' Carla Dias ',
      celular: '(11) 98765-4321',
      email: 'carla@mmv.local',
      senha: 'segredo123',
    });
  });

  it('sends once', async () => {
    register.mockReturnValue(new Promise(() => {}));
    fill();
    act(() => {
      fireEvent.submit(screen.getByText('CADASTRAR VENDEDOR'));
    });
    await send();
    fireEvent.submit(screen.getByText('CADASTRAR VENDEDOR'));
    await send();
    expect(register).toHaveBeenCalledOnce();
  });
});

describe('§8 seller signup failures', () => {
  it.each([
    ['auth/email-already-in-use', 'Email já utilizado'],
    ['auth/invalid-email', 'Email Inválido'],
  ])('%s: "%s", and the e-mail is cleared', async (code, text) => {
    register.mockRejectedValue(Object.assign(new Error('no'), { code }));
    fill();
    await send();
    expect(await screen.findByRole('dialog')).toHaveTextContent(text);
    expect(field('E-mail').value).toBe('');
    await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription(text));
    expect(field('Nome').value).toBe(' Carla Dias ');
    expect(field('Senha').value).toBe('segredo123');
  });

  it('says what was not done for any other error, and keeps all that was typed', async () => {
    register.mockRejectedValue(
      Object.assign(new Error('no'), { code: 'auth/network-request-failed' }),
    );
    fill();
    await send();
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'O cadastro não foi feito. Verifique sua conexão',
    );
    expect(field('E-mail').value).toBe('carla@mmv.local');
  });
});
