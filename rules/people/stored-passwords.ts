import type { Permissao } from '../../domain/people/user';
import { any, exists, is } from '../language/condition';
import { code } from '../language/expression';
import { after, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can, me } from '../session/caller';

const uid = code('$uid');

/** `senhasgravadas`: when each seller's `senha` was stored (§9). */
export const storedPasswords: RuleNode = {
  why: 'With it the endpoints know whether the account has another password by now. Nobody else reads it.',
  children: {
    $uid: {
      write: allow(
        '§7, update password: whoever stores the password of a seller notes the moment.',
        is(written, code('now')),
        any(is(me, uid), can('administer')),
        is(after`usuarios/${uid}/permissao`, 'vendedor' satisfies Permissao),
        exists(after`usuarios/${uid}/senha`),
      ),
    },
  },
};
