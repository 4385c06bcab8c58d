import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useMemo, useRef } from 'react';

import { keepNewest, keepSeen, readSeen } from '../../data/session/last-visit';
import { dataOf, loading, type Live } from './live';
import { lacksAnswer, OfflineContext } from './offline';
import { askerOf } from './requests';

interface Memory<T> {
  /** Reduces what is remembered; by default everything is. */
  keep?: (data: T) => T;
  /** Also keeps the value in the browser, for visits without a connection (decision 66). */
  lasts?: boolean;
  /** Parses the kept value; by default only values kept by this build are used. */
  from?: (stored: unknown) => T | undefined;
}

interface Seen<T> {
  at: number;
  value: T;
}

/** The format in the browser. In another build the same name may mean something else. */
type KeptSeen = Seen<unknown> & { build: string | undefined };

const buildNow = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

/** The browser keeps a value when it has not changed for this long, in milliseconds. */
const pauseMs = 1000;

const all = <T>(data: T) => data;

/** For values that the browser keeps whole. */
export const lasting = { lasts: true } as const;

const seenQueryKey = (name: string) => ['last seen', name];

/**
 * A live value. While it loads, or without connection or answer, returns the last value seen under this name, with its
 * moment.
 */
export function useLastSeen<T>(name: string, live: Live<T>, memory: Memory<T> = {}): Live<T> {
  const { keep = all, lasts = false, from } = memory;
  const client = useQueryClient();
  const offline = useContext(OfflineContext);
  const current = dataOf(live);
  const since = offline?.since;

  const shown = useRef<{ data: T | undefined; since: number | undefined }>(undefined);
  useEffect(() => {
    shown.current = { data: current, since };
  }, [current, since]);
  const save = useCallback(() => {
    const { data, since: until = Date.now() } = shown.current ?? {};
    if (data === undefined) return;
    rememberSeen(client, name, { at: until, value: keep(data) }, lasts);
  }, [client, name, keep, lasts]);
  useEffect(
    () => () => {
      save();
      shown.current = undefined;
    },
    [save],
  );
  useEffect(() => {
    if (!lasts || current === undefined) return undefined;
    const timer = setTimeout(save, pauseMs);
    return () => clearTimeout(timer);
  }, [lasts, current, since, save]);

  const isMissed = lacksAnswer(live);
  const isSought = lasts && isMissed;
  const { data: seen, isPending } = useQuery({
    queryKey: seenQueryKey(name),
    queryFn: () => readKept(client, name, from),
    enabled: isSought,
    staleTime: Infinity,
  });

  return useMemo(() => {
    if (live.status === 'ready') return live;
    if (isSought && isPending) return loading;
    if (!seen || !(isMissed || live.status === 'loading')) return live;
    return { status: 'ready', data: seen.value, ...(isMissed && { seenAt: seen.at }) };
  }, [live, seen, isMissed, isSought, isPending]);
}

function rememberSeen<T>(client: QueryClient, name: string, seen: Seen<T>, lasts: boolean): void {
  client.setQueryData(seenQueryKey(name), seen);
  if (!lasts) return;
  const { uid, role } = askerOf(client);
  void keepSeen(uid, `${name} ${role}`, { build: buildNow(), ...seen } satisfies KeptSeen);
}

async function readKept<T>(client: QueryClient, name: string, from?: Memory<T>['from']) {
  const { uid, role } = askerOf(client);
  return keptValue(await readSeen(uid, `${name} ${role}`), from);
}

/** Remembers and finds values that are read without being shown; the browser keeps them like lasting values. */
export function useSeenValues<T>() {
  const client = useQueryClient();
  return useMemo(
    () => ({
      remember: (name: string, value: T) =>
        rememberSeen(client, name, { at: Date.now(), value }, true),
      inMemory: (name: string) => client.getQueryData<Seen<T>>(seenQueryKey(name))?.value,
      find: async (name: string) => {
        const seen =
          client.getQueryData<Seen<T>>(seenQueryKey(name)) ?? (await readKept<T>(client, name));
        return seen?.value;
      },
      /** Deletes all but the newest values whose names start with `name`. */
      keepNewest: (name: string, most: number) => keepNewest(askerOf(client).uid, name, most),
    }),
    [client],
  );
}

/** A kept value with its moment; null if it can't be shown. */
export function keptValue<T>(stored: unknown, from?: Memory<T>['from']): Seen<T> | null {
  const kept = stored as KeptSeen | undefined;
  if (typeof kept?.at !== 'number') return null;
  const sameBuild = kept.build === buildNow() ? (kept.value as T) : undefined;
  const value = from ? from(kept.value) : sameBuild;
  return value === undefined ? null : { at: kept.at, value };
}
