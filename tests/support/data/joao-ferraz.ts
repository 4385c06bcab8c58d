import type { User } from '../../../domain/people/user';

/** A customer who waits for approval. */
export function joaoFerraz(values: Partial<User> = {}): User {
  return {
    uid: `uid-${values.cod ?? 7}`,
    email: 'joao@ferraz.com.br',
    nome: 'João Ferraz',
    superUser: false,
    permissao: 'cliente',
    analise: false,
    createat: '05/03/2026',
    ultimologin: 'nunca',
    cod: 7,
    celular: '(62) 99321-7788',
    cargo: 'Comprador',
    telefone: '(62) 3321-7788',
    razaosocial: 'FERRAZ MOTOPEÇAS EIRELI',
    cnpj: '12345678000195',
    cnpjverificado: true,
    endereco: {
      logradouro: 'RUA 10',
      numero: '5',
      complemento: '',
      bairro: 'CENTRO',
      cidade: 'GOIÂNIA',
      estado: 'GO',
      cep: '74000-000',
    },
    ...values,
  };
}
