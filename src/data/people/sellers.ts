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
 * The representatives to choose from: entries of `vendedores/` whose user is approved (§3). The rules allow only
 * `analise` of the user (decision 1).
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
