import { describe, expect, it } from 'vitest';

import { addressLines } from './address-lines';

const whole = {
  logradouro: 'RUA DAS BICICLETAS',
  numero: '10',
  complemento: 'LOJA 2',
  bairro: 'CENTRO',
  cidade: 'SÃO PAULO',
  estado: 'SP',
  cep: '01000-000',
};
const blank = {
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  estado: '',
  cep: '',
};

describe('an address in one block', () => {
  it.each([
    ['whole', whole, ['RUA DAS BICICLETAS, 10, LOJA 2, CENTRO', 'SÃO PAULO - SP, CEP 01000-000']],
    [
      'without a complement',
      { ...whole, complemento: ' ' },
      ['RUA DAS BICICLETAS, 10, CENTRO', 'SÃO PAULO - SP, CEP 01000-000'],
    ],
    ['with a city alone', { ...blank, cidade: 'GOIÂNIA' }, ['GOIÂNIA']],
    ['with a postcode alone', { ...blank, cep: '74000-000' }, ['CEP 74000-000']],
    ['blank', blank, []],
    ['missing', undefined, []],
  ])('%s', (_, endereco, lines) => {
    expect(addressLines(endereco)).toEqual(lines);
  });
});
