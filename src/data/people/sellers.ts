import { onValue, ref } from 'firebase/database';

import { paths } from '../../../domain/paths';
import type { SellerEntry } from '../../../domain/people/user';
import { asError, promised, type Stop, type Subscribe } from '../base/subscription';
import { database, isKey, isRefused, read, watch, watchChildren } from '../base/database';
import { sellerEntryFrom } from './record';

/** Everybody ever registered as a seller, approved or not. */
export const watchSellerEntries: Subscribe<SellerEntry[]> = watchChildren(
  ref(database, paths.sellers),
  sellerEntryFrom,
);

/** The approved ones of the sellers that `choose` returns. The rules let people read only `analise` of a record. */
function watchApproved(
  choose: (registered: SellerEntry[]) => Promise<SellerEntry[]>,
): Subscribe<SellerEntry[]> {
  return (next, fail) => {
    const approvals = new Map<string, boolean>();
    const stops = new Map<string, Stop>();
    let entries: SellerEntry[] = [];
    let turn = 0;

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
    function follow(chosen: SellerEntry[]) {
      entries = chosen;
      for (const { value } of entries) {
        if (!stops.has(value)) stops.set(value, watchApproval(value));
      }
      publish();
    }

    const stopEntries = watchSellerEntries((registered) => {
      turn += 1;
      const asked = turn;
      choose(registered).then(
        (chosen) => asked === turn && follow(chosen),
        (error: unknown) => fail(asError(error)),
      );
    }, fail);
    return () => {
      turn += 1;
      stopEntries();
      for (const stop of stops.values()) stop();
    };
  };
}

/** The representatives to choose from (§3, decision 1). */
export const watchApprovedSellers = watchApproved((registered) => Promise.resolve(registered));

/** A representative's phone number for customers; '' if there is none, or the seller isn't approved (decision 93). */
export function watchSellerPhone(uid: string): Subscribe<string> {
  if (!isKey(uid)) return promised(() => Promise.resolve(''));
  const record = paths.user(uid);
  const approval = watch(ref(database, `${record}/analise`), (snapshot) => snapshot.val() === true);
  const phone = watch(ref(database, `${record}/celular`), (snapshot) => {
    const celular: unknown = snapshot.val();
    return typeof celular === 'string' ? celular : '';
  });
  return (next, fail) => {
    const failOrNone = (error: Error) => (isRefused(error) ? next('') : fail(error));
    let stopPhone: Stop | undefined;
    const stopApproval = approval((approved) => {
      stopPhone?.();
      stopPhone = approved ? phone(next, failOrNone) : undefined;
      if (!approved) next('');
    }, failOrNone);
    return () => {
      stopApproval();
      stopPhone?.();
    };
  };
}

/**
 * The sellers that `me`, a seller, may name in a customer's quote: themselves, and sellers who already have this
 * customer (decision 92).
 */
export function watchSellersOf(customer: string, me: string): Subscribe<SellerEntry[]> {
  return watchApproved(async (registered) => {
    const theirs = await read(paths.representatives(customer), (snapshot) => snapshot);
    return registered.filter(({ value }) => value === me || theirs?.hasChild(value));
  });
}
