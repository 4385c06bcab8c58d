import type { Refusal } from './act';

/** Sentences about a failure (decision 10): what was not done, and what to do. */

/** The code of an error from Firebase, axios or the browser; '' if it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

export function failureOf(recusa: Refusal): Error {
  const code = recusa.motivo === 'falhou' ? recusa.codigo : '';
  return Object.assign(new Error('a stored failure'), { code });
}

/** Code of a move that the rules refuse because the order was moved too often. */
export const movedTooOften = 'MOVED_TOO_OFTEN';

/** Code of a registration that the server refuses because there were too many just now. */
export const tooManyRegistrations = 'TOO_MANY_REGISTRATIONS';

/** Code of a step whose NF-e key another order has. */
export const invoiceTaken = 'INVOICE_TAKEN';

/** Code of an answer that has to be complete but lacks the newest changes of orders. */
export const copyBehind = 'COPY_BEHIND';

/** Browsers and the Realtime Database report some failed requests by message only, without a code. */
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
  if (code === invoiceTaken) {
    return 'A chave desta NF-e já está em outro pedido. Confira a chave na nota.';
  }
  if (code === tooManyRegistrations) {
    return 'Há cadastros demais neste momento. O que você digitou continua aqui: tente de novo em alguns minutos.';
  }
  if (code === copyBehind) {
    return 'O servidor ainda não conhece as mudanças mais novas dos pedidos. Tente de novo em alguns segundos.';
  }
  return 'Tente de novo em instantes; se continuar, fale com a distribuidora.';
}

/** Describes something asked for offline in a browser without storage: closing the page would lose it. */
export function notKept(what: string): string {
  return `${what} e não pôde ser guardado neste navegador. Deixe esta página aberta até a conexão voltar.`;
}

/** `what` says what was not done, without a full stop ('O pedido não foi aprovado'); the advice is appended. */
export function describeFailure(what: string, error: unknown): string {
  return `${what}. ${adviceFor(error)}`;
}
