/** `fetch` over a new connection: the server may close a kept one just when a busy machine sends the next request. */
export async function fetchAnew(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Connection', 'close');
  const response = await fetch(url, { ...init, headers });
  // Read at once: Node 24 throws where a connection ends and its body still waits to be read (nodejs/undici#5360).
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}
