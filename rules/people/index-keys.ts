import { codeBase, stateWord, type PersonIndex } from '../../domain/people/search/index-keys';
import {
  all,
  any,
  either,
  endsWith,
  exists,
  is,
  isNumber,
  isText,
  isnt,
  matches,
  not,
  type Condition,
} from '../language/condition';
import { code, codeOf, plus, replaced, type Expression, type Place } from '../language/expression';
import { stored, storedIn, written, writtenIn } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can, me } from '../session/caller';
import { searchKeyOf } from '../values/search-key';
import { anything, recordWith } from '../values/values';

const record = writtenIn('$uid');
const recordBefore = storedIn('$uid');

const state = inBrackets(
  either(
    is(record`analise`, true),
    stateWord(true),
    either(is(record`analise`, false), stateWord(false), stateWord('removido')),
  ),
);
const prefix = plus(record`permissao`, ' ', state, ' ');

/** The text at a place; '' if it is damaged. */
const textIn = (place: Place) => either(isText(place), place, '');

function textKey(text: Expression): Expression {
  return inBrackets(searchKeyOf(codeOf(text)));
}

function inBrackets(expression: Expression): Expression {
  return { code: `(${codeOf(expression)})` };
}

const company = record`razaosocial`;
const name = record`nome`;
const hasCompany = all(isText(company), isnt(company, ''));
const number = either(isNumber(record`cod`), record`cod`, 0);

const keys = {
  codigo: plus(prefix, inBrackets(plus(codeBase, inBrackets(number)))),
  empresa: plus(prefix, textKey(either(hasCompany, company, textIn(name)))),
  nome: plus(prefix, textKey(textIn(name))),
  email: plus(prefix, textKey(textIn(record`email`))),
};

const index = record`indice`;

/** After the write the index has the record's state. */
export const indexHasState: Condition = is(index`codigo`, keys.codigo);

/** The index also has this name or e-mail. */
export function indexHas(key: 'nome' | 'email'): Condition {
  return is(index`${key}`, keys[key]);
}

const laterWords = ['empresa2', 'empresa3', 'empresa4', 'nome2', 'nome3'] as const;

/**
 * People can't remove keys of their own, or others would not find them. The fields behind the keys are not theirs to
 * change.
 */
export function stays(keyBefore: Place, keyAfter: Place): Condition {
  return any(not(exists(keyBefore)), is(keyAfter, keyBefore));
}

const oneWord = /^[^ ]* ?$/;
const oneWordAfterPrefix = /^[^ ]* [^ ]* [^ ]* ?$/;

/** The key has a single word if it has no rest, or after its rest is removed. */
function bringsRest(key: keyof PersonIndex, rest: keyof PersonIndex): Condition {
  const isOneWord = key in keys ? oneWordAfterPrefix : oneWord;
  const [whole, end] = [index`${key}`, index`${rest}`];
  return any(
    all(not(exists(end)), any(not(exists(whole)), matches(whole, isOneWord))),
    all(exists(end), matches(replaced(whole, plus(' ', end), ''), isOneWord)),
  );
}

/** A new record brings the keys of its later words, so that nobody can hide from the search. */
export const bringsLaterWords = all(
  bringsRest('empresa', 'empresa2'),
  bringsRest('empresa2', 'empresa3'),
  bringsRest('empresa3', 'empresa4'),
  bringsRest('nome', 'nome2'),
  bringsRest('nome2', 'nome3'),
);

/** A key that is the rest of another one, from a later word on. */
function restOf(key: keyof PersonIndex): RuleNode {
  return { validate: all(isText(written), endsWith(index`${key}`, plus(' ', written))) };
}

/** `usuarios/{uid}/indice`. */
export const personIndex = {
  why: 'The lists of people query these keys; they always match the record.',
  write: allow(
    '§4: changes with the approval, the e-mail and the contacts.',
    exists(written),
    exists(recordBefore),
    any(
      can('administer'),
      all(is(me, code('$uid')), ...laterWords.map((key) => stays(stored`${key}`, written`${key}`))),
    ),
  ),
  validate: all(
    recordWith<PersonIndex>('codigo', 'empresa', 'nome', 'email'),
    ...Object.entries(keys).map(([key, value]) => is(written`${key}`, value)),
  ),
  children: {
    codigo: { validate: anything },
    empresa: { validate: anything },
    empresa2: restOf('empresa'),
    empresa3: restOf('empresa2'),
    empresa4: restOf('empresa3'),
    nome: { validate: anything },
    nome2: restOf('nome'),
    nome3: restOf('nome2'),
    email: { validate: anything },
  } satisfies Record<keyof PersonIndex, RuleNode>,
} satisfies RuleNode;
