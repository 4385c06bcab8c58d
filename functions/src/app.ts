import compression from 'compression';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { maxCreditBytes } from '../../domain/people/credit/upload';
import { maxDocumentBytes } from '../../domain/order/documents';
import { maxProductListBytes } from '../../domain/product/list';
import { maxPictureBytes } from '../../domain/product/picture';
import { limitHeader, totalHeader } from '../../domain/query-limits';
import { ApiError } from './api-error';
import { bodyOf } from './body';
import { answering } from './order/copy/copied-until';
import { identifyAccount, permitCaller } from './caller/caller';
import { isMet, meetKeys, permitMachine, sentKey } from './caller/machine';
import { secondsToWait } from './caller/rate-limit';
import {
  isForAdministrator,
  type EndpointName,
  type MachineEndpointName,
} from './caller/who-may-call';
import { andamento } from './endpoints/order/andamento';
import { avisodeproduto, avisosdeprodutos } from './endpoints/product/avisosdeprodutos';
import { bkp } from './endpoints/product/bkp';
import { categorias } from './endpoints/product/categorias';
import { comprados } from './endpoints/product/comprados';
import { credito } from './endpoints/people/credito';
import { creditodeclientes } from './endpoints/people/creditodeclientes';
import { conferencias } from './endpoints/order/conferencias';
import { documento } from './endpoints/order/documento';
import { documentos } from './endpoints/order/documentos';
import { documentosdopedido } from './endpoints/order/documentosdopedido';
import { FileAnswer, FirstOfList, type Endpoint, type MachineEndpoint } from './endpoints/endpoint';
import { PackedList } from './endpoints/packed';
import { emorcamentos } from './endpoints/product/emorcamentos';
import { filtrodepedidos } from './endpoints/order/filtrodepedidos';
import { foto } from './endpoints/product/foto';
import { listadecredito } from './endpoints/people/listadecredito';
import { listadeprodutos } from './endpoints/product/listadeprodutos';
import { listasdeprodutos } from './endpoints/product/listasdeprodutos';
import { meusclientes } from './endpoints/people/meusclientes';
import { minhassomas } from './endpoints/figures/minhassomas';
import { novodocumento } from './endpoints/order/novodocumento';
import { novidades } from './endpoints/product/novidades';
import { pedidos } from './endpoints/order/pedidos';
import { pedidosdoresultado } from './endpoints/figures/pedidosdoresultado';
import { pendentes } from './endpoints/figures/pendentes';
import { procuradepedidos } from './endpoints/order/procuradepedidos';
import { produtos } from './endpoints/product/produtos';
import { produtoscount } from './endpoints/product/produtoscount';
import { puxabkp } from './endpoints/product/puxabkp';
import { removedocumento } from './endpoints/order/removedocumento';
import { resultados } from './endpoints/figures/resultados';
import { somas } from './endpoints/figures/somas';
import { senhasantigas } from './endpoints/people/senhasantigas';
import { sendEmail } from './endpoints/people/send-email';
import { sendEmailNovoOrcamento } from './endpoints/order/send-email-novo-orcamento';
import { answerError, unknownAddress } from './error-answer';
import { limitFrom, queryFrom } from './query';

/** Each endpoint takes a GET; with a number it takes a POST with a body of at most that many bytes. */
const endpoints: [EndpointName, Endpoint, number?][] = [
  ['categorias', categorias],
  ['produtos', produtos],
  ['produtoscount', produtoscount],
  ['puxabkp', puxabkp],
  ['bkp', bkp],
  ['senhasantigas', senhasantigas],
  ['listadeprodutos', listadeprodutos, maxProductListBytes],
  ['listasdeprodutos', listasdeprodutos],
  ['foto', foto, maxPictureBytes],
  ['resultados', resultados],
  ['pedidosdoresultado', pedidosdoresultado],
  ['pendentes', pendentes],
  ['meusclientes', meusclientes],
  ['somas', somas],
  ['minhassomas', minhassomas],
  ['procuradepedidos', procuradepedidos],
  ['filtrodepedidos', filtrodepedidos],
  ['comprados', comprados],
  ['novidades', novidades],
  ['avisosdeprodutos', avisosdeprodutos],
  ['avisodeproduto', avisodeproduto, 0],
  ['emorcamentos', emorcamentos],
  ['conferencias', conferencias],
  ['creditodeclientes', creditodeclientes],
  ['listadecredito', listadecredito, maxCreditBytes],
  ['documentosdopedido', documentosdopedido],
  ['documento', documento],
  ['novodocumento', novodocumento, maxDocumentBytes],
  ['removedocumento', removedocumento, 0],
  ['send-email', sendEmail],
  ['send-email-novo-orcamento', sendEmailNovoOrcamento],
];

/** As above, with the path below the address. */
const machineEndpoints: [MachineEndpointName, path: string, MachineEndpoint, number?][] = [
  ['pedidos', '/pedidos', pedidos],
  ['andamento', '/pedidos/:numero/andamento', andamento, 200_000],
  ['credito', '/credito', credito, maxCreditBytes],
  ['documentos', '/pedidos/:numero/documentos', documentos, maxDocumentBytes],
];

/** Serves the endpoints under `/` (the function's own address) and `/api` (Hosting keeps the prefix). */
export function createApp(): Express {
  const router = express.Router();
  for (const [name, endpoint, maxBytes] of endpoints) {
    router.all(`/${name}`, serve(name, endpoint, maxBytes));
  }
  for (const [name, path, endpoint, maxBytes] of machineEndpoints) {
    router.all(path, serveMachine(name, endpoint, maxBytes));
  }

  const app = express();
  app.disable('x-powered-by');
  app.use(compression());
  app.use('/api', router);
  app.use(router);
  app.use(() => {
    throw unknownAddress();
  });
  app.use(answerError);
  return app;
}

function serve(
  name: EndpointName,
  endpoint: Endpoint,
  maxBytes: number | undefined,
): RequestHandler {
  return async (request, response) => {
    refuseOtherMethods(request, response, maxBytes === undefined ? 'GET' : 'POST');
    const account = await identifyAccount(request.get('Authorization'), {
      checkRevoked: isForAdministrator(name),
    });
    await refuseTooMany(response, name, account.uid);
    // Refuses the caller before the first query to PostgreSQL.
    const caller = await permitCaller(name, account);
    const query = queryFrom(request.originalUrl);
    const limit = limitFrom(request.get(limitHeader));
    const body = bodyOf(request, maxBytes ?? 0);
    const answer = await answering(response, () => endpoint({ caller, query, limit, body }));
    // The browser may store the answer, but must revalidate it by its ETag.
    response.set('Cache-Control', 'private, no-cache');
    if (typeof answer === 'string') response.type('text/plain').send(answer);
    else if (answer instanceof FirstOfList) sendFirst(response, answer);
    else if (answer instanceof FileAnswer) sendFile(response, answer);
    else if (answer instanceof PackedList) await sendPacked(request, response, answer);
    else response.json(answer);
  };
}

/** Like `serve`, for machines: a key replaces the account, and no cache may store the answer. */
function serveMachine(
  name: MachineEndpointName,
  endpoint: MachineEndpoint,
  maxBytes: number | undefined,
): RequestHandler<Record<string, string>> {
  return async (request, response) => {
    refuseOtherMethods(request, response, maxBytes === undefined ? 'GET' : 'POST');
    const key = sentKey(request);
    if (!isMet(key)) {
      await refuseTooMany(response, 'chaves', 'todas');
      await meetKeys();
    }
    await refuseTooMany(response, name, key);
    await permitMachine(key, name);
    const query = queryFrom(request.originalUrl);
    const body = bodyOf(request, maxBytes ?? 0);
    const { params } = request;
    const answer = await answering(response, () => endpoint({ query, body, params }));
    response.set('Cache-Control', 'no-store').json(answer);
  };
}

function refuseOtherMethods(request: Request, response: Response, method: 'GET' | 'POST'): void {
  if (request.method === method) return;
  response.set('Allow', method);
  throw new ApiError(405, 'metodo-nao-permitido', `Nada foi feito: use o método ${method}.`);
}

async function refuseTooMany(
  response: Response,
  name: Parameters<typeof secondsToWait>[0],
  who: string,
): Promise<void> {
  const wait = await secondsToWait(name, who);
  if (wait === 0) return;
  response.set('Retry-After', String(wait));
  throw new ApiError(
    429,
    'muitas-chamadas',
    'Nada foi feito: foram muitas chamadas em pouco tempo. Aguarde um minuto e tente de novo.',
  );
}

function sendFirst(response: Response, { rows, total }: FirstOfList): void {
  response.vary(limitHeader).set(totalHeader, String(total)).json(rows);
}

/** A private file: no cache may store it, and no browser opens it as a page of ours. */
function sendFile(response: Response, { name, bytes }: FileAnswer): void {
  response.set('Cache-Control', 'private, no-store').set('X-Content-Type-Options', 'nosniff');
  response.attachment(name).send(bytes);
}

async function sendPacked(request: Request, response: Response, list: PackedList): Promise<void> {
  if (list.total !== undefined) response.vary(limitHeader).set(totalHeader, String(list.total));
  const packing = ['br' as const, 'gzip' as const].find((one) => request.acceptsEncodings(one));
  if (packing) response.set('Content-Encoding', packing);
  response.vary('Accept-Encoding').set('ETag', list.etag).type('json');
  response.send(packing ? await list.packedBy(packing) : list.json);
}
