import type { Permissao, StoredPassword } from '../../domain/people/user';
import { maximumPassword, minimumPassword } from '../../domain/registration/registration';
import { all, any, exists, is, isText, not } from '../language/condition';
import { code } from '../language/expression';
import { after, before, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can, me } from '../session/caller';
import { anything, recordWith, text } from '../values/values';

const uid = code('$uid');
const isSellers = is(after`usuarios/${uid}/permissao`, 'vendedor' satisfies Permissao);

const password: RuleNode = {
  why: `A seller's password in plain text, as the administrator is shown it (§9). With the moment the endpoints know
    whether the account has another one by now.`,
  read: allow('Decision 1: for the administrator alone.', can('administer')),
  write: allow(
    "§7, update password: a seller lets it follow the account's own. The administrator stores the first one.",
    exists(written),
    any(is(me, uid), all(can('administer'), not(exists(before`usuarios/${uid}`)))),
    isSellers,
    is(written`em`, code('now')),
  ),
  validate: recordWith<StoredPassword>('senha', 'em'),
  children: {
    senha: { validate: text(minimumPassword, maximumPassword) },
    em: { validate: anything },
  } satisfies Record<keyof StoredPassword, RuleNode>,
};

const approvedAddress: RuleNode = {
  why: `The address with which a person was approved; nobody changes it for themselves. Mails may go there though it was never
    verified. Only the endpoints read it.`,
  write: allow(
    "§4: comes with the administrator's approval and is the address that the record has then.",
    isText(written),
    can('administer'),
    is(written, before`usuarios/${uid}/email`),
    is(written, after`usuarios/${uid}/email`),
    is(after`usuarios/${uid}/analise`, true),
  ),
};

/** `contas/{uid}`: data of an account that isn't part of the person's record. */
export const accounts: RuleNode = {
  why: `Not in the record, which its owner reads: whoever gets hold of an open session must not learn the password. \`desde\`,
    from when on an administrator's sessions count, is the server's alone.`,
  children: { $uid: { children: { senha: password, email: approvedAddress } } },
};
