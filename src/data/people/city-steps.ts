import {
  endAt,
  get,
  limitToFirst,
  orderByChild,
  query,
  ref,
  startAfter,
  startAt,
} from 'firebase/database';

import { searchKey, type CustomerOrder } from '../../../domain/people/customer-entry';
import { lastText } from '../../../domain/people/search/person';
import { paths } from '../../../domain/paths';
import { tidyText } from '../../../domain/words/text';
import { database } from '../base/database';
import type { PeopleStep } from './lists';
import { findUser } from './users';

const byCity: CustomerOrder = 'busca/cidade';

/** Reads on among the approved customers whose city begins so; for the administrator. */
export function citySteps(city: string) {
  const begins = searchKey(tidyText(city));
  let after: { key: string; uid: string } | undefined;
  return async (limit: number): Promise<PeopleStep> => {
    const entries = await get(
      query(
        ref(database, paths.customers),
        orderByChild(byCity),
        after ? startAfter(after.key, after.uid) : startAt(begins),
        endAt(begins + lastText),
        limitToFirst(limit),
      ),
    );
    const uids: string[] = [];
    entries.forEach((entry) => {
      uids.push(entry.key);
      after = { key: String(entry.child(byCity).val()), uid: entry.key };
    });
    const people = await Promise.all(uids.map(findUser));
    return { people: people.filter((person) => person !== null), over: uids.length < limit };
  };
}
