import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { UsualLine } from '../../../domain/lists/usual-lines';
import {
  hasSums,
  withChanged,
  type OwnCustomer,
  type OwnPending,
  type PortfolioView,
} from '../../../domain/people/portfolio';
import { dayLength } from '../../../domain/words/time';
import { env } from '../../config/env';
import type { OwnCustomers } from '../../data/people/own-customers';
import { keepSeen, readSeen } from '../../data/session/last-visit';
import { dataOf, type Live } from '../live/live';
import { lacksAnswer } from '../live/offline';
import { askerOf } from '../live/requests';
import { useAnswer } from '../live/use-answer';

/** A seller's customers, up to 2,000, kept for when there is no connection (decision 66). */

const name = 'own customers';

/** A device asks for changed customers once in so many milliseconds. */
const pauseMs = 60 * 60_000;

// The code comes when it is first needed.
const load = () => import('../../data/people/own-customers');

/** Keeps what changed of a seller's customers, if that is wanted, once an hour while the window is in use. */
export function useKeepOwnCustomers(wanted: boolean): void {
  const client = useQueryClient();
  useAnswer({
    queryKey: [name, 'keeping'],
    queryFn: async () => {
      const { uid } = askerOf(client);
      const at = await keepChanged(uid);
      await client.invalidateQueries({ queryKey: [name, 'kept'] });
      return at;
    },
    enabled: wanted,
    staleTime: pauseMs,
    refetchOnWindowFocus: true,
  });
}

/** Asks for what changed of the kept customers, and keeps it. */
export async function keepChanged(uid: string): Promise<number> {
  const { fetchOwnCustomers } = await load();
  const known = await readOwnCustomers(uid);
  const { changed, sums } = await fetchOwnCustomers(known?.at ?? 1);
  let clientes = withChanged(known?.clientes ?? [], changed.clientes);
  // A customer whose orders went to another seller is missed in no other way.
  if (known && !hasSums(clientes, sums)) {
    clientes = withChanged([], (await fetchOwnCustomers(1)).changed.clientes);
  }
  await keepSeen(uid, name, { at: changed.at, clientes } satisfies OwnCustomers);
  return changed.at;
}

async function readOwnCustomers(uid: string): Promise<OwnCustomers | undefined> {
  const { ownCustomersFrom } = await load();
  return ownCustomersFrom(await readSeen(uid, name));
}

/** The kept customers by uid, those who ordered last first. */
export interface OwnKept {
  at: number;
  customers: ReadonlyMap<string, OwnCustomer>;
}

/** The person's kept customers; none if the device keeps nothing. */
export async function ownKeptOf(uid: string): Promise<OwnKept> {
  const { at = 0, clientes = [] } = (await readOwnCustomers(uid)) ?? {};
  return { at, customers: new Map(clientes.map((one) => [one.uid, one])) };
}

/** The kept customers, if they are wanted; undefined until they are read. */
export function useOwnKept(wanted: boolean): OwnKept | undefined {
  const answer = useAnswer({
    queryKey: [name, 'kept'],
    queryFn: ({ client }) => ownKeptOf(askerOf(client).uid),
    enabled: wanted,
    staleTime: Infinity,
    gcTime: 0,
  });
  return wanted ? dataOf(answer) : undefined;
}

/** A customer's kept orders with this seller if the request failed; undefined if the device keeps none. */
export function useOwnOrders(
  uid: string,
  orders: Live<unknown>,
): { at: number; pending: readonly OwnPending[]; usual: readonly UsualLine[] } | undefined {
  const kept = useOwnKept(lacksAnswer(orders));
  const one = kept?.customers.get(uid);
  return useMemo(
    () => kept && one && { at: kept.at, pending: one.pendentes, usual: one.usuais ?? [] },
    [kept, one],
  );
}

/** The kept customers of a view, in its order. */
export function ownOfView(kept: OwnKept, view: PortfolioView): OwnCustomer[] {
  const all = [...kept.customers.values()];
  if (view === 'abertos') {
    return all.filter(({ abertos }) => abertos > 0).sort((a, b) => b.abertos - a.abertos);
  }
  const idleSince = kept.at - env.idleDays * dayLength;
  return view === 'parados' ? all.filter(({ ultimo }) => ultimo.em <= idleSince) : all;
}
