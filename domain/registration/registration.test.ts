import { describe, expect, test } from 'vitest';

import {
  draftCustomer,
  draftSeller,
  emptyCustomerForm,
  emptySellerForm,
  fieldChecks,
  isRequired,
  missesField,
  type CustomerForm,
  maskEmail,
} from './registration';

const filled: CustomerForm = {
  nome: ' Maria Souza ',
  cargo: '',
  celular: '(11) 98765-4321',
  email: ' maria@bici.com.br ',
  senha: 'segredo123',
  cnpj: '11.222.333/0001-81',
  razaosocial: 'BICI LTDA',
  telefone: '',
  logradouro: 'RUA A',
  numero: '10',
  complemento: '',
  bairro: 'CENTRO',
  cidade: 'SÃO PAULO',
  estado: 'SP',
  cep: '01000-000',
};

describe('§5 customer registration: checks on leaving a field', () => {
  test.each<[keyof CustomerForm, string, string | undefined]>([
    ['nome', '', 'campo obrigatório'],
    ['nome', 'Jo ', 'campo obrigatório'],
    ['nome', 'Ana', undefined],
    ['celular', '(11) 9876', 'número inválido'],
    ['celular', '(11) 98765-4321', undefined],
    ['email', 'maria', 'digite um e-mail válido!'],
    ['email', 'maria@bici', 'digite um e-mail válido!'],
    ['email', 'a b@bici.com', 'digite um e-mail válido!'],
    ['email', 'maria@bici.com, joao@bici.com', 'digite um e-mail válido!'],
    ['email', 'Maria <maria@bici.com>', 'digite um e-mail válido!'],
    ['email', 'josé@bici.com', 'digite um e-mail válido!'],
    ['email', '.maria@bici.com', 'digite um e-mail válido!'],
    ['email', 'maria..souza@bici.com', 'digite um e-mail válido!'],
    ['email', 'maria@-bici.com', 'digite um e-mail válido!'],
    ['email', 'maria@bici.c', 'digite um e-mail válido!'],
    ['email', ' maria@bici.com.br ', undefined],
    ['email', "MARIA.O'Hara+bici_2@bici-sul.com.br", undefined],
    ['senha', '1234567', 'mínimo 8 dígitos'],
    ['senha', '12345678', undefined],
    ['cnpj', '', 'digite o CNPJ e clique em ok'],
    ['cnpj', '11.222.333/0001', 'digite um CNPJ corretamente'],
    ['cnpj', '11.222.333/0001-82', 'digite um CNPJ corretamente'],
    ['cnpj', '11.222.333/0001-81', undefined],
    ['cidade', ' ', 'campo obrigatório'],
    ['cidade', 'SÃO PAULO', undefined],
    ['cargo', '', undefined],
    ['nome', 'acesse http://premio.example', 'não pode ter link'],
    ['nome', 'WWW.premio.example', 'não pode ter link'],
    ['razaosocial', 'BICI ftp://premio', 'não pode ter link'],
    ['nome', '\u3164\u3164\u3164', 'só letras, números e pontuação'],
    ['nome', 'Maria \u0001', 'só letras, números e pontuação'],
    ['nome', 'Joa\u0303o', undefined],
    ['cargo', 'Dona 👑', 'só letras, números e pontuação'],
    ['estado', 'XX', 'estado inválido'],
    ['estado', 'TO', undefined],
    ['cep', '0100-000', 'CEP inválido'],
    ['cep', '01.000-000', undefined],
    ['cep', '01000000', undefined],
  ])('%s "%s": %s', (field, text, message) => {
    expect(fieldChecks[field](text)).toBe(message);
  });

  test('a password too long to be stored is refused, not cut', () => {
    expect(fieldChecks.senha('x'.repeat(128))).toBeUndefined();
    expect(fieldChecks.senha('x'.repeat(129))).toBe('máximo 128 dígitos');
  });
});

describe('§5 required fields', () => {
  test('job title, landline and complement are optional; everything else is not', () => {
    const fields = Object.keys(emptyCustomerForm) as (keyof CustomerForm)[];
    expect(fields.filter((field) => !isRequired(field))).toEqual([
      'cargo',
      'telefone',
      'complemento',
    ]);
  });
  test('a filled form misses nothing; blanks are empty', () => {
    expect(missesField(filled)).toBe(false);
    expect(missesField({ ...filled, bairro: '   ' })).toBe(true);
    expect(missesField(emptySellerForm)).toBe(true);
  });
});

test('§3, §6 a self-registered customer is a pending cliente and nothing more', () => {
  const account = { uid: 'u1', email: 'maria@bici.com.br' };
  const user = draftCustomer(filled, account, true, new Date('2026-11-20T12:00:00Z'));
  expect(user).toEqual({
    uid: 'u1',
    email: 'maria@bici.com.br',
    nome: 'Maria Souza',
    superUser: false,
    permissao: 'cliente',
    analise: false,
    createat: '20/11/2026',
    ultimologin: 'nunca',
    celular: '(11) 98765-4321',
    telefone: '',
    cargo: '',
    razaosocial: 'BICI LTDA',
    cnpj: '11222333000181',
    cnpjverificado: true,
    endereco: {
      logradouro: 'RUA A',
      numero: '10',
      complemento: '',
      bairro: 'CENTRO',
      cidade: 'SÃO PAULO',
      estado: 'SP',
      cep: '01000-000',
    },
  });
});

test('§3, §4 a seller is created pending; the password is not part of the record', () => {
  const account = { uid: 'v1', email: 'carla@mmv.local' };
  const form = { nome: ' Carla ', celular: '(11) 98765-4321', email: 'x', senha: ' segredo ' };
  expect(draftSeller(form, account, new Date('2026-11-20T12:00:00Z'))).toEqual({
    uid: 'v1',
    email: 'carla@mmv.local',
    nome: 'Carla',
    superUser: false,
    permissao: 'vendedor',
    analise: false,
    createat: '20/11/2026',
    ultimologin: 'nunca',
    celular: '(11) 98765-4321',
  });
});

test('§5 invisible characters around an e-mail are removed', () => {
  expect(maskEmail('\u200b\u2060 loja@mmv.com.br\u3164\u00a0\ufeff')).toBe('loja@mmv.com.br');
});
