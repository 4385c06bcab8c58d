import { onValue, ref } from 'firebase/database';

import { paths } from '../../../domain/paths';
import type { SellerEntry } from '../../../domain/people/user';
import type { Stop, Subscribe } from '../base/subscription';
import { database, watchChildren } from '../base/database';
import { sellerEntryFrom } from './record';

/** Everyone who was ever registered as a seller, approved or not. */
export const watchSellerEntries: Subscribe<SellerEntry[]> = watchChildren(
  ref(database, paths.sellers),
  sellerEntryFrom,
);

/**
 * The representatives that may be chosen: entries of `vendedores/` whose user is approved (§3). Of the user only
 * `analise` is read, which is all that the rules allow (decision 1).
 */
export const watchApprovedSellers: Subscribe<SellerEntry[]> = (next, fail) => {
  const approvals = new Map<string, boolean>();
  const stops = new Map<string, Stop>();
  let entries: SellerEntry[] = [];

  const publish = () => {
    if (entries.every(({ value }) => approvals.has(value))) {
      next(entries.filter(({ value }) => approvals.get(value)));
    }
  };
  const watchApproval = (uid: string) =>
    onValue(
      ref(database, `${paths.user(uid)}/analise`),
      (snapshot) => {
        approvals.set(uid, snapshot.val() === true);
        publish();
      },
      fail,
    );

  const stopEntries = watchSellerEntries((current) => {
    entries = current;
    for (const { value } of entries) {
      if (!stops.has(value)) stops.set(value, watchApproval(value));
    }
    publish();
  }, fail);

  return () => {
    stopEntries();
    for (const stop of stops.values()) stop();
  };
};
