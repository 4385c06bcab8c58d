import type { Permissao } from '../../domain/people/user';
import { all, any, exists, is, not, type Condition } from '../language/condition';
import { code } from '../language/expression';
import { after, before, written } from '../language/place';

/** What a change of `usuarios/{uid}` must bring along for `clientes/{uid}`, whose own rule says what stands there. */

const uid = code('$uid');
const entryBefore = before`clientes/${uid}`;
const entryAfter = after`clientes/${uid}`;

/** A customer's approval brings the entry, and its end takes it away. */
export function entryComes(isApproved: boolean): Condition {
  const isCustomer = is(before`usuarios/${uid}/permissao`, 'cliente' satisfies Permissao);
  return any(not(isCustomer), isApproved ? exists(entryAfter) : not(exists(entryAfter)));
}

/** An entry that stands has the new e-mail too. */
export const entryHasEmail: Condition = any(
  not(exists(entryBefore)),
  all(exists(entryAfter), is(entryAfter`email`, written)),
);

/** An entry that stands says the same in these places as the record, which changes in this write. */
export function entryHas(...fields: readonly string[]): Condition {
  return any(
    not(exists(entryAfter)),
    all(...fields.map((field) => is(entryAfter`${field}`, after`usuarios/${uid}/${field}`))),
  );
}
