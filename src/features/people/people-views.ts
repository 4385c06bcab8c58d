import { routes, type Route } from '../../config/routes';
import type { ApprovalAction } from '../../domain/approval';
import { compareText } from '../../domain/text';
import type { Permissao, User } from '../../domain/user';
import type { PersonFilterKey } from './people-filters';
import type { PersonField } from './person-fields';

/** A list of people: who is in it, what a card shows, what may be done (specification, sections 2 and 4). */
export interface PeopleView {
  title: string;
  role: Permissao;
  filters: readonly PersonFilterKey[];
  heading: (person: User) => string;
  fields: readonly PersonField[];
  /** In the order of the buttons, the first being the main one. */
  actions: readonly { action: ApprovalAction; label: string }[];
  compare: (a: User, b: User) => number;
  empty: string;
  /** Where an emptied list leads. */
  whenEmpty?: { to: Route; text: string };
}

function companyOf({ razaosocial, nome }: User): string {
  return razaosocial ?? nome;
}

export const customerApproval: PeopleView = {
  title: 'Análise cadastral',
  role: 'cliente',
  filters: ['cod', 'razaosocial', 'nome', 'email'],
  heading: companyOf,
  fields: ['createat', 'cnpj', 'nome', 'email', 'celular', 'cidade', 'ultimologin'],
  actions: [
    { action: 'aprovar', label: 'Aprovar' },
    { action: 'remover', label: 'Remover' },
  ],
  compare: (a, b) => a.cod - b.cod || compareText(companyOf(a), companyOf(b)),
  empty: 'Nenhum cadastro em análise.',
  whenEmpty: { to: routes.customers, text: 'Indo para a lista de clientes…' },
};
