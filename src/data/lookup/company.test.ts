// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { lookUpCompany, LookupRefused } from './company';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  for (const script of document.querySelectorAll('script')) script.remove();
});

/** The question's script tag; jsdom does not load it. */
const question = () => document.querySelector('script')?.src ?? '';

function registryAnswers(data: unknown) {
  const callback = new URL(question()).searchParams.get('callback') ?? '';
  (Reflect.get(window, callback) as (data: unknown) => void)(data);
}

const tenMinutes = 600_000;

describe('§7 Company lookup', () => {
  it('asks by script tag, the tax id in the path and the callback as a parameter', () => {
    const { cancel } = lookUpCompany('11222333000181');
    expect(question()).toMatch(/\/v1\/cnpj\/11222333000181\?callback=\w+$/);
    cancel();
    expect(question()).toBe('');
  });

  it('reads the company', async () => {
    const { result } = lookUpCompany('11222333000181');
    registryAnswers({
      status: 'OK',
      nome: ' BICI\u00a0LTDA ',
      logradouro: 'RUA A',
      numero: '10',
      bairro: 'CENTRO',
      cep: '01.000-000',
      uf: 'SP',
      municipio: 'SÃO PAULO',
      telefone: '(11) 3456-7890',
      complemento: null,
    });
    await expect(result).resolves.toEqual({
      razaosocial: 'BICI LTDA',
      logradouro: 'RUA A',
      numero: '10',
      complemento: '',
      bairro: 'CENTRO',
      cidade: 'SÃO PAULO',
      estado: 'SP',
      cep: '01.000-000',
      telefone: '(11) 3456-7890',
    });
  });

  it('§8 gives the service’s own message when its status is ERROR', async () => {
    const { result } = lookUpCompany('11222333000181');
    registryAnswers({ status: 'ERROR', message: 'CNPJ inválido' });
    await expect(result).rejects.toEqual(new LookupRefused('CNPJ inválido'));
  });

  it.each([null, {}, { status: 'OK' }, 'OK'])('takes %j for no answer', async (answer) => {
    const { result } = lookUpCompany('11222333000181');
    registryAnswers(answer);
    await expect(result).rejects.toThrow('A consulta não trouxe os dados da empresa');
  });

  it('ends at once when the script cannot be loaded', async () => {
    const { result } = lookUpCompany('11222333000181');
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    await expect(result).rejects.toThrow('Consulta de CNPJ indisponível');
  });

  it('§9 gives up after 600000 ms', async () => {
    const { result } = lookUpCompany('11222333000181');
    const outcome = vi.fn();
    result.catch(outcome);
    await vi.advanceTimersByTimeAsync(tenMinutes - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(new Error('Tempo limite atingido'));
  });
});
