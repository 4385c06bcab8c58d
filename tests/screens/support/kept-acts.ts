import { createStore, get, set } from 'idb-keyval';

import type { KeptAct } from '../../../domain/outbox/act';
import type { OrderNotice } from '../../../domain/order/notice';

/** What the browser of somebody kept from an earlier visit. */

const acts = () => createStore('mmv-pedidos', 'alteracoes');
const notices = () => createStore('mmv-avisos', 'avisos');

export const keptActs = (uid: string, kept: readonly KeptAct[]) => set(uid, kept, acts());
export const keptActsOf = async (uid: string) => (await get<KeptAct[]>(uid, acts())) ?? [];
export const keptNotices = (uid: string, kept: readonly OrderNotice[]) => set(uid, kept, notices());
export const keptNoticesOf = async (uid: string) =>
  (await get<OrderNotice[]>(uid, notices())) ?? [];
