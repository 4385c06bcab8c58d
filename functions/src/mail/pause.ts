import { paths } from '../../../domain/paths';
import { database } from '../firebase';

/**
 * Takes the right to do something that may be done once in `length` milliseconds, and can be given back unused.
 * Undefined while somebody has it.
 *
 * Safety: `emails/{key}` is taken by a transaction, so of two calls at once, in any two instances, one gets it.
 */
export async function takePause(key: string, length: number) {
  const now = Date.now();
  const marker = database().ref(paths.mail(key));
  const taken = await marker.transaction((until: number | null) =>
    until !== null && until > now ? undefined : now + length,
  );
  if (!taken.committed) return undefined;
  return {
    giveBack: () => marker.remove(),
    keepUntil: (moment: number) => marker.set(moment),
  };
}
