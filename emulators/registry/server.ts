import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { normalizeCnpj, isValidCnpj } from '../../domain/registration/cnpj';
import { failingCnpj, silentCnpj, companies } from './companies';

/** Milliseconds for a complete request; then the connection is closed. */
const partialRequestMs = 10_000;

/**
 * Answers GET `/v1/cnpj/{cnpj}` and `/{cnpj}`, as JSONP with `?callback=name`, else as JSON. Rejects with EADDRINUSE.
 */
export async function startRegistry({ port }: { port: number }) {
  const server = createServer({ requestTimeout: partialRequestMs }, (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://registry.local');
    const cnpj = normalizeCnpj(pathname.replace(/^\/v1\/cnpj/, ''));
    if (cnpj === silentCnpj) return;
    if (cnpj === failingCnpj) {
      response.writeHead(500).end();
      return;
    }
    send(response, searchParams.get('callback'), JSON.stringify(answerAbout(cnpj)));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const { port: opened } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${opened}/v1/cnpj`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, callback: string | null, json: string) {
  const headers = { 'X-Content-Type-Options': 'nosniff', 'Access-Control-Allow-Origin': '*' };
  if (callback === null) {
    response.writeHead(200, { ...headers, 'Content-Type': 'application/json' }).end(json);
  } else if (/^[A-Za-z_$][\w$.]{0,63}$/.test(callback)) {
    // The leading comment keeps the caller from choosing the answer's first bytes.
    const script = `/**/ ${callback}(${json});`;
    response.writeHead(200, { ...headers, 'Content-Type': 'text/javascript' }).end(script);
  } else {
    response.writeHead(400, headers).end();
  }
}

export function answerAbout(cnpj: string) {
  if (!isValidCnpj(cnpj)) return { status: 'ERROR', message: 'CNPJ inválido' };
  const company = companies.find((known) => known.cnpj === cnpj);
  if (!company) return { status: 'ERROR', message: 'CNPJ não encontrado' };
  return { status: 'OK', ...company };
}
