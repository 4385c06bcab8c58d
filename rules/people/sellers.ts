import type { Permissao, SellerEntry } from '../../domain/people/user';
import { exists, is, not } from '../language/condition';
import { code } from '../language/expression';
import { after, before, stored, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can } from '../session/caller';
import { anything, recordWith } from '../values/values';

const uid = code('$uid');

const entryFields = {
  value: { validate: is(written, uid) },
  label: { validate: anything },
} satisfies Record<keyof SellerEntry, RuleNode>;

/** `vendedores`: the entries of the representative dropdown (§3). */
export const sellers: RuleNode = {
  read: allow('§5, quote: people with a cart choose a representative.', can('useCart')),
  children: {
    $uid: {
      write: allow(
        '§6: the administrator registers a seller; the entry is created with the record and has its name.',
        not(exists(stored)),
        exists(written),
        can('administer'),
        not(exists(before`usuarios/${uid}`)),
        is(after`usuarios/${uid}/permissao`, 'vendedor' satisfies Permissao),
        is(after`usuarios/${uid}/nome`, written`label`),
      ),
      validate: recordWith<SellerEntry>('value', 'label'),
      children: entryFields,
    },
  },
};
