import type { Refusal } from './act';

/** What a person reads after a failure (decision 10): what was not done, and what to do. */

/** The code that Firebase, axios and the browser put on their errors; '' when there is none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

export function failureOf(recusa: Refusal): Error {
  const code = recusa.motivo === 'falhou' ? recusa.codigo : '';
  return Object.assign(new Error('A kept failure'), { code });
}

/** The code of a move that the rules refuse for the many before it. */
export const movedTooOften = 'MOVED_TOO_OFTEN';

/** The code of a registration that came after too many others. */
export const tooManyRegistrations = 'TOO_MANY_REGISTRATIONS';

/** The code of an answer that must be whole and lacked the newest changes of orders. */
export const copyBehind = 'COPY_BEHIND';

/** How browsers and Firebase's database word a failed fetch when the error has no code. */
const offlineMessage = /offline|import(ed|ing) (a )?module/i;

const offlineCodes = ['auth/network-request-failed', 'ERR_NETWORK', 'ECONNABORTED', 'ETIMEDOUT'];

export function isOffline(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return offlineCodes.includes(errorCode(error)) || offlineMessage.test(message);
}

function adviceFor(error: unknown): string {
  const code = errorCode(error);
  if (isOffline(error)) {
    return 'Verifique sua conexão com a internet e tente de novo.';
  }
  if (code === 'PERMISSION_DENIED') {
    return 'O registro mudou ou você não tem permissão. Confira e tente de novo.';
  }
  if (code === movedTooOften) {
    return 'Ele já mudou vezes demais. Fale com a distribuidora.';
  }
  if (code === tooManyRegistrations) {
    return 'Há cadastros demais neste momento. O que você digitou continua aqui: tente de novo em alguns minutos.';
  }
  if (code === copyBehind) {
    return 'O servidor ainda não conhece as mudanças mais novas dos pedidos. Tente de novo em alguns segundos.';
  }
  return 'Tente de novo em instantes; se continuar, fale com a distribuidora.';
}

/** What was asked for without a connection, in a browser that keeps nothing, and would be lost with the page. */
export function notKept(what: string): string {
  return `${what} e não pôde ser guardado neste navegador. Deixe esta página aberta até a conexão voltar.`;
}

/** `what` names what was not done, without a full stop ('O pedido não foi aprovado'); the advice is appended. */
export function describeFailure(what: string, error: unknown): string {
  return `${what}. ${adviceFor(error)}`;
}
