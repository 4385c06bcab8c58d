import {
  addressFields,
  contactFields,
  maxContactChanges,
  type Contact,
  type ContactChange,
} from '../../domain/people/contact-change';
import { sharedFields } from '../../domain/people/customer-entry';
import type { Permissao } from '../../domain/people/user';
import {
  all,
  any,
  either,
  exists,
  is,
  isAtMost,
  isnt,
  not,
  type Condition,
} from '../language/condition';
import { code, plus } from '../language/expression';
import { counted } from '../figures/sums';
import { after, before, stored, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can, me } from '../session/caller';
import { isAfterPause, isLineId, isNewAndNamed, signature } from '../values/signature';
import { anything } from '../values/values';

const uid = code('$uid');
const lastBefore = before`historicos/${uid}/contato`;
const followed = either(exists(lastBefore), lastBefore, '');
const lastAfter = after`historicos/${uid}/contato`;
const role = before`usuarios/${uid}/permissao`;

/** This write changes the contacts of `$uid` and records it. The marker's own rule checks who may. */
export const contactChange: Condition = isnt(lastAfter, lastBefore);

/** An approved person about their own contacts. */
const isTheirOwn: Condition = all(is(me, uid), can('sendQuote'));

/** Only the administrator corrects the fields that identify a person. */
const ownStay: Condition = all(
  ...(['nome', 'cargo', 'telefone'] as const satisfies readonly (keyof Contact)[]).map((field) =>
    is(after`usuarios/${uid}/${field}`, before`usuarios/${uid}/${field}`),
  ),
);

const readTheirOwn = allow(
  'Decision 82: whose contacts they are learns who changed them, and what their own change follows.',
  isTheirOwn,
);

const pathsOf = (fields: readonly string[]) => [
  ...fields.filter((field) => field !== 'endereco'),
  ...addressFields.map((field) => `endereco/${field}`),
];
const contactPaths = pathsOf(contactFields);
const entryPaths = pathsOf(
  contactFields.filter((field) => (sharedFields as readonly string[]).includes(field)),
);

/** The entry holds the complete contacts before and after the write. */
const isTrue = all(
  ...contactPaths.map((path) => is(written`antes/${path}`, before`usuarios/${uid}/${path}`)),
  ...contactPaths.map((path) => is(written`depois/${path}`, after`usuarios/${uid}/${path}`)),
);

/** The entry that sellers read changes too. */
const entry = after`clientes/${uid}`;
const entryFollows = any(
  not(exists(entry)),
  all(...entryPaths.map((path) => is(entry`${path}`, written`depois/${path}`))),
);

const lineBefore = before`historicos/${uid}/contatos/${followed}`;

const isAdded = all(
  isNewAndNamed,
  is(code('$id'), lastAfter),
  isAfterPause(lineBefore),
  is(written`anterior`, followed),
  is(written`numero`, plus(counted(lineBefore`numero`), 1)),
  any(is(role, 'cliente' satisfies Permissao), is(role, 'vendedor' satisfies Permissao)),
  isTrue,
  entryFollows,
);

/** Enough later changes exist, so this one may be deleted. */
const isOld = all(
  exists(stored),
  not(exists(written)),
  isAtMost(
    plus(counted(stored`numero`), maxContactChanges),
    after`historicos/${uid}/contatos/${lastAfter}/numero`,
  ),
);

const contact: RuleNode = {
  validate: anything,
  children: {
    nome: { validate: anything },
    cargo: { validate: anything },
    celular: { validate: anything },
    telefone: { validate: anything },
    endereco: {
      validate: anything,
      children: Object.fromEntries(addressFields.map((field) => [field, { validate: anything }])),
    },
  } satisfies Record<keyof Contact, RuleNode>,
};

/** `historicos/{uid}/contatos`: who changed a person's contacts, when, and the old ones. */
export const contactChanges: RuleNode = {
  read: readTheirOwn,
  children: {
    $id: {
      write: allow(
        "Decision 82: in the author's own name, and true. Nobody changes an entry, and only old ones can be deleted.",
        contactChange,
        any(isAdded, isOld),
      ),
      validate: isLineId(code('$id')),
      children: {
        por: signature,
        em: { validate: anything },
        anterior: { validate: anything },
        numero: { validate: anything },
        antes: contact,
        depois: contact,
      } satisfies Record<keyof ContactChange, RuleNode>,
    },
  },
};

/**
 * `historicos/{uid}/contato`: the newest entry. If two changes race, the later one names an outdated entry and is
 * refused.
 */
export const lastContactChange: RuleNode = {
  read: readTheirOwn,
  write: allow(
    'Decision 82: the administrator, or whose contacts they are, with a line that comes with this very write.',
    any(can('administer'), all(isTheirOwn, ownStay)),
    not(exists(before`historicos/${uid}/contatos/${written}`)),
    exists(after`historicos/${uid}/contatos/${written}`),
  ),
  validate: anything,
};
