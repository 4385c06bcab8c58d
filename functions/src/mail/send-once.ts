import { ApiError } from '../api-error';
import { deliver } from './deliver';
import type { Message } from './message';
import { takePause } from './pause';

/** How long one attempt may hold a message, in milliseconds: longer than any delivery takes. */
const attempt = 60_000;

/** Sends a mail unless the same one went out within `dropRepeatsFor` milliseconds; answers whether this call sent it. */
export async function sendOnce(
  key: string,
  dropRepeatsFor: number,
  to: string,
  message: Message,
): Promise<boolean> {
  return (await sendUntold([key], dropRepeatsFor, to, () => message)).length > 0;
}

/**
 * Sends one mail about those `keys` that none told within `dropRepeatsFor` milliseconds, and answers them. 503 when the
 * mail server refuses.
 * Safety: `emails/{key}` says until when the key counts as told. A transaction takes it before the mail goes out, so
 * two calls give one mail, in any two instances. A failed delivery gives it back. An instance that dies in between
 * blocks a retry only for `attempt`.
 */
export async function sendUntold(
  keys: readonly string[],
  dropRepeatsFor: number,
  to: string,
  messageAbout: (untold: readonly string[]) => Message,
): Promise<readonly string[]> {
  const now = Date.now();
  const taken = await Promise.all(keys.map((key) => takePause(key, attempt)));
  const untold = keys.filter((_, at) => taken[at]);
  const claims = taken.filter((claim) => claim !== undefined);
  if (untold.length === 0) return untold;
  try {
    await deliver(to, messageAbout(untold));
  } catch (error) {
    await Promise.all(claims.map((claim) => claim.giveBack()));
    throw new ApiError(
      503,
      'email-indisponivel',
      'O e-mail não foi enviado: o servidor de e-mail não respondeu. Tente novamente em alguns minutos.',
      { cause: error },
    );
  }
  await Promise.all(claims.map((claim) => claim.keepUntil(now + dropRepeatsFor)));
  return untold;
}
