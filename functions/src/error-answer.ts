import type { ErrorRequestHandler } from 'express';
import { logger } from 'firebase-functions';
import { ApiError } from './api-error';

/** Answers every failure as `{ erro: { codigo, mensagem } }` and logs it with its cause. */
export const answerError: ErrorRequestHandler = (error, request, response, _next) => {
  const refusal =
    error instanceof ApiError
      ? error
      : new ApiError(
          500,
          'erro-interno',
          'Não foi possível concluir a operação. Tente novamente em alguns minutos.',
          { cause: error },
        );
  const log = refusal.status >= 500 ? logger.error : logger.info;
  log(
    `${request.method} ${request.path}: ${refusal.status} ${refusal.codigo}`,
    refusal.cause ?? '',
  );
  response
    .status(refusal.status)
    .json({ erro: { codigo: refusal.codigo, mensagem: refusal.message } });
};
