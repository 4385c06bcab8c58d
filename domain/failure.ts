/**
 * What a person reads when something failed (decision 10): what was not done ('O pedido 12 não foi aprovado'), then
 * what to do about it.
 */

/** The code that Firebase, axios and the browser put on their errors; '' when there is none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

/** Wording by which browsers and Firebase's database report a failed fetch when the error has no code. */
const offlineMessage = /offline|import(ed|ing) (a )?module/i;

const offlineCodes = ['auth/network-request-failed', 'ERR_NETWORK', 'ECONNABORTED', 'ETIMEDOUT'];

function adviceFor(error: unknown): string {
  const code = errorCode(error);
  const message = error instanceof Error ? error.message : '';
  if (offlineCodes.includes(code) || offlineMessage.test(message)) {
    return 'Verifique sua conexão com a internet e tente de novo.';
  }
  if (code === 'PERMISSION_DENIED') {
    return 'O registro mudou ou você não tem permissão. Confira e tente de novo.';
  }
  return 'Tente de novo em instantes; se continuar, fale com a distribuidora.';
}

/** `what` names what was not done, without a full stop ('O pedido não foi aprovado'); the advice is appended. */
export function describeFailure(what: string, error: unknown): string {
  return `${what}. ${adviceFor(error)}`;
}
