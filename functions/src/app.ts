import express, { type Express, type RequestHandler } from 'express';
import { ApiError } from './api-error';
import { identifyCaller } from './caller/caller';
import { secondsToWait } from './caller/rate-limit';
import { isForAdministrator, mayCall, type EndpointName } from './caller/who-may-call';
import { bkp } from './endpoints/bkp';
import { categorias } from './endpoints/categorias';
import type { Endpoint } from './endpoints/endpoint';
import { produtos } from './endpoints/produtos';
import { produtoscount } from './endpoints/produtoscount';
import { puxabkp } from './endpoints/puxabkp';
import { sendEmail } from './endpoints/send-email';
import { sendEmailNovoOrcamento } from './endpoints/send-email-novo-orcamento';
import { answerError } from './error-answer';

const endpoints: [EndpointName, Endpoint][] = [
  ['categorias', categorias],
  ['produtos', produtos],
  ['produtoscount', produtoscount],
  ['puxabkp', puxabkp],
  ['bkp', bkp],
  ['send-email', sendEmail],
  ['send-email-novo-orcamento', sendEmailNovoOrcamento],
];

/** The endpoints under `/` (the function's own address) and `/api` (Hosting keeps the prefix). */
export function createApp(): Express {
  const router = express.Router();
  for (const [name, endpoint] of endpoints) router.all(`/${name}`, serve(name, endpoint));

  const app = express();
  app.disable('x-powered-by');
  app.use('/api', router);
  app.use(router);
  app.use(() => {
    throw new ApiError(404, 'nao-encontrado', 'Este endereço não existe. Confira o caminho.');
  });
  app.use(answerError);
  return app;
}

function serve(name: EndpointName, endpoint: Endpoint): RequestHandler {
  return async (request, response) => {
    if (request.method !== 'GET') {
      response.set('Allow', 'GET');
      throw new ApiError(405, 'metodo-nao-permitido', 'Nada foi feito: use o método GET.');
    }
    const caller = await identifyCaller(request.get('Authorization'), {
      checkRevoked: isForAdministrator(name),
    });
    if (!mayCall(name, caller.user)) {
      throw new ApiError(
        403,
        'sem-permissao',
        'Você não tem permissão para esta operação. Fale com o administrador.',
      );
    }
    const wait = await secondsToWait(name, caller.uid);
    if (wait > 0) {
      response.set('Retry-After', String(wait));
      throw new ApiError(
        429,
        'muitas-chamadas',
        'Nada foi feito: foram muitas chamadas em pouco tempo. Aguarde um minuto e tente novamente.',
      );
    }
    const answer = await endpoint({ caller, query: request.query });
    // The browser may keep an answer, but asks by its ETag before it shows it again.
    response.set('Cache-Control', 'private, no-cache');
    if (typeof answer === 'string') response.type('text/plain').send(answer);
    else response.json(answer);
  };
}
