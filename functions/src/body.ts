import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { ApiError } from './api-error';

/**
 * The platform unpacks and parses a body by its headers before our code runs, for any sender. Declared as plain bytes,
 * the body costs nothing more until the caller is known.
 */
subscribe('http.server.request.start', (message) => {
  const { headers } = (message as { request: IncomingMessage }).request;
  if (headers['content-type'] !== undefined) headers['content-type'] = 'application/octet-stream';
  delete headers['content-encoding'];
});

/** The body of a request as bytes; undefined if there is none. Throws 413 if it exceeds `most` bytes. */
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

/** Undefined for invalid JSON. */
export function jsonFrom(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(body?.toString() ?? '');
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether a value is the cells of a sheet. */
export function isRows(value: unknown): value is string[][] {
  return (
    Array.isArray(value) &&
    value.every(
      (row: unknown) => Array.isArray(row) && row.every((cell) => typeof cell === 'string'),
    )
  );
}
