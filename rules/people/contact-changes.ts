import {
  addressFields,
  contactFields,
  mostContactChanges,
  type Contact,
  type ContactChange,
} from '../../domain/people/contact-change';
import type { Permissao } from '../../domain/people/user';
import {
  all,
  any,
  either,
  exists,
  is,
  isAtMost,
  isnt,
  isText,
  not,
  type Condition,
} from '../language/condition';
import { code, plus } from '../language/expression';
import { counted } from '../figures/sums';
import { after, before, stored, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can } from '../session/caller';
import { isAfterPause, isLineId, isNewAndNamed, signature } from '../values/signature';
import { aNumber, anything, anyText, recordWith } from '../values/values';

const uid = code('$uid');
const lastBefore = before`alteracoes/${uid}/ultima`;
const followed = either(isText(lastBefore), lastBefore, '');
const lastAfter = after`alteracoes/${uid}/ultima`;
const role = before`usuarios/${uid}/permissao`;

/** This very write changes the contacts of `$uid` and says so. */
export const contactChange: Condition = isnt(lastAfter, lastBefore);

const contactPaths = [
  ...contactFields.filter((field) => field !== 'endereco'),
  ...addressFields.map((field) => `endereco/${field}`),
];

/** The line tells the record as it was and as it will be, nothing changed and nothing left out. */
const isTrue = all(
  ...contactPaths.map((path) => is(written`antes/${path}`, before`usuarios/${uid}/${path}`)),
  ...contactPaths.map((path) => is(written`depois/${path}`, after`usuarios/${uid}/${path}`)),
);

const lineBefore = before`alteracoes/${uid}/linhas/${followed}`;

const isAdded = all(
  isNewAndNamed,
  is(code('$id'), lastAfter),
  isAfterPause(lineBefore),
  is(written`anterior`, followed),
  is(written`numero`, plus(counted(lineBefore`numero`), 1)),
  any(is(role, 'cliente' satisfies Permissao), is(role, 'vendedor' satisfies Permissao)),
  isTrue,
);

/** So many have come since that it may go. */
const isOld = all(
  exists(stored),
  not(exists(written)),
  isAtMost(
    plus(counted(stored`numero`), mostContactChanges),
    after`alteracoes/${uid}/linhas/${lastAfter}/numero`,
  ),
);

const contact: RuleNode = {
  validate: recordWith<Contact>('nome'),
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

/** `alteracoes`: who changed somebody's contacts, when, and what they were. */
export const contactChanges: RuleNode = {
  why: 'A line with each change of contacts. Of two changes the slower names a line that is not the last any more.',
  children: {
    $uid: {
      read: allow('Decision 82: the administrator sees what was changed.', can('administer')),
      children: {
        ultima: {
          write: allow(
            'Decision 82: names a line that comes with this very write.',
            isText(written),
            can('administer'),
            not(exists(before`alteracoes/${uid}/linhas/${written}`)),
            exists(after`alteracoes/${uid}/linhas/${written}`),
          ),
          validate: anyText,
        },
        linhas: {
          children: {
            $id: {
              write: allow(
                "Decision 82: in the author's own name, and true; nobody changes it, and only what is old goes.",
                can('administer'),
                any(isAdded, isOld),
              ),
              validate: all(
                recordWith<ContactChange>('por', 'em', 'anterior', 'numero', 'antes', 'depois'),
                isLineId(code('$id')),
              ),
              children: {
                por: signature,
                em: { validate: aNumber },
                anterior: { validate: anyText },
                numero: { validate: aNumber },
                antes: contact,
                depois: contact,
              } satisfies Record<keyof ContactChange, RuleNode>,
            },
          },
        },
      },
    },
  },
};
