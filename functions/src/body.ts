import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { ApiError } from './api-error';

/**
 * The platform reads a body, unpacks and parses it as its headers say, before it calls us, whoever sends. As mere bytes it
 * costs nothing more until its caller is known.
 */
subscribe('http.server.request.start', (message) => {
  const { headers } = (message as { request: IncomingMessage }).request;
  if (headers['content-type'] !== undefined) headers['content-type'] = 'application/octet-stream';
  delete headers['content-encoding'];
});

/** What came with a request, for an endpoint that takes so many bytes. */
export function bodyOf({ body }: Request, most: number): Buffer | undefined {
  const bytes: unknown = body;
  if (!(bytes instanceof Buffer)) return undefined;
  if (bytes.length > most) {
    throw new ApiError(
      413,
      'grande-demais',
      `Nada foi feito: o que foi enviado passa de ${most / 1_000_000} MB. Divida ou reduza o arquivo.`,
    );
  }
  return bytes;
}

/** Undefined for what is no JSON. */
export function jsonFrom(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(body?.toString() ?? '');
  } catch {
    return undefined;
  }
}
