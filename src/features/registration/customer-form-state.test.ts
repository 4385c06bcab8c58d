import { describe, expect, it } from 'vitest';

import { emptyCustomerForm, type CompanyFields } from '../../../domain/registration';
import {
  complaints,
  initialCustomerForm,
  isReadOnly,
  reduceCustomerForm,
  type CustomerFormEvent,
  type CustomerFormState,
} from './customer-form-state';

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

const taxId: CustomerFormEvent = { type: 'typed', key: 'cnpj', text: '11.222.333/0001-81' };
const otherTaxId: CustomerFormEvent = { type: 'typed', key: 'cnpj', text: '12.345.678/0001-95' };
const asked: CustomerFormEvent = { type: 'lookupAsked', cnpj };
const late: CustomerFormEvent = { type: 'lookupLate', cnpj };
const found: CustomerFormEvent = { type: 'lookupFound', cnpj, company };
const failed: CustomerFormEvent = { type: 'lookupFailed', cnpj, message: 'Tempo limite atingido' };
const typedName: CustomerFormEvent = { type: 'typed', key: 'razaosocial', text: 'TYPED' };

function after(...events: CustomerFormEvent[]): CustomerFormState {
  return events.reduce(reduceCustomerForm, initialCustomerForm);
}

describe('§4 company lookup and the company fields', () => {
  it.each<[string, CustomerFormEvent[], CustomerFormState['company']['status'], string]>([
    ['nothing yet', [taxId], 'closed', ''],
    ['asked', [taxId, asked], 'asking', ''],
    ['found', [taxId, asked, found], 'found', 'BICI LTDA'],
    ['failed', [taxId, asked, failed], 'open', ''],
    ['silent until the lock ended', [taxId, asked, late], 'open', ''],
    ['late answer, nothing typed', [taxId, asked, late, found], 'found', 'BICI LTDA'],
    ['late answer after typing', [taxId, asked, late, typedName, found], 'open', 'TYPED'],
    [
      'asked again after typing',
      [taxId, asked, late, typedName, asked, found],
      'found',
      'BICI LTDA',
    ],
    ['failed after typing', [taxId, asked, late, typedName, failed], 'open', 'TYPED'],
    ['another tax id while asking', [taxId, asked, otherTaxId, found], 'closed', ''],
    ['another tax id after the answer', [taxId, asked, found, otherTaxId], 'closed', ''],
    ['the same tax id typed over', [taxId, asked, found, taxId], 'found', 'BICI LTDA'],
    ['another tax id after typing', [taxId, asked, failed, typedName, otherTaxId], 'open', 'TYPED'],
  ])('%s', (_, events, status, razaosocial) => {
    const state = after(...events);
    expect(state.company.status).toBe(status);
    expect(state.values.razaosocial).toBe(razaosocial);
  });

  it('keeps the message until the tax id is another', () => {
    expect(after(taxId, asked, failed).company).toMatchObject({ message: 'Tempo limite atingido' });
    expect(after(taxId, asked, failed, otherTaxId).company).toMatchObject({ message: '' });
  });

  it.each([late, failed, found])('asks for no more waiting once the wait is over: $type', (end) => {
    const refused = reduceCustomerForm(after(taxId, asked), {
      type: 'refused',
      errors: complaints(after(taxId, asked)),
    });
    expect(refused.errors.cnpj).toBe('aguarde a consulta do CNPJ');
    expect(reduceCustomerForm(refused, end).errors.cnpj).toBeUndefined();
  });

  it('closes the fields that the registry filled and leaves its gaps to the person', () => {
    expect(isReadOnly(after(taxId), 'bairro')).toBe(true);
    expect(isReadOnly(after(taxId, asked, found), 'razaosocial')).toBe(true);
    expect(isReadOnly(after(taxId, asked, found), 'bairro')).toBe(false);
    expect(isReadOnly(after(taxId, asked, failed), 'razaosocial')).toBe(false);
    expect(isReadOnly(after(), 'nome')).toBe(false);
  });

  it('cuts what the registry says to what can be stored', () => {
    const wordy = { ...company, numero: 'KM 12 DA RODOVIA ESTADUAL' };
    const state = after(taxId, asked, { type: 'lookupFound', cnpj, company: wordy });
    expect(state.values.numero).toBe('KM 12 DA RODOVIA EST');
  });
});

describe('§5 customer registration', () => {
  it('complains when a field is left, and no more once it is right', () => {
    const short = after({ type: 'typed', key: 'nome', text: 'Jo' });
    expect(short.errors.nome).toBeUndefined();
    const left = reduceCustomerForm(short, { type: 'blurred', key: 'nome' });
    expect(left.errors.nome).toBe('campo obrigatório');
    const right = reduceCustomerForm(left, { type: 'typed', key: 'nome', text: 'Joana' });
    expect(right.errors.nome).toBeUndefined();
  });

  it('asks for the lookup while the company fields are closed, not for each of them', () => {
    expect(complaints(initialCustomerForm)).toEqual({
      nome: 'campo obrigatório',
      celular: 'número inválido',
      email: 'digite um e-mail válido!',
      senha: 'mínimo 8 dígitos',
      cnpj: 'digite o CNPJ e clique em ok',
    });
    expect(complaints(after(taxId)).cnpj).toBe('digite o CNPJ e clique em ok');
    expect(complaints(after(taxId, asked)).cnpj).toBe('aguarde a consulta do CNPJ');
  });

  it('asks for what the registry did not bring', () => {
    const errors = complaints(after(taxId, asked, found));
    expect(errors.bairro).toBe('campo obrigatório');
    expect(errors.cnpj).toBeUndefined();
    expect(errors.complemento).toBeUndefined();
  });

  it('lets a complete form go', () => {
    const values = {
      ...emptyCustomerForm,
      ...company,
      bairro: 'CENTRO',
      nome: 'Maria Souza',
      celular: '(11) 98765-4321',
      email: 'maria@bici.com.br',
      senha: 'segredo123',
      cnpj,
    };
    expect(
      complaints({ ...initialCustomerForm, values, company: { status: 'open', message: '' } }),
    ).toEqual({});
  });
});
