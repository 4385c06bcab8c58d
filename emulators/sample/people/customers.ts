import type { Endereco, User } from '../../../domain/people/user';
import { readSample } from '../csv';
import type { Person } from './people';

interface Customer extends Person {
  company: Pick<
    User,
    'cargo' | 'razaosocial' | 'cnpj' | 'cnpjverificado' | 'telefone' | 'endereco'
  >;
}

type Column =
  | 'login'
  | 'nome'
  | 'cargo'
  | 'celular'
  | 'cadastro'
  | 'visita'
  | 'analise'
  | 'cnpj'
  | 'razaosocial'
  | 'telefone'
  | keyof Endereco;

/** The customers of clientes.csv. Its columns 'cadastro' and 'visita' count days before the start. */
export function sampleCustomers(): Customer[] {
  return readSample<Column>('clientes.csv').map((row) => ({
    login: row.login,
    nome: row.nome,
    celular: row.celular,
    registered: Number(row.cadastro),
    visited: row.visita === '' ? null : Number(row.visita),
    analise: row.analise === 'removido' ? row.analise : row.analise === 'true',
    company: {
      cargo: row.cargo,
      razaosocial: row.razaosocial,
      cnpj: row.cnpj,
      cnpjverificado: true,
      telefone: row.telefone,
      endereco: {
        logradouro: row.logradouro,
        numero: row.numero,
        complemento: row.complemento,
        bairro: row.bairro,
        cidade: row.cidade,
        estado: row.estado,
        cep: row.cep,
      },
    },
  }));
}
