import type { Permissao } from '../../domain/people/user';
import { maximumPassword, minimumPassword } from '../../domain/registration/registration';
import { all, any, exists, is, not } from '../language/condition';
import { code } from '../language/expression';
import { after, before, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can, me } from '../session/caller';
import { text } from '../values/values';

const uid = code('$uid');
const isSellers = is(after`usuarios/${uid}/permissao`, 'vendedor' satisfies Permissao);

/** `senhas`: each seller's password in plain text, as the administrator is shown it (§9). */
export const passwords: RuleNode = {
  why: 'Not in the record, which its owner reads: whoever gets hold of an open session must not learn the password.',
  children: {
    $uid: {
      read: allow('Decision 1: for the administrator alone.', can('administer')),
      write: allow(
        "§7, update password: a seller lets it follow the account's own. The administrator stores the first one.",
        exists(written),
        any(is(me, uid), all(can('administer'), not(exists(before`usuarios/${uid}`)))),
        isSellers,
        is(after`senhasgravadas/${uid}`, code('now')),
      ),
      validate: text(minimumPassword, maximumPassword),
    },
  },
};

/** `senhasgravadas`: when each of them was stored. */
export const storedPasswords: RuleNode = {
  why: 'With it the endpoints know whether the account has another password by now. Nobody else reads it.',
  children: {
    $uid: {
      write: allow(
        '§7, update password: whoever stores the password of a seller notes the moment.',
        is(written, code('now')),
        any(is(me, uid), can('administer')),
        isSellers,
        exists(after`senhas/${uid}`),
      ),
    },
  },
};
