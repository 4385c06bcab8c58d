import {
  endAt,
  equalTo,
  limitToFirst,
  orderByChild,
  query,
  ref,
  startAt,
  type DataSnapshot,
  type QueryConstraint,
} from 'firebase/database';
import * as v from 'valibot';

import type { CustomerEntry, CustomerOrder } from '../../../domain/people/customer-entry';
import type { CustomerQuestion } from '../../../domain/people/search/customer';
import { paths } from '../../../domain/paths';
import type { Subscribe } from '../base/subscription';
import { database, read, readChildren, valueFrom, watchRecord } from '../base/database';

const text = v.string();
const optional = v.exactOptional(text);

const entry = v.object({
  uid: text,
  cod: v.exactOptional(v.number()),
  nome: text,
  email: optional,
  celular: optional,
  telefone: optional,
  razaosocial: optional,
  cnpj: optional,
  endereco: v.exactOptional(v.record(text, text)),
  busca: v.looseObject({}),
});

/** Exactly as stored: an order's copy must not have fields that the record lacks. */
const entryFrom = valueFrom(entry) as unknown as (snapshot: DataSnapshot) => CustomerEntry;

/** The fields of a customer that sellers may read, live; null if the customer is not approved any more. */
export function watchCustomer(uid: string): Subscribe<CustomerEntry | null> {
  return watchRecord(paths.customer(uid), entryFrom);
}

export function findCustomer(uid: string): Promise<CustomerEntry | null> {
  return read(paths.customer(uid), entryFrom);
}

/** The end of a prefix range: no name contains this character. */
const last = '\uf8ff';

/** The customers that match one query, at most `most`. */
export async function findCustomers(
  { by, equals, begins }: CustomerQuestion,
  most: number,
): Promise<CustomerEntry[]> {
  const entries = await readChildren(
    query(
      ref(database, paths.customers),
      orderByChild(by satisfies CustomerOrder),
      ...rangeOf(equals, begins),
      limitToFirst(most),
    ),
    readableEntry,
  );
  return entries.filter((entry) => entry !== null);
}

function readableEntry(snapshot: DataSnapshot): CustomerEntry | null {
  try {
    return entryFrom(snapshot);
  } catch (error) {
    console.error(error);
    return null;
  }
}

function rangeOf(equals: number | undefined, begins: string | undefined): QueryConstraint[] {
  if (equals !== undefined) return [equalTo(equals)];
  return [startAt(begins ?? ''), endAt(`${begins ?? ''}${last}`)];
}
