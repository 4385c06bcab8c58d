/**
 * `fetch` over a connection of its own. A kept one may be closed by its server in the moment in which a busy machine
 * sends the next request over it, which then fails.
 */
export function fetchAnew(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Connection', 'close');
  return fetch(url, { ...init, headers });
}
