/**
 * `fetch` over a new connection. The server may close a kept connection just when a busy machine sends the next
 * request.
 */
export async function fetchAnew(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Connection', 'close');
  const response = await fetch(url, { ...init, headers });
  // Read at once, because Node 24 throws if a connection ends with an unread body (nodejs/undici#5360).
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}
