import { expect, it } from 'vitest';

import { customerFacts } from './customer-facts';

const entry = { uid: 'bici', cod: 7, nome: 'Ana', busca: { nome: '', contato: '', cidade: '' } };
const endereco = {
  ...{ logradouro: '', numero: '', complemento: '', bairro: '', cep: '' },
  ...{ cidade: 'SÃO PAULO', estado: 'SP' },
};

it('§2 /carrinho tells customers of one name apart by what is known of them', () => {
  expect(customerFacts({ ...entry, email: '', celular: '' })).toBe('Cód. 7');
  expect(
    customerFacts({ ...entry, email: '', celular: '', cnpj: '12345678000195', endereco }),
  ).toBe('Cód. 7 · 12.345.678/0001-95 · SÃO PAULO/SP');
});
