import type { Permissao } from '../../domain/people/user';
import { alike, all, any, exists, is, isnt, not, type Condition } from '../language/condition';
import { code } from '../language/expression';
import { after, before, written } from '../language/place';

/** Changes of `clientes/{uid}` that a change of `usuarios/{uid}` requires. The entry's own rule checks its content. */

const uid = code('$uid');
const entryBefore = before`clientes/${uid}`;
const entryAfter = after`clientes/${uid}`;

/** Approving a customer creates the entry, and ending the approval deletes it. */
export const entryComes: Condition = any(
  isnt(before`usuarios/${uid}/permissao`, 'cliente' satisfies Permissao),
  alike(exists(entryAfter), is(written, true)),
);

/** An existing entry gets the new e-mail too. */
export const entryHasEmail: Condition = any(
  not(exists(entryBefore)),
  all(exists(entryAfter), is(entryAfter`email`, written)),
);
