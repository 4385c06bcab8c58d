import { postcodePattern, statePattern } from '../../domain/registration/address';
import { cnpjPattern, repeatedCnpj } from '../../domain/registration/cnpj';
import { fieldLimits } from '../../domain/people/field-limits';
import { plainText } from '../../domain/words/plain-text';
import { minNameLength } from '../../domain/registration/registration';
import type { Endereco, Permissao, User } from '../../domain/people/user';
import {
  all,
  any,
  contains,
  either,
  exists,
  is,
  isnt,
  matches,
  not,
  type Condition,
} from '../language/condition';
import { code, minus, plus } from '../language/expression';
import { after, before, stored, storedIn, written, writtenIn } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { contactChange } from './contact-changes';
import { entryComes, entryHasEmail } from './entry-follows';
import { isApprovalRecorded } from './histories';
import { can, isLetIn, me } from '../session/caller';
import { bringsLaterWords, indexHas, indexHasState, personIndex } from './index-keys';
import { counted } from '../figures/sums';
import {
  aBoolean,
  anything,
  date,
  holdsNoLink,
  percent,
  plain,
  recordWith,
  text,
  textLike,
} from '../values/values';

const uid = code('$uid');
const storedUser = storedIn('$uid');
const writtenUser = writtenIn('$uid');
const isOwner = is(me, uid);

/** The record takes the next code of its kind, and the same write moves the counter to it. */
function takesCode(counter: 'codigocliente' | 'codigovendedor'): Condition {
  return all(is(written`cod`, after`${counter}`), isnt(written`cod`, before`${counter}`));
}

/** A name with two blanks in a row would look like another name, but searches would miss it. */
const hasNoBlankTwice = not(contains(written, '  '));

const arrivesUnapproved = all(
  not(exists(stored)),
  exists(written),
  is(written`superUser`, false),
  is(written`analise`, false),
  is(written`ultimologin`, 'nunca'),
  not(exists(written`removido`)),
  exists(written`indice`),
  bringsLaterWords,
);

const registersThemselves = all(
  isOwner,
  is(written`permissao`, 'cliente' satisfies Permissao),
  is(written`email`, code('auth.token.email')),
  recordWith<User>('celular', 'razaosocial', 'cnpj', 'cnpjverificado', 'endereco'),
  takesCode('codigocliente'),
);

const registersSeller = all(
  can('administer'),
  is(written`permissao`, 'vendedor' satisfies Permissao),
  recordWith<User>('celular'),
  exists(after`vendedores/${uid}`),
  exists(after`contas/${uid}/senha`),
  is(after`cadastros/vendedor`, uid),
  takesCode('codigovendedor'),
);

/** The number of approved people of this role changes with this person's approval. */
const isCounted = is(
  counted(after`aprovados/${storedUser`permissao`}`),
  minus(
    plus(counted(before`aprovados/${storedUser`permissao`}`), either(is(written, true), 1, 0)),
    either(is(stored, true), 1, 0),
  ),
);

/** The moment of a removal is set and deleted together with the removal. */
const removalIsDated = all(
  any(isnt(written, 'removido'), exists(writtenUser`removido`)),
  any(isnt(stored, 'removido'), not(exists(writtenUser`removido`))),
);

const addressFields = {
  logradouro: { validate: plain(1, fieldLimits.logradouro) },
  numero: { validate: plain(1, fieldLimits.numero) },
  complemento: { validate: plain(0, fieldLimits.complemento) },
  bairro: { validate: plain(1, fieldLimits.bairro) },
  cidade: { validate: plain(1, fieldLimits.cidade) },
  estado: { validate: textLike(statePattern) },
  cep: { validate: textLike(postcodePattern) },
} satisfies Record<keyof Endereco, RuleNode>;

const isCustomers = is(storedUser`permissao`, 'cliente' satisfies Permissao);

/** Decision 82: how somebody is reached is corrected, and the change is written down beside it. */
function changesContact(...conditions: readonly Condition[]) {
  return allow(
    'Decision 82: with a line that says what was changed, and by whom.',
    exists(written),
    contactChange,
    ...conditions,
  );
}

/** Every field of a person's record; an order's copy of it has the same fields. */
export const userFields = {
  uid: { validate: is(written, uid) },
  email: {
    why: 'No separators: a mail to a list of addresses would reach other people.',
    write: allow(
      "§7, update email: the owner copies the account's new e-mail.",
      isOwner,
      exists(stored),
      exists(written),
      is(written, code('auth.token.email')),
      entryHasEmail,
      indexHas('email'),
    ),
    validate: all(
      text(0, fieldLimits.email),
      matches(written, /^[^\s@<>,;:]+@[^\s@<>,;:]+$/),
      matches(written, plainText),
    ),
  },
  nome: {
    write: changesContact(isCustomers, indexHas('nome')),
    validate: all(plain(minNameLength, fieldLimits.nome), holdsNoLink, hasNoBlankTwice),
  },
  superUser: { validate: anything },
  permissao: { validate: anything },
  analise: {
    read: allow(
      'Decision 1: approved people learn whether a representative is approved.',
      exists(before`vendedores/${uid}`),
      isLetIn,
    ),
    write: allow(
      `§4: the administrator approves, removes and restores people, with a history entry; administrators always stay
        approved.`,
      isApprovalRecorded,
      is(storedUser`superUser`, false),
      removalIsDated,
      isCounted,
      entryComes,
      indexHasState,
    ),
    validate: anything,
  },
  removido: {
    write: allow(
      '§4: the time of a removal is set and deleted with the removal.',
      isnt(writtenUser`analise`, storedUser`analise`),
      any(is(writtenUser`analise`, 'removido'), not(exists(written))),
    ),
    validate: plain(0, 40),
  },
  createat: { validate: date },
  ultimologin: {
    write: allow('§2, /home: each visit is recorded.', isOwner, exists(stored), exists(written)),
    validate: any(is(written, 'nunca'), date),
  },
  cod: { validate: anything },
  celular: {
    read: allow(
      "Decision 93: approved people read an approved representative's phone number, and no other field.",
      exists(before`vendedores/${uid}`),
      is(before`usuarios/${uid}/analise`, true),
      isLetIn,
    ),
    write: changesContact(),
    validate: plain(0, 20),
  },
  telefone: {
    write: changesContact(isCustomers),
    validate: plain(0, fieldLimits.telefone),
  },
  cargo: { write: changesContact(isCustomers), validate: plain(0, fieldLimits.cargo) },
  razaosocial: { validate: all(plain(1, fieldLimits.razaosocial), holdsNoLink, hasNoBlankTwice) },
  cnpj: { validate: all(textLike(cnpjPattern), not(matches(written, repeatedCnpj))) },
  cnpjverificado: { validate: aBoolean },
  endereco: {
    write: changesContact(isCustomers),
    validate: recordWith<Endereco>('logradouro', 'numero', 'bairro', 'cidade', 'estado', 'cep'),
    children: addressFields,
  },
  desconto: {
    write: allow(
      'Decision 122: the administrator limits the discounts of each seller.',
      can('administer'),
      exists(storedUser),
    ),
    validate: all(percent, is(writtenUser`permissao`, 'vendedor' satisfies Permissao)),
  },
} satisfies Record<keyof Omit<User, 'problems'>, RuleNode>;

/** `usuarios`: all people's records (§3). */
export const users: RuleNode = {
  read: allow('Decision 1: only the administrator lists all people.', can('administer')),
  indexOn: [
    ...['analise', 'email', 'cnpj'],
    ...Object.keys(personIndex.children).map((key) => `indice/${key}`),
  ],
  children: {
    $uid: {
      read: allow('People read their own record.', isOwner),
      write: allow(
        '§4: a customer registers themselves, the administrator registers a seller; nobody starts approved.',
        arrivesUnapproved,
        any(registersThemselves, registersSeller),
      ),
      validate: recordWith<User>(
        'uid',
        'email',
        'nome',
        'superUser',
        'permissao',
        'analise',
        'createat',
        'ultimologin',
        'cod',
      ),
      children: { ...userFields, indice: personIndex },
    },
  },
};
