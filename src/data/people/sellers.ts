import { onValue, ref, type DataSnapshot } from 'firebase/database';

import { paths } from '../../../domain/paths';
import type { SellerEntry } from '../../../domain/people/user';
import { asError, promised, type Stop, type Subscribe } from '../base/subscription';
import { database, isKey, isRefused, read, watch, watchChildren } from '../base/database';
import { sellerEntryFrom } from './record';

/** Everyone who was ever registered as a seller, approved or not. */
export const watchSellerEntries: Subscribe<SellerEntry[]> = watchChildren(
  ref(database, paths.sellers),
  sellerEntryFrom,
);

/** The representatives to choose from (§3). The rules allow only `analise` of their records (decision 1). */
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

/** Under which number customers reach a representative; '' for none, and for who is not approved (decision 93). */
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

/** Those through whom `me`, a seller, may write for a customer: themselves, and whose customer it is already (decision 92). */
export function watchSellersOf(customer: string, me: string): Subscribe<SellerEntry[]> {
  const represents = async ({ value }: SellerEntry) =>
    value === me || (await read(paths.portfolioName(value, customer), isThere)) === true;
  return (next, fail) => {
    let turn = 0;
    const stop = watchApprovedSellers((sellers) => {
      turn += 1;
      const asked = turn;
      Promise.all(sellers.map(represents)).then(
        (found) => asked === turn && next(sellers.filter((_, at) => found[at])),
        (error: unknown) => fail(asError(error)),
      );
    }, fail);
    return () => {
      turn += 1;
      stop();
    };
  };
}

const isThere = (snapshot: DataSnapshot) => snapshot.exists();
