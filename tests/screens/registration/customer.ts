import { pass } from '../support/clock';
import { press, type } from './form';
import { registryAnswers } from './registry';

/** Fills in a customer form, and plays the registry's answers about the company. */

export const cnpj = '11222333000181';

export const answer = {
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

export const lookUp = () => press('OK');

export function fillPerson() {
  type('Nome', 'Maria Souza');
  type('Celular', '11987654321');
  type('E-mail', 'maria@bici.com.br');
  type('Senha', 'segredo123');
}

export async function fillCompany() {
  type('CNPJ', cnpj);
  await lookUp();
  await registryAnswers(answer);
  await pass(1000);
}
