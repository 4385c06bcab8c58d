import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';

import type { ManyJob } from '../../../domain/order/many';
import { manyJob } from './kept-act';

/** Changes of many orders that somebody asked for, in IndexedDB, until they close them: one each under uid and id. */

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('mmv-varios', 'varios'));

const keyOf = (uid: string, id: string) => `${uid} ${id}`;

/** The ids of the person's. */
export async function readJobIds(uid: string): Promise<string[]> {
  const all = (await keys(store())).map(String);
  return all.flatMap((key) => (key.startsWith(`${uid} `) ? [key.slice(uid.length + 1)] : []));
}

/** Undefined for a job that is gone, or that can't be read. */
export async function readJob(uid: string, id: string): Promise<ManyJob | undefined> {
  const read = v.safeParse(manyJob, await get<unknown>(keyOf(uid, id), store()));
  return read.success ? read.output : undefined;
}

export function storeJob(uid: string, job: ManyJob): Promise<void> {
  return set(keyOf(uid, job.id), job, store());
}

export function removeJob(uid: string, id: string): Promise<void> {
  return del(keyOf(uid, id), store());
}
