// Projects with an older target need the type of `Symbol.asyncDispose`.
/// <reference lib="esnext.disposable" preserve="true" />
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { WebSocketServer } from 'ws';
import { warnOfOtherProjects } from './auth/one-project.ts';
import type { TokenProjects } from './auth/token.ts';
import { documentedLimits, type Limits } from './core/limits.ts';
import type { Clock } from './core/clock.ts';
import { Namespaces, openRules } from './core/namespaces.ts';
import type { Snapshot } from './core/snapshot.ts';
import { closeServer, listenOn, portOf } from './listen.ts';
import type { LevelFolder } from './persistence/level-store.ts';
import { endStalled, headWithin } from './partial-requests.ts';
import { answerRest } from './rest/rest.ts';
import { loadRulesFile, watchRulesFile } from './rules/rules-file.ts';
import { Ruleset } from './rules/ruleset.ts';
import { Triggers } from './triggers/triggers.ts';
import { Connections } from './wire/connections.ts';

/** Longer than Node's five seconds, so that a client that paused doesn't write to a closed socket. */
const idleSocketMs = 60_000;

export interface DatabaseServerOptions {
  /** 0 picks a free port. */
  port: number;
  /** Default '127.0.0.1' and '::1', so that 'localhost' works whichever it resolves to. */
  host?: string;
  /** The data folder. Without it the data is in memory only. */
  dataDir?: string;
  /** The rules of every database that has none of its own. Without it everything is allowed. */
  rulesFile?: string;
  /** Names the default database; every database accepts this project's tokens. Default 'demo-project'. */
  projectId?: string;
  /** Accepts the tokens of every project. 'warn' logs each project after the first. */
  anyProject?: 'silent' | 'warn';
  /** The address of the Functions emulator ('127.0.0.1:5001'). Its functions may register for changes. */
  functions?: string;
  /** Default: the limits that Firebase documents. */
  limits?: Partial<Limits>;
  log?: (line: string) => void;
}

/** Controls one database in tests: its clock and snapshots. */
export interface DatabaseControl {
  /** The clock of `now`, server timestamps, new REST keys and the expiry of tokens. */
  readonly clock: Pick<Clock, 'now' | 'isRunning' | 'set' | 'advance' | 'reset'>;
  /** All data that readers see now. Takes constant time. */
  snapshot(): Snapshot;
  /**
   * Replaces all data without calling Cloud Functions. Resolves when it is on disk and the listeners have been called.
   */
  restore(snapshot: Snapshot): Promise<void>;
}

export interface DatabaseServer {
  readonly port: number;
  /** Such as 'http://127.0.0.1:9000', without a slash at the end. */
  readonly url: string;
  /** Default: the default database. */
  database(namespace?: string): Promise<DatabaseControl>;
  /** Closes all connections. Resolves when all data is on disk. */
  close(): Promise<void>;
  /** Calls `close`, so that `await using` works. */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts a Realtime Database server. Rejects with EADDRINUSE, or with a sentence if the rules file or the data folder
 * can't be opened.
 */
export async function startDatabase(options: DatabaseServerOptions): Promise<DatabaseServer> {
  const { rulesFile, projectId = 'demo-project', log = () => undefined } = options;
  const rules = rulesFile ? await loadRulesFile(rulesFile) : Ruleset.parse(openRules);
  const { dataDir } = options;
  const folder = dataDir === undefined ? undefined : await openFolder(dataDir, log);
  const { functions } = options;
  const triggers = functions === undefined ? undefined : new Triggers(functions, log);
  const namespaces = new Namespaces(
    folder,
    rules,
    log,
    (...write) => triggers?.tell(...write),
    rulesFile,
  );
  await readData(namespaces, projectId, folder);

  const sockets = new WebSocketServer({ noServer: true });
  const namespaceOf = (message: IncomingMessage) => requestedNamespace(message) ?? projectId;
  const warn = warnOfOtherProjects(log);
  const anyProject = options.anyProject === 'warn' ? warn : () => undefined;
  const projectsOf = (namespace: string): TokenProjects =>
    options.anyProject === undefined
      ? [projectId, namespace, namespace.replace(/-default-rtdb$/, '')]
      : anyProject;

  const limits = { ...documentedLimits, ...options.limits };
  const connections = new Connections(limits.connections);
  const connectionParts = async (message: IncomingMessage) => {
    const namespace = namespaceOf(message);
    return {
      database: await namespaces.database(namespace),
      projects: projectsOf(namespace),
      host: message.headers.host ?? `localhost:${options.port}`,
      limits,
      log,
    };
  };

  const restParts = {
    namespaces,
    triggers,
    namespaceOf,
    projectsOf,
    limits,
    snapshots: new Map(),
    log,
  };
  const newServer = () => {
    const server = createServer(headWithin(limits.partialRequest), (message, response) => {
      endStalled(message, limits.partialRequest);
      const { pathname, searchParams } = urlOf(message);
      if (pathname !== '/.lp') {
        void answerRest(message, response, restParts);
        return;
      }
      connectionParts(message).then(
        (parts) => connections.answerPoll(searchParams, response, parts),
        (error: unknown) => {
          log(`long polling failed: ${String(error)}`);
          response.writeHead(500).end();
        },
      );
    });
    server.keepAliveTimeout = idleSocketMs;
    server.on('upgrade', (message, socket, head) => {
      const isMoving = urlOf(message).searchParams.has('s');
      if (connections.isFull && !isMoving) {
        socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
        return;
      }
      connectionParts(message).then(
        (parts) =>
          sockets.handleUpgrade(message, socket, head, (client) => {
            connections.openSocket(client, urlOf(message).searchParams, parts);
          }),
        (error: unknown) => {
          log(`a connection can't be opened: ${String(error)}`);
          socket.destroy();
        },
      );
    });
    return server;
  };

  let servers: [Server, ...Server[]];
  try {
    servers = await listenOn(newServer, options.port, options.host);
  } catch (error) {
    await folder?.close();
    throw error;
  }
  // Loads the database before the first client asks. After a failure that client gets the error.
  if (folder) namespaces.database(projectId).catch((error: unknown) => log(String(error)));
  const stopWatching = rulesFile
    ? await watchRulesFile(rulesFile, (changed) => void namespaces.setFileRules(changed), log)
    : () => Promise.resolve();

  const close = async () => {
    await stopWatching();
    sockets.clients.forEach((client) => client.terminate());
    await Promise.all(servers.map(closeServer));
    await folder?.close();
  };
  const port = portOf(servers[0]);
  const { host = '127.0.0.1' } = options;
  return {
    port,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    database: (namespace = projectId) => namespaces.database(namespace),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Only a server with a data folder loads LevelDB, because that takes much of an empty server's start. */
async function openFolder(dataDir: string, log: (line: string) => void): Promise<LevelFolder> {
  const { LevelFolder } = await import('./persistence/level-store.ts');
  return LevelFolder.open(dataDir, log);
}

/** Reads the default database now, so that unreadable data fails the start instead of the first request. */
async function readData(namespaces: Namespaces, name: string, folder: LevelFolder | undefined) {
  try {
    await namespaces.database(name);
  } catch (error) {
    await folder?.close();
    throw error;
  }
}

/** `?ns=name`, or the first part of a host such as name.firebaseio.com or name.localhost. */
function requestedNamespace(message: IncomingMessage): string | undefined {
  const named = urlOf(message).searchParams.get('ns');
  const fromHost = /^([\w-]+)\.(?:localhost|firebaseio\.com)/.exec(message.headers.host ?? '')?.[1];
  return named ?? fromHost;
}

function urlOf(message: IncomingMessage): URL {
  return new URL(message.url ?? '/', 'http://localhost');
}
