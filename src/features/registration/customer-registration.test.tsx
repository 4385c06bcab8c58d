// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { registerMyself } from '../../providers/registration';
import { AntdRoot } from '../../ui/antd-root';
import { CustomerRegistration } from './customer-registration';

vi.mock('../../providers/registration', () => ({ registerMyself: vi.fn() }));
const register = vi.mocked(registerMyself);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <AntdRoot>
      <MemoryRouter initialEntries={['/cadastrocliente']}>
        <Routes>
          <Route path="/cadastrocliente" element={<CustomerRegistration />} />
          <Route path="/obrigadocadastro" element={<Thanks />} />
        </Routes>
      </MemoryRouter>
    </AntdRoot>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  register.mockReset();
  for (const frame of lookupFrames()) frame.remove();
});

function Thanks() {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

const answer = {
  status: 'OK',
  nome: 'BICI LTDA',
  logradouro: 'RUA A',
  numero: '10',
  bairro: 'CENTRO',
  municipio: 'SÃO PAULO',
  uf: 'SP',
  cep: '01000-000',
  telefone: '',
  complemento: '',
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const clickOk = () => fireEvent.click(screen.getByText('OK', { selector: 'form *' }));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** antd checks in the tasks after an event, and shows the messages after the next. */
const settle = async () => {
  await wait(50);
  await wait(50);
};
const closeAlert = () => {
  fireEvent.click(screen.getByText('OK', { selector: '[role=dialog] *' }));
  return settle();
};
const alertText = () => document.querySelector('[role=dialog]')?.textContent;
const send = () => {
  fireEvent.click(screen.getByText('CADASTRAR'));
  return settle();
};

/** The lookups' frames; jsdom loads none of them. */
function lookupFrames() {
  return [...document.querySelectorAll<HTMLIFrameElement>('iframe[src="/consulta-cnpj.html"]')];
}

/** What the latest lookup's frame tells the page. */
function frameTells(data: object) {
  const source = lookupFrames().at(-1)?.contentWindow ?? null;
  window.dispatchEvent(new MessageEvent('message', { data, source }));
  return wait(0);
}

/** Makes the registry answer the latest request. */
const registryAnswers = (data: object) => frameTells({ type: 'answered', answer: data });

function fillPerson() {
  type('Nome', 'Maria Souza');
  type('Celular', '11987654321');
  type('E-mail', 'maria@bici.com.br');
  type('Senha', 'segredo123');
}

async function fillCompany() {
  type('CNPJ', '11222333000181');
  clickOk();
  await registryAnswers(answer);
  await wait(1000);
}

describe('§2 /cadastrocliente', () => {
  it('has its fields in order, those of the company read-only, and a way back', () => {
    const inputs = screen.getAllByLabelText<HTMLInputElement>(/./, { selector: 'input' });
    expect(inputs.map(({ name, readOnly }) => (readOnly ? `(${name})` : name))).toEqual([
      'nome',
      'cargo',
      'celular',
      'email',
      'senha',
      'cnpj',
      '(razaosocial)',
      '(logradouro)',
      '(numero)',
      '(telefone)',
      '(complemento)',
      '(bairro)',
      '(cidade)',
      '(estado)',
      '(cep)',
    ]);
    expect(screen.getByText('LOGIN')).toHaveAttribute('href', '/');
  });
});

describe('§4 company lookup', () => {
  it('fills the read-only fields one second after the answer', async () => {
    type('CNPJ', '11222333000181');
    expect(field('CNPJ').value).toBe('11.222.333/0001-81');
    clickOk();
    await registryAnswers(answer);
    await wait(999);
    expect(field('Razão social').value).toBe('');
    await wait(1);
    expect(field('Razão social').value).toBe('BICI LTDA');
    expect(field('Razão social').readOnly).toBe(true);
    expect(field('Complemento').readOnly).toBe(false);
  });

  it('is locked for thirty seconds', async () => {
    type('CNPJ', '11222333000181');
    clickOk();
    await registryAnswers({ status: 'ERROR', message: 'CNPJ não encontrado' });
    await wait(29_900);
    clickOk();
    await settle();
    expect(alertText()).toContain('Aguarde para consultar novamente.');
    expect(lookupFrames()).toHaveLength(0);
    await closeAlert();
    clickOk();
    expect(lookupFrames()).toHaveLength(1);
  });

  it('wants a tax id first', async () => {
    clickOk();
    await settle();
    expect(alertText()).toContain('Digite o CNPJ e clique em Ok');
  });

  it.each(['112223330001', '11222333000180'])('refuses %s and spends no lookup', async (cnpj) => {
    type('CNPJ', cnpj);
    clickOk();
    await settle();
    expect(screen.getByText('digite um CNPJ corretamente')).toBeInTheDocument();
    expect(lookupFrames()).toHaveLength(0);
  });

  it('shows the registry\u2019s refusal and opens the fields', async () => {
    type('CNPJ', '11222333000181');
    clickOk();
    await registryAnswers({ status: 'ERROR', message: 'CNPJ rejeitado' });
    await settle();
    expect(screen.getByText('CNPJ rejeitado')).toBeInTheDocument();
    expect(field('Razão social').readOnly).toBe(false);
  });

  it('opens the fields when the registry can\u2019t be reached, and when it is silent', async () => {
    type('CNPJ', '11222333000181');
    clickOk();
    await frameTells({ type: 'failed' });
    await settle();
    expect(screen.getByText('Consulta de CNPJ indisponível')).toBeInTheDocument();
    expect(field('Razão social').readOnly).toBe(false);
    await wait(30_000);
    clickOk();
    await frameTells({ type: 'ready' });
    expect(field('Razão social').readOnly).toBe(true);
    await wait(30_000);
    await settle();
    expect(screen.getByText('A consulta ainda não respondeu.')).toBeInTheDocument();
    expect(field('Razão social').readOnly).toBe(false);
  });
});

describe('§5 customer registration', () => {
  it('checks a field when it is left, and then at each key', async () => {
    type('Nome', 'Jo');
    await settle();
    expect(field('Nome')).toBeValid();
    fireEvent.blur(field('Nome'));
    await settle();
    expect(field('Nome')).toHaveAccessibleDescription('campo obrigatório');
    expect(field('Nome')).toBeInvalid();
    type('Nome', 'Joana');
    await settle();
    expect(field('Nome')).toBeValid();
    expect(screen.queryByText('campo obrigatório')).not.toBeInTheDocument();
  });

  it('asks for the lookup while the company fields are closed, not for each of them', async () => {
    fillPerson();
    type('CNPJ', '11222333000181');
    await send();
    expect(field('CNPJ')).toHaveAccessibleDescription('digite o CNPJ e clique em ok');
    expect(alertText()).toContain('Digite os campos corretamente...');
    expect(screen.queryByText('campo obrigatório')).not.toBeInTheDocument();
    await closeAlert();
    expect(field('CNPJ')).toHaveFocus();

    clickOk();
    await settle();
    await send();
    expect(field('CNPJ')).toHaveAccessibleDescription('aguarde a consulta do CNPJ');
    await registryAnswers(answer);
    await wait(1000);
    await settle();
    expect(field('CNPJ')).toBeValid();
    expect(register).not.toHaveBeenCalled();
  });

  it('asks for what the registry did not bring', async () => {
    fillPerson();
    type('CNPJ', '11222333000181');
    clickOk();
    await registryAnswers({ ...answer, bairro: '' });
    await wait(1000);
    await send();
    expect(field('Bairro')).toHaveAccessibleDescription('campo obrigatório');
    await closeAlert();
    expect(field('Bairro')).toHaveFocus();
    expect(register).not.toHaveBeenCalled();
  });

  it('empties what the registry brought when the tax id is another', async () => {
    await fillCompany();
    type('CNPJ', '12345678000195');
    expect(field('Razão social').value).toBe('');
    expect(field('Razão social').readOnly).toBe(true);
  });

  it('ignores an answer about another tax id', async () => {
    type('CNPJ', '11222333000181');
    clickOk();
    type('CNPJ', '12345678000195');
    await registryAnswers(answer);
    await wait(1000);
    expect(field('Razão social').value).toBe('');
  });

  it('refuses an empty form', async () => {
    await send();
    expect(alertText()).toContain('Digite os campos corretamente...');
    expect(screen.getByText('digite o CNPJ e clique em ok')).toBeInTheDocument();
    expect(register).not.toHaveBeenCalled();
  });

  it('refuses a wrong field without the alert', async () => {
    fillPerson();
    type('Senha', 'curta');
    await fillCompany();
    await send();
    expect(field('Senha')).toHaveFocus();
    expect(alertText()).toBeUndefined();
    expect(register).not.toHaveBeenCalled();
  });

  it('registers a verified company and goes on with the name', async () => {
    fillPerson();
    await fillCompany();
    await send();
    expect(register).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ nome: 'Maria Souza', razaosocial: 'BICI LTDA' }),
      true,
    );
    expect(screen.getByText('{"cadastrodocliente":"Maria Souza"}')).toBeInTheDocument();
  });

  it('sends once, and says when it takes long', async () => {
    register.mockReturnValue(new Promise(() => {}));
    fillPerson();
    await fillCompany();
    act(() => {
      fireEvent.submit(screen.getByText('CADASTRAR'));
      fireEvent.click(screen.getByText('CADASTRAR'));
    });
    await send();
    expect(register).toHaveBeenCalledOnce();
    expect(screen.getByText('Aguarde, enviando o cadastro…')).toBeInTheDocument();
    await wait(10_000);
    expect(screen.getByText(/Está demorando mais que o normal/)).toBeInTheDocument();
  });

  it('registers a typed company as not verified', async () => {
    fillPerson();
    type('CNPJ', '11222333000181');
    clickOk();
    await registryAnswers({ status: 'ERROR', message: 'CNPJ não encontrado' });
    type('Razão social', 'BICI LTDA');
    type('Endereço', 'RUA A');
    type('Número', '10');
    type('Bairro', 'CENTRO');
    type('Cidade', 'SÃO PAULO');
    type('Estado', 'SP');
    type('CEP', '01000-000');
    await send();
    expect(register).toHaveBeenCalledExactlyOnceWith(expect.anything(), false);
  });
});

describe('§8 customer signup failures', () => {
  it('keeps saying so under the e-mail until it is another', async () => {
    register.mockRejectedValue(Object.assign(new Error(), { code: 'auth/email-already-in-use' }));
    fillPerson();
    await fillCompany();
    await send();
    await closeAlert();
    fireEvent.blur(field('E-mail'));
    await settle();
    expect(field('E-mail')).toHaveAccessibleDescription('Este email já está sendo utilizado');
    type('E-mail', 'joana@bici.com.br');
    await settle();
    expect(field('E-mail')).toBeValid();
    expect(field('E-mail')).not.toHaveAccessibleDescription();
  });

  it.each([
    ['auth/email-already-in-use', 'Este email já está sendo utilizado'],
    ['auth/invalid-email', 'Email Inválido! Tente outro'],
    ['auth/network-request-failed', 'O cadastro não foi feito. Verifique sua conexão'],
    ['auth/internal-error', 'O cadastro não foi feito. Tente de novo'],
  ])('%s', async (code, text) => {
    register.mockRejectedValue(Object.assign(new Error('no'), { code }));
    fillPerson();
    await fillCompany();
    await send();
    expect(alertText()).toContain(text);
    expect(field('Nome').value).toBe('Maria Souza');
    expect(field('Senha').value).toBe('segredo123');
  });
});
