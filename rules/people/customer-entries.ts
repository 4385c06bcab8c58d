import {
  customerOrders,
  maxCustomersAtOnce,
  sharedFields,
  type CustomerEntry,
  type CustomerKeys,
} from '../../domain/people/customer-entry';
import { stateWord, type PersonIndex } from '../../domain/people/search/index-keys';
import type { Permissao } from '../../domain/people/user';
import {
  all,
  any,
  either,
  endsWith,
  exists,
  hasChildren,
  is,
  isAtMost,
  isText,
  not,
  type Condition,
} from '../language/condition';
import { code, codeOf, plus } from '../language/expression';
import { after, stored, written, writtenIn } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can, isAdministrator, me } from '../session/caller';
import { searchKeyOf } from '../values/search-key';
import { stays } from './index-keys';
import { userFields } from './users';
import { anything, recordWith } from '../values/values';

const uid = code('$uid');
const record = after`usuarios/${uid}`;

/** After the write the record belongs to an approved customer. */
const isApproved = all(
  is(record`analise`, true),
  is(record`permissao`, 'cliente' satisfies Permissao),
);

const addressFields = Object.keys(userFields.endereco.children);
const copiedPaths = [
  ...sharedFields.filter((field) => field !== 'endereco'),
  ...addressFields.map((field) => `endereco/${field}`),
];

/** The administrator's lists find the record by this key, which the same write sets. */
function isKeyOf(key: keyof PersonIndex): Condition {
  return is(record`indice/${key}`, plus(`cliente ${stateWord(true)} `, written));
}

/** The rest of a name key from a later word on. */
function isRestOf(key: keyof CustomerKeys): RuleNode {
  return {
    validate: all(isText(written), endsWith(writtenIn('busca')`${key}`, plus(' ', written))),
  };
}

const city = record`endereco/cidade`;

const laterWords = ['nome2', 'nome3', 'nome4'] as const satisfies readonly (keyof CustomerKeys)[];

const keys = {
  nome: { validate: isKeyOf('empresa') },
  nome2: isRestOf('nome'),
  nome3: isRestOf('nome2'),
  nome4: isRestOf('nome3'),
  contato: { validate: isKeyOf('nome') },
  cidade: {
    validate: is(written, either(isText(city), searchKeyOf(codeOf(city)), '')),
  },
} satisfies Record<keyof CustomerKeys, RuleNode>;

const copied = Object.fromEntries(
  sharedFields.map((field) => [field, { validate: anything }]),
) as Record<(typeof sharedFields)[number], RuleNode>;

const entryFields = {
  ...copied,
  endereco: {
    validate: hasChildren(written),
    children: Object.fromEntries(addressFields.map((field) => [field, { validate: anything }])),
  },
  busca: {
    validate: recordWith<CustomerKeys>('nome', 'contato', 'cidade'),
    children: keys,
  },
} satisfies Record<keyof CustomerEntry, RuleNode>;

/** `clientes/{uid}`: the fields of approved customers that sellers may read. */
export const customerEntryRules: RuleNode = {
  why: 'An entry copies the record after the same write. Only approved customers have one.',
  read: allow(
    'Decision 67: sellers search a few entries at a time, so 20,000 customers cost no more than 200.',
    any(
      can('administer'),
      all(can('quoteForCustomers'), isAtMost(code('query.limitToFirst'), maxCustomersAtOnce)),
    ),
  ),
  indexOn: customerOrders,
  children: {
    $uid: {
      read: allow(
        'Decision 67: a seller, for a customer whose cart they have.',
        can('quoteForCustomers'),
      ),
      write: allow(
        "§4: changes with the record: the administrator's approval or the owner's new e-mail.",
        any(
          isAdministrator,
          all(
            is(me, uid),
            ...laterWords.map((key) => stays(stored`busca/${key}`, written`busca/${key}`)),
          ),
        ),
        any(all(exists(written), isApproved), all(not(exists(written)), not(isApproved))),
      ),
      validate: all(
        recordWith<CustomerEntry>('uid', 'nome', 'busca'),
        ...copiedPaths.map((path) => is(written`${path}`, record`${path}`)),
      ),
      children: entryFields,
    },
  },
};
