/**
 * `fetch` over a connection of its own. A kept one may be closed by its server in the moment in which a busy machine
 * sends the next request over it, which then fails.
 */
export async function fetchAnew(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Connection', 'close');
  const response = await fetch(url, { ...init, headers });
  // Read at once: Node 24 throws where a connection ends and its body still waits to be read (nodejs/undici#5360).
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}
