import type { User } from '../../../domain/people/user';

/** The actors of the rules tests, as stored records. */

const base = {
  superUser: false,
  analise: true,
  createat: '01/10/2026',
  ultimologin: 'nunca',
  celular: '(11) 98765-4321',
} as const;

const company = {
  permissao: 'cliente',
  telefone: '(11) 3456-7890',
  cargo: 'Comprador',
  cnpjverificado: true,
  endereco: {
    logradouro: 'RUA DAS BICICLETAS',
    numero: '10',
    complemento: '',
    bairro: 'CENTRO',
    cidade: 'SÃO PAULO',
    estado: 'SP',
    cep: '01000-000',
  },
} as const;

function customer(uid: string, cod: number, cnpj: string): User {
  return {
    ...base,
    ...company,
    uid,
    email: `${uid}@bici.com.br`,
    nome: `Compras ${uid}`,
    cod,
    razaosocial: `${uid.toUpperCase()} LTDA`,
    cnpj,
  };
}

function seller(uid: string, cod: number): User {
  return {
    ...base,
    permissao: 'vendedor',
    uid,
    email: `${uid}@mmv.local`,
    nome: `Vendas ${uid}`,
    cod,
  };
}

export const people = {
  admin: {
    ...base,
    superUser: true,
    permissao: 'superUser',
    uid: 'admin',
    email: 'admin@mmv.local',
    nome: 'Administração',
    cod: 1,
  },
  seller: seller('seller', 1),
  seller2: seller('seller2', 2),
  pendingSeller: { ...seller('pendingSeller', 3), analise: false },
  customer: customer('customer', 1, '11222333000181'),
  customer2: customer('customer2', 2, '12345678000195'),
  pending: { ...customer('pending', 3, '12ABC34501DE35'), analise: false },
  removed: {
    ...customer('removed', 4, '11444777000161'),
    analise: 'removido',
    removido: '01/11/2026 10:00:00',
  },
} satisfies Record<string, User>;

export type Person = keyof typeof people;
