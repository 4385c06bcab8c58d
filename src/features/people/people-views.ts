import { routes, type Route } from '../../config/routes';
import type { ApprovalAction } from '../../../domain/approval';
import { compareText } from '../../../domain/text';
import { companyOf, type Permissao, type User } from '../../../domain/user';
import type { PersonFilterKey } from './people-filters';
import type { PersonField } from './person-fields';

/** A list of people: who is in it, what a card shows, and its actions (§2, §4). */
export interface PeopleView {
  title: string;
  role: Permissao;
  filters: readonly PersonFilterKey[];
  heading: (person: User) => string;
  fields: readonly PersonField[];
  /** In the order of the buttons. */
  actions: readonly { action: ApprovalAction; label: string }[];
  compare: (a: User, b: User) => number;
  empty: string;
  /** Where the list leads once it is empty. */
  whenEmpty?: { to: Route; text: string };
}

type CardOf = Pick<PeopleView, 'role' | 'filters' | 'heading' | 'fields'>;

const customerCards: CardOf = {
  role: 'cliente',
  filters: ['cod', 'razaosocial', 'nome', 'email'],
  heading: companyOf,
  fields: ['createat', 'cnpj', 'nome', 'email', 'celular', 'cidade', 'ultimologin'],
};

const sellerCards: CardOf = {
  role: 'vendedor',
  filters: [],
  heading: ({ nome }) => nome,
  fields: ['email', 'senha', 'celular', 'ultimologin'],
};

const byCode = (a: User, b: User) => a.cod - b.cod;
const byCompany = (a: User, b: User) => compareText(companyOf(a), companyOf(b));

/** /analise: customers who wait for approval. */
export const customerApproval: PeopleView = {
  ...customerCards,
  title: 'Análise cadastral',
  actions: [
    { action: 'aprovar', label: 'Aprovar' },
    { action: 'remover', label: 'Remover' },
  ],
  compare: (a, b) => byCode(a, b) || byCompany(a, b),
  empty: 'Nenhum cadastro em análise.',
  whenEmpty: { to: routes.customers, text: 'Indo para a lista de clientes…' },
};

/** /analisevendedores: sellers who wait for approval. */
export const sellerApproval: PeopleView = {
  ...sellerCards,
  title: 'Análise Vendedores',
  actions: [{ action: 'aprovar', label: 'APROVAR' }],
  compare: byCode,
  empty: 'Nenhum vendedor em análise.',
  whenEmpty: { to: routes.sellers, text: 'Indo para a lista de vendedores…' },
};

/** /clientes: approved customers. */
export const customerList: PeopleView = {
  ...customerCards,
  title: 'Lista de Clientes',
  actions: [{ action: 'reprovar', label: 'Reprovar' }],
  compare: byCompany,
  empty: 'Nenhum cliente aprovado.',
};

/** /vendedores: approved sellers. */
export const sellerList: PeopleView = {
  ...sellerCards,
  title: 'Lista de Vendedores',
  actions: [{ action: 'reprovar', label: 'REPROVAR' }],
  compare: byCode,
  empty: 'Nenhum vendedor aprovado.',
};
