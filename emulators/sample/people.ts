import type { Analise } from '../../domain/user';

/** A person of the sample data. */
export interface Person {
  /** Also what stands before the @ of the e-mail address. */
  login: string;
  nome: string;
  celular: string;
  /** Registered so many days before the start. */
  registered: number;
  /** Last visit so many days before the start; null: never. */
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
