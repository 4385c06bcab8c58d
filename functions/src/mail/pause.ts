import { paths } from '../../../domain/paths';
import { database } from '../firebase';

/**
 * Takes the right to do something at most once in `length` milliseconds; it can be given back unused. Undefined while
 * somebody has it.
 * Safety: a transaction takes `emails/{key}`, so one of two calls gets it, in any two instances.
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
