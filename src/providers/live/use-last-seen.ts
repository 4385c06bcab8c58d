import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useMemo, useRef } from 'react';

import { keepSeen, readSeen } from '../../data/session/last-visit';
import { dataOf, loading, type Live } from './live';
import { lacksConnection, OfflineContext } from './offline';
import { askerOf } from './requests';

interface Memory<T> {
  /** How much of it is remembered; by default all. */
  keep?: (data: T) => T;
  /** The browser keeps it too, for a visit without a connection (decision 66). */
  lasts?: boolean;
  /** Parses what the browser kept; by default only what this build of the app kept is taken. */
  from?: (stored: unknown) => T | undefined;
}

interface Seen<T> {
  at: number;
  value: T;
}

/** As a browser keeps it. Another build may have meant something else by the same name. */
type KeptSeen = Seen<unknown> & { build: string | undefined };

const buildNow = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

/** Milliseconds without another value before the browser keeps one. */
const pauseMs = 1000;

const all = <T>(data: T) => data;

/** Of values that the browser keeps whole. */
export const lasting = { lasts: true } as const;

const placeOf = (name: string) => ['last seen', name];

/** A live value. While it loads, or without a connection, the last one seen under this name stands in, with its moment. */
export function useLastSeen<T>(name: string, live: Live<T>, memory: Memory<T> = {}): Live<T> {
  const { keep = all, lasts = false, from } = memory;
  const client = useQueryClient();
  const offline = useContext(OfflineContext);
  const current = dataOf(live);
  const { uid, role } = askerOf(client);
  const place = `${name} ${role}`;
  const since = offline?.since;

  const shown = useRef<{ data: T | undefined; since: number | undefined }>(undefined);
  useEffect(() => {
    shown.current = { data: current, since };
  }, [current, since]);
  const save = useCallback(() => {
    const { data, since: until = Date.now() } = shown.current ?? {};
    if (data === undefined) return;
    const seen: Seen<T> = { at: until, value: keep(data) };
    client.setQueryData(placeOf(name), seen);
    if (lasts) void keepSeen(uid, place, { build: buildNow(), ...seen } satisfies KeptSeen);
  }, [client, name, keep, lasts, uid, place]);
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

  const isMissed = lacksConnection(live);
  const isSought = lasts && isMissed;
  const { data: seen, isPending } = useQuery({
    queryKey: placeOf(name),
    queryFn: async () => keptValue(await readSeen(uid, place), from),
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

/** What a browser kept under a name, and when it was current; null for nothing that can be shown. */
export function keptValue<T>(stored: unknown, from?: Memory<T>['from']): Seen<T> | null {
  const kept = stored as KeptSeen | undefined;
  if (typeof kept?.at !== 'number') return null;
  const sameBuild = kept.build === buildNow() ? (kept.value as T) : undefined;
  const value = from ? from(kept.value) : sameBuild;
  return value === undefined ? null : { at: kept.at, value };
}
