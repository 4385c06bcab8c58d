// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { lookUpCompany, LookupRefused } from './company';
import type { FrameAnswer } from './frame-messages';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

/** The frame of the lookup; jsdom doesn't load it. */
const frame = () => document.querySelector('iframe');

function frameTells(data: FrameAnswer, source = frame()?.contentWindow ?? null) {
  window.dispatchEvent(new MessageEvent('message', { data, source }));
}

const registryAnswers = (answer: unknown) => frameTells({ type: 'answered', answer });

describe('§7 Company lookup', () => {
  it('asks in a frame without an origin, which loads the script', () => {
    const { cancel } = lookUpCompany('11222333000181');
    expect(frame()?.getAttribute('src')).toBe('/consulta-cnpj.html');
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
    const asked = vi.spyOn(frame()?.contentWindow as Window, 'postMessage');
    frameTells({ type: 'ready' });
    const url = expect.stringMatching(/\/v1\/cnpj\/11222333000181$/) as string;
    expect(asked).toHaveBeenCalledWith({ url, timeoutMs: 600_000 }, '*');
    cancel();
    expect(frame()).toBeNull();
  });

  it('ignores messages of other windows', async () => {
    const { result } = lookUpCompany('11222333000181');
    frameTells({ type: 'answered', answer: { status: 'OK', nome: 'OUTRA LTDA' } }, window);
    registryAnswers({ status: 'OK', nome: 'BICI LTDA' });
    await expect(result).resolves.toMatchObject({ razaosocial: 'BICI LTDA' });
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
    frameTells({ type: 'failed' });
    await expect(result).rejects.toThrow('Consulta de CNPJ indisponível');
    expect(frame()).toBeNull();
  });

  it('§9 says that the time is over', async () => {
    const { result } = lookUpCompany('11222333000181');
    frameTells({ type: 'timedOut' });
    await expect(result).rejects.toEqual(new Error('Tempo limite atingido'));
  });

  it('gives up a frame that does not come', async () => {
    const { result } = lookUpCompany('11222333000181');
    const outcome = vi.fn();
    result.catch(outcome);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(new Error('Consulta de CNPJ indisponível'));
  });
});
