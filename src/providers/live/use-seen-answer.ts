import type { QueryFunctionContext } from '@tanstack/react-query';

import { isOffline } from '../../../domain/outbox/failure';
import { keepSeen, readSeen } from '../../data/session/last-visit';

interface Question<T> {
  /** The name under which the browser keeps the answer. Questions for parts of it use the same name. */
  name: string;
  ask: () => Promise<T>;
  from: (stored: unknown) => T | undefined;
  /** The question asks for a part of the answer, which is not kept separately. */
  isPart?: boolean;
}

/** Requests and keeps the answer. Without a connection returns this person's last kept answer (decision 66). */
export async function askOrSeen<T>(
  { meta, client, queryKey }: QueryFunctionContext,
  { name, ask, from, isPart = false }: Question<T>,
): Promise<T> {
  const { uid, role } = meta as { uid: string; role: string };
  const place = `${name} ${role}`;
  try {
    const answer = await ask();
    if (!isPart) void keepSeen(uid, place, answer);
    return answer;
  } catch (error) {
    if (!isOffline(error)) throw error;
    const { isConnected, whenConnected } = await import('../outbox/whether-connected');
    const seen = (await isConnected()) ? undefined : from(await readSeen(uid, place));
    if (seen === undefined) throw error;
    void whenConnected().then(() => client.invalidateQueries({ queryKey }));
    return seen;
  }
}
