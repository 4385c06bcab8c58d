import type { Permissao, StoredPassword } from '../../domain/people/user';
import { maxPasswordLength, minPasswordLength } from '../../domain/registration/registration';
import { all, any, exists, is, isText, not } from '../language/condition';
import { code } from '../language/expression';
import { after, before, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can, me } from '../session/caller';
import { anything, recordWith, text } from '../values/values';

const uid = code('$uid');
const isSellers = is(after`usuarios/${uid}/permissao`, 'vendedor' satisfies Permissao);

const password: RuleNode = {
  why: `A seller's password in plain text, for the administrator (§9). From its time the endpoints know whether the
    account's password changed since.`,
  read: allow('Decision 1: only the administrator.', can('administer')),
  write: allow(
    "§7, update password: a seller copies the account's new password. The administrator stores the first one.",
    exists(written),
    any(is(me, uid), all(can('administer'), not(exists(before`usuarios/${uid}`)))),
    isSellers,
    is(written`em`, code('now')),
  ),
  validate: recordWith<StoredPassword>('senha', 'em'),
  children: {
    senha: { validate: text(minPasswordLength, maxPasswordLength) },
    em: { validate: anything },
  } satisfies Record<keyof StoredPassword, RuleNode>,
};

const approvedAddress: RuleNode = {
  why: `The e-mail address with which a person was approved; people can't change it themselves. The server sends mails
    to it even if it was never verified. Only the endpoints read it.`,
  write: allow(
    "§4: set by the administrator's approval to the address in the record.",
    isText(written),
    can('administer'),
    is(written, before`usuarios/${uid}/email`),
    is(written, after`usuarios/${uid}/email`),
    is(after`usuarios/${uid}/analise`, true),
  ),
};

/** `contas/{uid}`: data of an account that isn't part of the person's record. */
export const accounts: RuleNode = {
  why: `Not in the record, which its owner reads: another user of an open session must not learn the password.
    Browsers can't read or write \`desde\`: an administrator's sessions from before that time don't count.`,
  children: { $uid: { children: { senha: password, email: approvedAddress } } },
};
