import compression from 'compression';
import express, { type Express, type RequestHandler, type Response } from 'express';
import { limitHeader, totalHeader } from '../../domain/query-limits';
import { ApiError } from './api-error';
import { identifyAccount, permitCaller } from './caller/caller';
import { secondsToWait } from './caller/rate-limit';
import { isForAdministrator, type EndpointName } from './caller/who-may-call';
import { bkp } from './endpoints/bkp';
import { categorias } from './endpoints/categorias';
import { FirstOfList, type Endpoint } from './endpoints/endpoint';
import { pedidosdoresultado } from './endpoints/pedidosdoresultado';
import { produtos } from './endpoints/produtos';
import { produtoscount } from './endpoints/produtoscount';
import { puxabkp } from './endpoints/puxabkp';
import { resultados } from './endpoints/resultados';
import { senhasantigas } from './endpoints/senhasantigas';
import { sendEmail } from './endpoints/send-email';
import { sendEmailNovoOrcamento } from './endpoints/send-email-novo-orcamento';
import { sendEmailPedidos } from './endpoints/send-email-pedidos';
import { answerError } from './error-answer';
import { limitFrom, queryFrom } from './query';

const endpoints: [EndpointName, Endpoint][] = [
  ['categorias', categorias],
  ['produtos', produtos],
  ['produtoscount', produtoscount],
  ['puxabkp', puxabkp],
  ['bkp', bkp],
  ['senhasantigas', senhasantigas],
  ['resultados', resultados],
  ['pedidosdoresultado', pedidosdoresultado],
  ['send-email', sendEmail],
  ['send-email-novo-orcamento', sendEmailNovoOrcamento],
  ['send-email-pedidos', sendEmailPedidos],
];

/** The endpoints under `/` (the function's own address) and `/api` (Hosting keeps the prefix). */
export function createApp(): Express {
  const router = express.Router();
  for (const [name, endpoint] of endpoints) router.all(`/${name}`, serve(name, endpoint));

  const app = express();
  app.disable('x-powered-by');
  app.use(compression());
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
    const account = await identifyAccount(request.get('Authorization'), {
      checkRevoked: isForAdministrator(name),
    });
    const wait = await secondsToWait(name, account.uid);
    if (wait > 0) {
      response.set('Retry-After', String(wait));
      throw new ApiError(
        429,
        'muitas-chamadas',
        'Nada foi feito: foram muitas chamadas em pouco tempo. Aguarde um minuto e tente novamente.',
      );
    }
    // A refused caller costs the product table nothing.
    const caller = await permitCaller(name, account);
    const query = queryFrom(request.originalUrl);
    const answer = await endpoint({ caller, query, limit: limitFrom(request.get(limitHeader)) });
    // The browser may store an answer but must revalidate it by its ETag.
    response.set('Cache-Control', 'private, no-cache');
    if (typeof answer === 'string') response.type('text/plain').send(answer);
    else if (answer instanceof FirstOfList) sendFirst(response, answer);
    else response.json(answer);
  };
}

function sendFirst(response: Response, { rows, total }: FirstOfList): void {
  response.vary(limitHeader).set(totalHeader, String(total)).json(rows);
}
