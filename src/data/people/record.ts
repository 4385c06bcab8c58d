import type { DataSnapshot } from 'firebase/database';
import * as v from 'valibot';

import { sellerSchema, userSchema } from '../../../domain/people/schema';
import type { SellerEntry, User } from '../../../domain/people/user';
import { readRecord } from '../base/record';
import { pathOf } from '../base/database';

/** `usuarios/{uid}`. */
export function userFrom(snapshot: DataSnapshot): User {
  const user = readRecord(userSchema, snapshot.val(), pathOf(snapshot));
  return user.problems ? { ...user, uid: String(snapshot.key) } : user;
}

/** A record that this browser kept; undefined if invalid. */
export function keptUserFrom(stored: unknown): User | undefined {
  const read = v.safeParse(userSchema.whole, stored);
  return read.success ? read.output : undefined;
}

/** `vendedores/{uid}`. */
export function sellerEntryFrom(snapshot: DataSnapshot): SellerEntry {
  const { label } = readRecord(sellerSchema, snapshot.val(), pathOf(snapshot));
  return { value: String(snapshot.key), label };
}

const keptSellers = v.array(sellerSchema.whole);

/** The representatives that this browser kept; undefined if invalid. */
export function keptSellersFrom(stored: unknown): SellerEntry[] | undefined {
  const read = v.safeParse(keptSellers, stored);
  return read.success ? read.output : undefined;
}
