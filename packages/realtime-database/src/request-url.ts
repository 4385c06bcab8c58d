import type { IncomingMessage } from 'node:http';

export function urlOf(message: IncomingMessage): URL {
  return new URL(message.url ?? '/', 'http://localhost');
}

/** `?ns=name`, or the first part of a host such as name.firebaseio.com or name.localhost. */
export function requestedNamespace(message: IncomingMessage): string | undefined {
  const named = urlOf(message).searchParams.get('ns');
  const fromHost = /^([\w-]+)\.(?:localhost|firebaseio\.com)/.exec(message.headers.host ?? '')?.[1];
  return named ?? fromHost;
}
