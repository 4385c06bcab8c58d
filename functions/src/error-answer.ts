import type { ErrorRequestHandler } from 'express';
import { logger } from 'firebase-functions';
import { errorCode } from '../../domain/outbox/failure';
import { ApiError } from './api-error';
import { DeadlineMissed } from './waiting/before-deadline';

/**
 * Answers every failure as `{ erro: { codigo, mensagem } }` and logs it: a refusal in one line, a fault with its cause.
 */
export const answerError: ErrorRequestHandler = (error, request, response, _next) => {
  const refusal = refusalFor(error);
  const line = `${request.method} ${request.path}: ${refusal.status} ${refusal.codigo}`;
  if (refusal.status >= 500) logger.error(line, refusal.cause ?? '');
  else logger.info([line, errorCode(refusal.cause)].filter(Boolean).join(' '));
  response
    .status(refusal.status)
    .json({ erro: { codigo: refusal.codigo, mensagem: refusal.message } });
};

export function unknownAddress(): ApiError {
  return new ApiError(404, 'nao-encontrado', 'Este endereço não existe. Confira o caminho.');
}

function refusalFor(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // The framework can't decode the path, as in `/pedidos/%E0%A4%A`.
  if (error instanceof URIError) return unknownAddress();
  if (error instanceof DeadlineMissed) {
    return new ApiError(
      503,
      'sem-resposta',
      'Nada foi feito: o servidor demorou demais. Tente de novo em alguns minutos.',
      { cause: error },
    );
  }
  return new ApiError(
    500,
    'erro-interno',
    'Não foi possível concluir a operação. Tente de novo em alguns minutos.',
    { cause: error },
  );
}
