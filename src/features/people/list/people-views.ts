import { routes, type Route } from '../../../config/routes';
import { companyOf, type User } from '../../../../domain/people/user';
import type { PeopleList } from '../../../providers/people/lists';
import type { PersonFilterKey } from './people-filters';
import type { PersonColumn } from './people-sort';
import type { LabelledAction } from '../person-actions';
import type { PersonField } from '../person-fields';

/** A list of people: who is in it, what a card shows, and its actions (§2, §4). */
export interface PeopleView {
  title: string;
  /** Role, state and order. */
  list: PeopleList;
  filters: readonly PersonFilterKey[];
  heading: (person: User) => string;
  fields: readonly PersonField[];
  /** The columns, where it can be a table too; the first of them that is not the code opens a person's page. */
  columns?: readonly PersonColumn[];
  /** In the order of the buttons. */
  actions: readonly LabelledAction[];
  /** Several can be chosen, and approved at once. */
  approvesMany?: true;
  /** The same list of people who were removed. */
  removed?: PeopleView;
  empty: string;
  /** Where the list leads once it is empty. */
  whenEmpty?: { to: Route; text: string };
}

type CardOf = Pick<PeopleView, 'filters' | 'heading' | 'fields'>;

const customerCards: CardOf = {
  filters: ['cod', 'razaosocial', 'nome', 'email'],
  heading: companyOf,
  fields: ['createat', 'cnpj', 'nome', 'email', 'celular', 'cidade', 'ultimologin'],
};

/** Of /clientes: one more than the specification has. */
const customerFilters = [...customerCards.filters, 'cidade'] as const satisfies PersonFilterKey[];

const sellerCards: CardOf = {
  filters: [],
  heading: ({ nome }) => nome,
  fields: ['email', 'senha', 'celular', 'ultimologin'],
};

/** /analise: customers who wait for approval. */
export const customerApproval: PeopleView = {
  ...customerCards,
  title: 'Análise cadastral',
  list: { role: 'cliente', state: false, by: 'codigo' },
  actions: [
    { action: 'aprovar', label: 'Aprovar' },
    { action: 'remover', label: 'Remover' },
  ],
  approvesMany: true,
  empty: 'Nenhum cadastro em análise.',
  whenEmpty: { to: routes.customers, text: 'Indo para a lista de clientes…' },
};

/** /analisevendedores: sellers who wait for approval. */
export const sellerApproval: PeopleView = {
  ...sellerCards,
  title: 'Análise Vendedores',
  list: { role: 'vendedor', state: false, by: 'codigo' },
  actions: [
    { action: 'aprovar', label: 'APROVAR' },
    { action: 'remover', label: 'REMOVER' },
  ],
  approvesMany: true,
  empty: 'Nenhum vendedor em análise.',
  whenEmpty: { to: routes.sellers, text: 'Indo para a lista de vendedores…' },
};

/** /clientes: those who were removed. */
const removedCustomers: PeopleView = {
  ...customerCards,
  title: 'Lista de Clientes',
  list: { role: 'cliente', state: 'removido', by: 'empresa' },
  filters: customerFilters,
  fields: ['removido', 'motivo', ...customerCards.fields],
  columns: ['cod', 'razaosocial', 'nome', 'email', 'celular', 'cidade', 'removido'],
  actions: [{ action: 'readmitir', label: 'Readmitir' }],
  empty: 'Nenhum cadastro removido.',
};

/** /clientes: approved customers. */
export const customerList: PeopleView = {
  ...customerCards,
  title: 'Lista de Clientes',
  list: { role: 'cliente', state: true, by: 'empresa' },
  filters: customerFilters,
  columns: ['cod', 'razaosocial', 'nome', 'email', 'celular', 'cidade', 'ultimologin'],
  removed: removedCustomers,
  actions: [{ action: 'reprovar', label: 'Reprovar' }],
  empty: 'Nenhum cliente aprovado.',
};

/** /vendedores: sellers who left. */
const removedSellers: PeopleView = {
  ...sellerCards,
  title: 'Lista de Vendedores',
  list: { role: 'vendedor', state: 'removido', by: 'codigo' },
  fields: ['removido', 'motivo', ...sellerCards.fields],
  columns: ['cod', 'nome', 'email', 'celular', 'removido'],
  actions: [{ action: 'readmitir', label: 'READMITIR' }],
  empty: 'Nenhum vendedor removido.',
};

/** /vendedores: approved sellers. */
export const sellerList: PeopleView = {
  ...sellerCards,
  title: 'Lista de Vendedores',
  list: { role: 'vendedor', state: true, by: 'codigo' },
  columns: ['cod', 'nome', 'email', 'celular', 'ultimologin'],
  removed: removedSellers,
  actions: [{ action: 'reprovar', label: 'REPROVAR' }],
  empty: 'Nenhum vendedor aprovado.',
};
