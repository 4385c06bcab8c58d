import { routes, type Route } from '../../../config/routes';
import type { PersonFilters } from '../../../../domain/people/search/person';
import type { User } from '../../../../domain/people/user';
import type { Filters } from '../../../list/filters/filters';
import type { Column, ListScreenOf } from '../../../list/list';
import type { PeopleList } from '../../../providers/people/lists';
import { ApproveMany } from '../many/approve-many';
import { mostAtOnce } from '../many/approve-many-words';
import { PeopleProgress } from '../many/people-progress';
import { searchWords } from '../people-words';
import type { LabelledAction } from '../person-actions';
import { EmptiedList } from './emptied-list';
import {
  actionsColumn,
  codeColumn,
  fieldColumn,
  nameColumn,
  sameCnpjColumn,
  type ListedPerson,
} from './people-columns';
import { personAddress, personFilters, type PeoplePlace } from './people-filters';
import { ListButtons } from './list-buttons';
import { UnindexedNotice } from './unindexed-notice';
import { usePeopleRows } from './use-people-rows';

/** A list of people: its group, its columns, and its actions (§2, §4). */
export interface ListOfPeople extends ListScreenOf<User, ListedPerson, PeoplePlace> {
  /** Role, state and order. */
  of: PeopleList;
  /** The same list for removed people. */
  removed?: ListOfPeople;
}

interface Declared {
  of: PeopleList;
  title: string;
  filters: Partial<Filters<PersonFilters>>;
  /** The columns between name and buttons. */
  columns: readonly Column<ListedPerson>[];
  /** In the order of the buttons. */
  actions: readonly LabelledAction[];
  empty: string;
  /** The screen that an empty list leads to. */
  leads?: { to: Route; text: string };
  removed?: ListOfPeople;
}

/** In px. A narrower list can't show its columns side by side; phones always show cards. */
const tableFrom = 760;

function listOf({ of, columns, actions, empty, leads, ...list }: Declared): ListOfPeople {
  // People who wait for approval show as cards only, with a selection.
  const waits = of.state === false;
  const declared: ListOfPeople = {
    ...list,
    of,
    address: personAddress,
    keyOf: ({ uid }) => uid,
    nameOf: ({ razaosocial, nome }) => (of.role === 'cliente' && razaosocial) || nome,
    choiceOf: ({ nome }) => `Selecionar ${nome}`,
    columns: [
      codeColumn,
      nameColumn(of.role === 'cliente' ? 'razaosocial' : 'nome'),
      ...columns,
      actionsColumn(actions),
    ],
    tableFrom: waits ? Infinity : tableFrom,
    cards: 'grid',
    holdsPlaces: true,
    sorting: { now: ({ sort }) => sort, change: (sort) => ({ sort: sort as PeoplePlace['sort'] }) },
    useRows: (applied, { isTable }) => usePeopleRows(declared, applied, isTable),
    opens: ({ uid }, change) => change({ person: uid }),
    words: {
      loading: 'Carregando cadastros…',
      failed: 'Os cadastros não puderam ser carregados. Verifique sua conexão e tente de novo.',
      searching: searchWords.searching,
      noMatch: 'Nenhum cadastro com esses filtros.',
    },
    empty: ({ place }) => <EmptiedList empty={empty} leads={leads} isOpen={place.person !== ''} />,
    parts: {
      notices: () => <UnindexedNotice />,
      foot: (state) => <PeopleProgress list={declared} state={state} />,
      ...(waits
        ? { bar: (state) => <ApproveMany {...state} /> }
        : { actions: (state) => <ListButtons list={declared} state={state} /> }),
    },
    ...(waits && { selection: { most: mostAtOnce, always: true, onlyListed: true } }),
  };
  return declared;
}

const { cidade, ...specified } = personFilters;
const created = fieldColumn('createat', 'card');
const cnpj = fieldColumn('cnpj', 'card');
const contacts = [fieldColumn('nome'), fieldColumn('email'), fieldColumn('celular')];
const city = fieldColumn('cidade');
const lastLogin = fieldColumn('ultimologin');
const ofCustomers = [created, cnpj, ...contacts, city, lastLogin, sameCnpjColumn];
const ofSellers = [
  fieldColumn('email'),
  fieldColumn('senha', 'card'),
  fieldColumn('celular'),
  lastLogin,
];
/** First on a card and last in a table. */
const removal = [fieldColumn('removido', 'card'), fieldColumn('motivo', 'card')];
const removedOn = fieldColumn('removido', 'table');

/** /analise: customers who wait for approval. */
export const customerApproval = listOf({
  title: 'Análise cadastral',
  of: { role: 'cliente', state: false, by: 'codigo' },
  filters: specified,
  columns: ofCustomers,
  actions: [
    { action: 'aprovar', label: 'Aprovar' },
    { action: 'remover', label: 'Remover' },
  ],
  empty: 'Nenhum cadastro em análise.',
  leads: { to: routes.customers, text: 'Indo para a lista de clientes…' },
});

/** /analisevendedores: sellers who wait for approval. */
export const sellerApproval = listOf({
  title: 'Análise Vendedores',
  of: { role: 'vendedor', state: false, by: 'codigo' },
  filters: {},
  columns: ofSellers,
  actions: [
    { action: 'aprovar', label: 'APROVAR' },
    { action: 'remover', label: 'REMOVER' },
  ],
  empty: 'Nenhum vendedor em análise.',
  leads: { to: routes.sellers, text: 'Indo para a lista de vendedores…' },
});

/** /clientes: approved and removed customers, with one filter more than the specification. */
export const customerList = listOf({
  title: 'Lista de Clientes',
  of: { role: 'cliente', state: true, by: 'empresa' },
  filters: { ...specified, cidade },
  columns: ofCustomers,
  actions: [{ action: 'reprovar', label: 'Reprovar' }],
  empty: 'Nenhum cliente aprovado.',
  removed: listOf({
    title: 'Lista de Clientes',
    of: { role: 'cliente', state: 'removido', by: 'empresa' },
    filters: { ...specified, cidade },
    columns: [
      ...removal,
      ...[created, cnpj, ...contacts, city, fieldColumn('ultimologin', 'card')],
      ...[sameCnpjColumn, removedOn],
    ],
    actions: [{ action: 'readmitir', label: 'Readmitir' }],
    empty: 'Nenhum cadastro removido.',
  }),
});

/** /vendedores: approved and removed sellers. */
export const sellerList = listOf({
  title: 'Lista de Vendedores',
  of: { role: 'vendedor', state: true, by: 'codigo' },
  filters: {},
  columns: ofSellers,
  actions: [{ action: 'reprovar', label: 'REPROVAR' }],
  empty: 'Nenhum vendedor aprovado.',
  removed: listOf({
    title: 'Lista de Vendedores',
    of: { role: 'vendedor', state: 'removido', by: 'codigo' },
    filters: {},
    columns: [
      ...removal,
      fieldColumn('email'),
      fieldColumn('senha', 'card'),
      fieldColumn('celular'),
      fieldColumn('ultimologin', 'card'),
      removedOn,
    ],
    actions: [{ action: 'readmitir', label: 'READMITIR' }],
    empty: 'Nenhum vendedor removido.',
  }),
});
