import { postcodePattern, statePattern } from '../../domain/registration/address';
import {
  approvalActionNames,
  approvalActions,
  type ApprovalAction,
} from '../../domain/people/approval';
import { cnpjPattern, repeatedCnpj } from '../../domain/registration/cnpj';
import { fieldLimits } from '../../domain/people/field-limits';
import { plainText } from '../../domain/words/plain-text';
import { minimumName } from '../../domain/registration/registration';
import type { Endereco, Permissao, User } from '../../domain/people/user';
import {
  all,
  any,
  contains,
  exists,
  is,
  isAtLeast,
  isnt,
  matches,
  not,
  type Condition,
} from '../language/condition';
import { code, type Operand } from '../language/expression';
import { after, before, stored, storedIn, written, writtenIn } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { isTold } from './approved';
import { contactChange } from './contact-changes';
import { entryComes, entryHas, entryHasEmail } from './entry-follows';
import { can, isLetIn, me } from '../session/caller';
import { bringsLaterWords, indexHas, indexHasState, personIndex } from './index-keys';
import { falls, rises, type Finder } from '../figures/sums';
import {
  aBoolean,
  aNumber,
  date,
  holdsNoLink,
  oneOf,
  plain,
  recordWith,
  text,
  textLike,
} from '../values/values';

const uid = code('$uid');
const storedUser = storedIn('$uid');
const writtenUser = writtenIn('$uid');
const isOwner = is(me, uid);

/** The record takes the next code of its kind, and the counter moves to that code in the same write. */
function takesCode(counter: 'codigocliente' | 'codigovendedor'): Condition {
  return all(is(written`cod`, after`${counter}`), isnt(written`cod`, before`${counter}`));
}

/** A name with two blanks in a row looks like another one, and is found under neither. */
const hasNoBlankTwice = (place: Operand) => not(contains(place, '  '));

const arrivesUnapproved = all(
  not(exists(stored)),
  exists(written),
  is(written`superUser`, false),
  is(written`analise`, false),
  is(written`ultimologin`, 'nunca'),
  not(exists(written`removido`)),
  exists(written`indice`),
  bringsLaterWords,
  hasNoBlankTwice(written`nome`),
);

const registersThemselves = all(
  isOwner,
  is(written`permissao`, 'cliente' satisfies Permissao),
  is(written`email`, code('auth.token.email')),
  recordWith<User>('celular', 'razaosocial', 'cnpj', 'cnpjverificado', 'endereco'),
  hasNoBlankTwice(written`razaosocial`),
  takesCode('codigocliente'),
);

const registersSeller = all(
  can('administer'),
  is(written`permissao`, 'vendedor' satisfies Permissao),
  recordWith<User>('celular'),
  exists(after`vendedores/${uid}`),
  exists(after`senhas/${uid}`),
  is(after`ultimovendedor`, uid),
  takesCode('codigovendedor'),
);

/** How many of this person's role are approved. */
const approvedOfRole: Finder = (database) => database`aprovados/${storedUser`permissao`}`;

/** `aprovados` moves by this person's approval. */
function isCounted({ from, to }: (typeof approvalActions)[ApprovalAction]): Condition[] {
  if ((from === true) === (to === true)) return [];
  const moved = to === true ? rises(approvedOfRole, 1) : falls(approvedOfRole, 1);
  return [moved];
}

/** A row of the table of approvals; a removal is written with its moment. */
function approvalMove(action: ApprovalAction): Condition {
  const { from, to } = approvalActions[action];
  return all(
    is(stored, from),
    is(written, to),
    ...(to === 'removido' ? [exists(writtenUser`removido`)] : []),
    ...(from === 'removido' ? [not(exists(writtenUser`removido`))] : []),
    ...isCounted(approvalActions[action]),
    entryComes(to === true),
    indexHasState,
  );
}

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
const isSellers = is(storedUser`permissao`, 'vendedor' satisfies Permissao);

/** Decision 82: the administrator corrects how somebody is reached, and the change is written down beside it. */
function changesContact(whose: Condition, ...follows: readonly Condition[]) {
  return allow(
    'Decision 82: the administrator, with a line that says what was changed.',
    exists(written),
    can('administer'),
    whose,
    contactChange,
    ...follows,
  );
}

const entryHasAddress = entryHas(...Object.keys(addressFields).map((field) => `endereco/${field}`));

/** Every field of a person's record; an order's copy of it has the same. */
export const userFields = {
  uid: { validate: is(written, uid) },
  email: {
    why: 'No separators: an address list would make one mail to one person a mail to many.',
    write: allow(
      "§7, update email: the owner lets it follow the account's own.",
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
    write: changesContact(
      isCustomers,
      entryHas('nome'),
      indexHas('nome'),
      hasNoBlankTwice(written),
    ),
    validate: all(plain(minimumName, fieldLimits.nome), holdsNoLink),
  },
  superUser: { validate: aBoolean },
  permissao: {
    validate: oneOf(['superUser', 'vendedor', 'cliente'] satisfies Permissao[]),
  },
  analise: {
    read: allow(
      'Decision 1: whoever is let in learns whether a representative is approved.',
      exists(before`vendedores/${uid}`),
      isLetIn,
    ),
    write: allow(
      "§4: the administrator approves, removes and takes back, with a line that says so; an administrator's own approval stays.",
      exists(stored),
      exists(written),
      can('administer'),
      isTold,
      is(storedUser`superUser`, false),
      any(...approvalActionNames.map(approvalMove)),
    ),
    validate: any(aBoolean, is(written, 'removido')),
  },
  removido: {
    write: allow(
      '§4: the moment of a removal comes and goes with the removal.',
      can('administer'),
      any(
        all(exists(written), is(storedUser`analise`, false), is(writtenUser`analise`, 'removido')),
        all(
          not(exists(written)),
          is(storedUser`analise`, 'removido'),
          is(writtenUser`analise`, false),
        ),
      ),
    ),
    validate: plain(0, 40),
  },
  createat: { validate: date },
  ultimologin: {
    write: allow('§2, /home: each visit is noted.', isOwner, exists(stored), exists(written)),
    validate: any(is(written, 'nunca'), date),
  },
  cod: { validate: all(aNumber, isAtLeast(written, 1)) },
  celular: {
    read: allow(
      'Decision 93: whoever is let in calls a representative who is approved, and learns nothing else of that record.',
      exists(before`vendedores/${uid}`),
      is(before`usuarios/${uid}/analise`, true),
      isLetIn,
    ),
    write: changesContact(any(isCustomers, isSellers), entryHas('celular')),
    validate: plain(0, 20),
  },
  telefone: {
    write: changesContact(isCustomers, entryHas('telefone')),
    validate: plain(0, fieldLimits.telefone),
  },
  cargo: { write: changesContact(isCustomers), validate: plain(0, fieldLimits.cargo) },
  razaosocial: { validate: all(plain(1, fieldLimits.razaosocial), holdsNoLink) },
  cnpj: { validate: all(textLike(cnpjPattern), not(matches(written, repeatedCnpj))) },
  cnpjverificado: { validate: aBoolean },
  endereco: {
    write: changesContact(isCustomers, entryHasAddress),
    validate: recordWith<Endereco>('logradouro', 'numero', 'bairro', 'cidade', 'estado', 'cep'),
    children: addressFields,
  },
} satisfies Record<keyof Omit<User, 'problems'>, RuleNode>;

/** `usuarios`: everybody's record (§3). */
export const users: RuleNode = {
  read: allow('Decision 1: the list of all people is for the administrator.', can('administer')),
  indexOn: [
    ...['analise', 'email', 'cnpj'],
    ...Object.keys(personIndex.children).map((key) => `indice/${key}`),
  ],
  children: {
    $uid: {
      read: allow('Everybody reads their own record.', isOwner),
      write: allow(
        '§4: a customer registers themselves, a seller is registered by the administrator; nobody arrives approved.',
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
