import { describe, expect, it } from 'vitest';

import type { CompanyFields } from '../../../../domain/registration/registration';
import { isClosed, nextCompany, type CompanyEvent, type CompanyState } from './company-state';

const cnpj = '11222333000181';
const company: CompanyFields = {
  razaosocial: 'BICI LTDA',
  telefone: '',
  logradouro: 'RUA A',
  numero: '10',
  complemento: '',
  bairro: '',
  cidade: 'SÃO PAULO',
  estado: 'SP',
  cep: '01000-000',
};

const changed: CompanyEvent = { type: 'taxIdChanged' };
const asked: CompanyEvent = { type: 'lookupAsked', cnpj };
const late: CompanyEvent = { type: 'lookupLate', cnpj };
const found: CompanyEvent = { type: 'lookupFound', cnpj, company };
const failed: CompanyEvent = { type: 'lookupFailed', cnpj, message: 'Tempo limite atingido' };

function after(events: CompanyEvent[], typed = false): CompanyState {
  return events.reduce<CompanyState>((state, event) => nextCompany(state, event, typed), {
    status: 'closed',
  });
}

describe('§4 company lookup and the company fields', () => {
  it.each<[string, CompanyEvent[], boolean, CompanyState['status']]>([
    ['nothing yet', [changed], false, 'closed'],
    ['asked', [changed, asked], false, 'asking'],
    ['found', [asked, found], false, 'found'],
    ['failed', [asked, failed], false, 'open'],
    ['silent until the lock ended', [asked, late], false, 'open'],
    ['late answer, nothing typed', [asked, late, found], false, 'found'],
    ['late answer after typing', [asked, late, found], true, 'open'],
    ['asked again after typing', [asked, late, asked, found], true, 'found'],
    ['failed after typing', [asked, late, failed], true, 'open'],
    ['another tax id while asking', [asked, changed], false, 'closed'],
    ['another tax id after the answer', [asked, found, changed], true, 'closed'],
    ['another tax id after typing', [asked, failed, changed], true, 'open'],
  ])('%s', (_, events, typed, status) => {
    expect(after(events, typed).status).toBe(status);
  });

  it('closes the fields that the registry filled, and leaves its gaps to the person', () => {
    expect(isClosed(after([]), 'bairro')).toBe(true);
    expect(isClosed(after([asked, found]), 'razaosocial')).toBe(true);
    expect(isClosed(after([asked, found]), 'bairro')).toBe(false);
    expect(isClosed(after([asked, failed]), 'razaosocial')).toBe(false);
  });

  it('opens fields whose answer no record can hold', () => {
    const strange = { ...company, estado: 'Nárnia', cep: '100', bairro: 'CENTRO\u0001' };
    const state = after([asked, { type: 'lookupFound', cnpj, company: strange }]);
    expect(isClosed(state, 'estado')).toBe(false);
    expect(isClosed(state, 'cep')).toBe(false);
    expect(isClosed(state, 'bairro')).toBe(false);
    expect(isClosed(state, 'cidade')).toBe(true);
  });

  it('formats the postcode and the state as if they were typed', () => {
    const written = { ...company, estado: 'sp', cep: '01.000-000' };
    expect(after([asked, { type: 'lookupFound', cnpj, company: written }])).toMatchObject({
      company: { estado: 'SP', cep: '01000-000' },
    });
  });

  it("cuts the registry's answer to what can be stored", () => {
    const wordy = { ...company, numero: 'KM 12 DA RODOVIA ESTADUAL' };
    expect(after([asked, { type: 'lookupFound', cnpj, company: wordy }])).toMatchObject({
      company: { numero: 'KM 12 DA RODOVIA EST' },
    });
  });
});
