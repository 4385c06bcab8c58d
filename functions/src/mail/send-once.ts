import { ApiError } from '../api-error';
import { deliver, isAddressRefused } from './deliver';
import type { Message } from './message';
import { takePause } from './pause';

/** The code of a refusal that is about the address alone: another attempt would end the same way. */
export const addressRefused = 'endereco-recusado';

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
 * Sends one mail about those `keys` that none told within `dropRepeatsFor` milliseconds, and answers them. 409 when the
 * mail server refuses the address, 503 when it does not take the mail.
 * Safety: `emails/{key}` says until when the key counts as told. A transaction takes it before the mail goes out, so
 * two calls give one mail, in any two instances. A failed delivery gives it back. An instance that dies in between
 * blocks a retry only for `attempt`, and the mail is sent again then: at least once (decision 64).
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
    if (isAddressRefused(error)) {
      throw new ApiError(
        409,
        addressRefused,
        'O e-mail não foi enviado: o servidor de e-mail recusou o endereço. Confira-o e avise por outro meio.',
        { cause: error },
      );
    }
    throw new ApiError(
      503,
      'email-indisponivel',
      'O e-mail não foi enviado: o servidor de e-mail não respondeu. Tente de novo em alguns minutos.',
      { cause: error },
    );
  }
  await Promise.all(claims.map((claim) => claim.keepUntil(now + dropRepeatsFor)));
  return untold;
}
