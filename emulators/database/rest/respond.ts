import type { ServerResponse } from 'node:http';

/** Any page may ask: the server is for one machine, and rules guard the data. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, PUT, PATCH, POST, DELETE',
  'access-control-allow-headers': 'authorization, content-type, if-match, x-firebase-etag',
  'access-control-expose-headers': 'ETag',
};

export function sendJson(
  response: ServerResponse,
  status: number,
  json: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    ...corsHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    ...headers,
  });
  response.end(status === 204 ? undefined : json);
}

/** Firebase's shape of an error. */
export function sendError(response: ServerResponse, status: number, message: string): void {
  sendJson(response, status, JSON.stringify({ error: message }));
}
