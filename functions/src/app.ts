import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { ApiError } from './api-error';
import { identifyAccount, permitCaller, type Account } from './caller/caller';
import { secondsToWait } from './caller/rate-limit';
import { isForAdministrator, type EndpointName } from './caller/who-may-call';
import { bkp } from './endpoints/bkp';
import { categorias } from './endpoints/categorias';
import type { Endpoint, List } from './endpoints/endpoint';
import { produtos } from './endpoints/produtos';
import { produtoscount } from './endpoints/produtoscount';
import { puxabkp } from './endpoints/puxabkp';
import { sendEmail } from './endpoints/send-email';
import { sendEmailNovoOrcamento } from './endpoints/send-email-novo-orcamento';
import { answerError } from './error-answer';
import { queryFrom, type Query } from './query';

type Answering = (account: Account, query: Query) => Promise<string | object>;

const endpoints: [EndpointName, Answering][] = [
  listing('categorias', categorias),
  listing('produtos', produtos),
  listing('produtoscount', produtoscount),
  acting('puxabkp', puxabkp),
  acting('bkp', bkp),
  acting('send-email', sendEmail),
  acting('send-email-novo-orcamento', sendEmailNovoOrcamento),
];

function acting(name: EndpointName, endpoint: Endpoint): [EndpointName, Answering] {
  return [
    name,
    async (account, query) => endpoint({ caller: await permitCaller(name, account), query }),
  ];
}

/** Queries the product table while the caller's record is being read; only a permitted caller gets the list. */
function listing(name: EndpointName, list: List): [EndpointName, Answering] {
  return [
    name,
    async (account, query) => {
      const answer = list(query);
      // A failure surfaces below, for a permitted caller only.
      answer.catch(() => undefined);
      await permitCaller(name, account);
      return answer;
    },
  ];
}

/** The endpoints under `/` (the function's own address) and `/api` (Hosting keeps the prefix). */
export function createApp(): Express {
  const router = express.Router();
  for (const [name, answering] of endpoints) router.all(`/${name}`, serve(name, answering));

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

function serve(name: EndpointName, answering: Answering): RequestHandler {
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
    const answer = await answering(account, queryFrom(request.originalUrl));
    // The browser may store an answer but must revalidate it by its ETag.
    response.set('Cache-Control', 'private, no-cache');
    if (typeof answer === 'string') response.type('text/plain').send(answer);
    else response.json(answer);
  };
}
