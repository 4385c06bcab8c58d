import {
  endAt,
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
import { database, readChildren } from '../base/database';
import type { PeopleStep } from './lists';
import { findUser } from './users';

const byCity: CustomerOrder = 'busca/cidade';

/** Reads on among the approved customers whose city begins so; for the administrator. */
export function citySteps(city: string) {
  const begins = searchKey(tidyText(city));
  let after: { key: string; uid: string } | undefined;
  return async (limit: number): Promise<PeopleStep> => {
    const next = query(
      ref(database, paths.customers),
      orderByChild(byCity),
      after ? startAfter(after.key, after.uid) : startAt(begins),
      endAt(begins + lastText),
      limitToFirst(limit),
    );
    const places = await readChildren(next, (entry) => ({
      key: String(entry.child(byCity).val()),
      uid: entry.key ?? '',
    }));
    after = places.at(-1) ?? after;
    const people = await Promise.all(places.map(({ uid }) => findUser(uid)));
    return { people: people.filter((person) => person !== null), over: places.length < limit };
  };
}
