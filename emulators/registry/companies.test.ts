import { describe, expect, it } from 'vitest';
import { isValidCnpj } from '../../domain/registration/cnpj';
import { answerAbout } from './server';
import { companies, failingCnpj, silentCnpj } from './companies';

describe('sample companies', () => {
  const all = [...companies.map((company) => company.cnpj), silentCnpj, failingCnpj];

  it.each(all)('%s has right check digits', (cnpj) => {
    expect(isValidCnpj(cnpj)).toBe(true);
  });

  it('has no number twice', () => {
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the registry answers', () => {
  it.each([
    ['a known company', '11222333000181', { status: 'OK', municipio: 'PORTO ALEGRE' }],
    ['an alphanumeric number', '12ABC34501DE35', { status: 'OK', uf: 'SP' }],
    ['an unknown number', '90000003000118', { status: 'ERROR', message: 'CNPJ não encontrado' }],
    ['a wrong check digit', '11222333000180', { status: 'ERROR', message: 'CNPJ inválido' }],
    ['a short number', '112223330001', { status: 'ERROR', message: 'CNPJ inválido' }],
  ])('%s', (_, cnpj, expected) => {
    expect(answerAbout(cnpj)).toMatchObject(expected);
  });
});
