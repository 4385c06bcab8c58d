import type { Analise } from '../../../domain/people/user';

export interface Person {
  /** Also the local part of the e-mail address. */
  login: string;
  nome: string;
  celular: string;
  /** Days before the start on which the person registered. */
  registered: number;
  /** Days before the start of the last visit; null for never. */
  visited: number | null;
  analise: Analise;
}

export const administrator: Person = {
  login: 'admin',
  nome: 'Helena Prado',
  celular: '(11) 98200-1001',
  registered: 420,
  visited: 0,
  analise: true,
};

export const sellers: Person[] = [
  {
    login: 'vendedor',
    nome: 'Rafael Moreira',
    celular: '(11) 98211-2002',
    registered: 400,
    visited: 1,
    analise: true,
  },
  {
    login: 'vendedor2',
    nome: 'Luciana Teixeira',
    celular: '(19) 99143-5530',
    registered: 310,
    visited: 2,
    analise: true,
  },
  {
    login: 'vendedor.pendente',
    nome: 'Diego Nascimento',
    celular: '(31) 98877-4120',
    registered: 3,
    visited: null,
    analise: false,
  },
];
