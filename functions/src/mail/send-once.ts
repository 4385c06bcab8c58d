import { paths } from '../../../domain/paths';
import { ApiError } from '../api-error';
import { database } from '../firebase';
import { deliver } from './deliver';
import type { Message } from './message';

/** How long one attempt may hold a message, in milliseconds: longer than any delivery takes. */
const attempt = 60_000;

/**
 * Sends a mail unless the same one went out within `dropRepeatsFor` milliseconds; answers whether
 * this call sent it. `key` names the message. 503 when the mail server does not take it.
 *
 * Safety: `emails/{key}` holds the moment until which the message counts as sent, and is taken by a
 * transaction before the mail goes out, so two calls at once, in any two instances, give one mail.
 * A failed delivery gives it back; an instance that dies in between blocks a retry for `attempt` only.
 */
export async function sendOnce(
  key: string,
  dropRepeatsFor: number,
  to: string,
  message: Message,
): Promise<boolean> {
  const marker = database().ref(paths.mail(key));
  const now = Date.now();
  const claim = await marker.transaction((until: number | null) =>
    until !== null && until > now ? undefined : now + attempt,
  );
  if (!claim.committed) return false;
  try {
    await deliver(to, message);
  } catch (error) {
    await marker.remove();
    throw new ApiError(
      503,
      'email-indisponivel',
      'O e-mail não foi enviado: o servidor de e-mail não respondeu. Tente novamente em alguns minutos.',
      { cause: error },
    );
  }
  await marker.set(now + dropRepeatsFor);
  return true;
}
