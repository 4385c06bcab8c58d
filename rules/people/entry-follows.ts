import type { Permissao } from '../../domain/people/user';
import { alike, all, any, exists, is, isnt, not, type Condition } from '../language/condition';
import { code } from '../language/expression';
import { after, before, written } from '../language/place';

/** What a change of `usuarios/{uid}` must bring along for `clientes/{uid}`, whose own rule says what stands there. */

const uid = code('$uid');
const entryBefore = before`clientes/${uid}`;
const entryAfter = after`clientes/${uid}`;

/** A customer's approval brings the entry, and its end takes it away. */
export const entryComes: Condition = any(
  isnt(before`usuarios/${uid}/permissao`, 'cliente' satisfies Permissao),
  alike(exists(entryAfter), is(written, true)),
);

/** An entry that stands has the new e-mail too. */
export const entryHasEmail: Condition = any(
  not(exists(entryBefore)),
  all(exists(entryAfter), is(entryAfter`email`, written)),
);
