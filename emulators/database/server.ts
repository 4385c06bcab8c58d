import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import type { Database } from './core/database';
import { Namespaces, openRules } from './core/namespaces';
import { LevelFolder } from './persistence/level-store';
import { answerRest } from './rest/rest';
import { loadRulesFile, watchRulesFile } from './rules/rules-file';
import { Ruleset } from './rules/ruleset';
import { TransactionTurns } from './wire/transaction-turns';
import { serveWebSocket } from './wire/websocket';

export interface DatabaseServerOptions {
  /** 0 takes any free port. */
  port: number;
  /** Default '127.0.0.1', and then also '::1', so that 'localhost' works whatever it means. */
  host?: string;
  /** Where data is kept. Absent: in memory only. */
  dataDir?: string;
  /** Rules of every database that isn't given its own. Absent: everything is allowed. */
  rulesFile?: string;
  /** Its name is the default database, and its tokens are good for all. Default 'demo-mmv'. */
  projectId?: string;
  log?: (line: string) => void;
}

/**
 * Starts a Realtime Database server. Rejects with EADDRINUSE where the port is taken, and with a
 * sentence where the rules file or the data can't be read.
 */
export async function startDatabase(
  options: DatabaseServerOptions,
): Promise<{ port: number; close(): Promise<void> }> {
  const { rulesFile, projectId = 'demo-mmv', log = () => undefined } = options;
  const rules = rulesFile ? await loadRulesFile(rulesFile) : Ruleset.parse(openRules);
  const folder = options.dataDir === undefined ? undefined : new LevelFolder(options.dataDir);
  await folder?.open();
  const namespaces = new Namespaces(folder, rules, log);

  const sockets = new WebSocketServer({ noServer: true });
  const namespaceOf = (message: IncomingMessage) => requestedNamespace(message) ?? projectId;
  const projectsOf = (namespace: string) => [
    projectId,
    namespace,
    namespace.replace(/-default-rtdb$/, ''),
  ];

  const turns = new WeakMap<Database, TransactionTurns>();
  const turnsOf = (database: Database) => {
    const known = turns.get(database) ?? new TransactionTurns();
    turns.set(database, known);
    return known;
  };

  const newServer = () => {
    const server = createServer((message, response) => {
      void answerRest(message, response, { namespaces, namespaceOf, projectsOf, log });
    });
    server.on('upgrade', (message, socket, head) => {
      const namespace = namespaceOf(message);
      const host = message.headers.host ?? `localhost:${options.port}`;
      namespaces.database(namespace).then(
        (database) =>
          sockets.handleUpgrade(message, socket, head, (client) => {
            const projects = projectsOf(namespace);
            serveWebSocket(client, { database, turns: turnsOf(database), projects, host, log });
          }),
        (error: Error) => {
          log(`database ${namespace} can't be opened: ${error.message}`);
          socket.destroy();
        },
      );
    });
    return server;
  };

  const servers: Server[] = [];
  try {
    servers.push(...(await listenOn(newServer, options.port, options.host)));
  } catch (error) {
    await folder?.close();
    throw error;
  }
  const stopWatching = rulesFile
    ? watchRulesFile(rulesFile, (changed) => void namespaces.setFileRules(changed), log)
    : () => Promise.resolve();

  return {
    port: portOf(servers[0]),
    async close() {
      await stopWatching();
      sockets.clients.forEach((client) => client.terminate());
      await Promise.all(servers.map(closeServer));
      await folder?.close();
    },
  };
}

/** `?ns=name`, or the first part of a host such as name.firebaseio.com or name.localhost. */
function requestedNamespace(message: IncomingMessage): string | undefined {
  const named = new URL(message.url ?? '/', 'http://localhost').searchParams.get('ns');
  const fromHost = /^([\w-]+)\.(?:localhost|firebaseio\.com)/.exec(message.headers.host ?? '')?.[1];
  return named ?? fromHost;
}

async function listenOn(newServer: () => Server, port: number, host?: string): Promise<Server[]> {
  const first = await listen(newServer(), port, host ?? '127.0.0.1');
  if (host !== undefined) return [first];
  try {
    return [first, await listen(newServer(), portOf(first), '::1')];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A machine without IPv6 doesn't need it.
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return [first];
    await closeServer(first);
    throw error;
  }
}

function listen(server: Server, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function portOf(server: Server | undefined): number {
  return (server?.address() as AddressInfo).port;
}
