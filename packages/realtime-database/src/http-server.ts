import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { endStalled, headWithin } from './partial-requests.ts';
import { urlOf } from './request-url.ts';
import { answerRest, type RestParts } from './rest/rest.ts';
import { Connections } from './wire/connections.ts';

/** Longer than Node's five seconds, so that a client that paused doesn't write to a closed socket. */
const idleSocketMs = 60_000;

/** Answers REST, websockets and long polling on each server that `newServer` makes. */
export function httpServers(parts: RestParts): {
  newServer: () => Server;
  disconnect: () => void;
} {
  const { namespaces, namespaceOf, projectsOf, limits, log } = parts;
  const sockets = new WebSocketServer({ noServer: true });
  const connections = new Connections(limits.connections);

  const connectionParts = async (message: IncomingMessage) => {
    const namespace = namespaceOf(message);
    return {
      database: await namespaces.database(namespace),
      projects: projectsOf(namespace),
      host: message.headers.host ?? `localhost:${message.socket.localPort}`,
      limits,
      log,
    };
  };

  const upgrade = (message: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { searchParams } = urlOf(message);
    const isMoving = searchParams.has('s');
    if (connections.isFull && !isMoving) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      return;
    }
    connectionParts(message).then(
      (connecting) =>
        sockets.handleUpgrade(message, socket, head, (client) => {
          connections.openSocket(client, searchParams, connecting);
        }),
      (error: unknown) => {
        log(`a connection can't be opened: ${String(error)}`);
        socket.destroy();
      },
    );
  };

  return {
    newServer() {
      const server = createServer(headWithin(limits.partialRequest), (message, response) => {
        endStalled(message, limits.partialRequest);
        const { pathname, searchParams } = urlOf(message);
        if (pathname !== '/.lp') {
          void answerRest(message, response, parts);
          return;
        }
        connectionParts(message).then(
          (connecting) => connections.answerPoll(searchParams, response, connecting),
          (error: unknown) => {
            log(`long polling failed: ${String(error)}`);
            response.writeHead(500).end();
          },
        );
      });
      server.keepAliveTimeout = idleSocketMs;
      server.on('upgrade', upgrade);
      return server;
    },
    disconnect() {
      sockets.clients.forEach((client) => client.terminate());
    },
  };
}
