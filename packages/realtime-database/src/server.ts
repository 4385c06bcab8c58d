import { acceptedProjects } from './auth/accepted-projects.ts';
import { documentedLimits } from './core/limits.ts';
import { Namespaces, openRules } from './core/namespaces.ts';
import { controlOf, type DatabaseControl } from './database-control.ts';
import type { DatabaseServer, DatabaseServerOptions } from './database-server.ts';
import { httpServers } from './http-server.ts';
import { closeServer, listenOn, portOf, urlAt } from './listen.ts';
import type { LevelFolder } from './persistence/level-store.ts';
import { requestedNamespace } from './request-url.ts';
import { loadRulesFile, watchRulesFile } from './rules/rules-file.ts';
import { Ruleset } from './rules/ruleset.ts';
import { Triggers } from './triggers/triggers.ts';

/**
 * Starts a Realtime Database server. Rejects with EADDRINUSE, or with a sentence if the rules file or the data folder
 * can't be opened.
 */
export async function startDatabase(options: DatabaseServerOptions = {}): Promise<DatabaseServer> {
  const { port = 0, host, rules: rulesFile, dataDir, functions } = options;
  const { projectId = 'demo-project', log = () => undefined } = options;
  const rules = rulesFile ? await loadRulesFile(rulesFile) : Ruleset.parse(openRules);
  const folder = dataDir === undefined ? undefined : await openFolder(dataDir, log);
  const triggers = functions === undefined ? undefined : new Triggers(functions, log);
  const namespaces = new Namespaces(
    folder,
    rules,
    log,
    (...write) => triggers?.callMatching(...write),
    rulesFile,
  );
  const { newServer, disconnect } = httpServers({
    namespaces,
    triggers,
    namespaceOf: (message) => requestedNamespace(message) ?? projectId,
    projectsOf: acceptedProjects(projectId, options.anyProject, log),
    limits: { ...documentedLimits, ...options.limits },
    snapshots: new Map(),
    log,
  });

  let control: DatabaseControl;
  let servers: Awaited<ReturnType<typeof listenOn>>;
  try {
    // Before the port is open, so that unreadable data fails the start instead of the first request.
    control = await controlOf(namespaces, projectId);
    servers = await listenOn(newServer, port, host);
  } catch (error) {
    await folder?.close();
    throw error;
  }
  const stopWatching = rulesFile
    ? await watchRulesFile(rulesFile, (changed) => void namespaces.setFileRules(changed), log)
    : () => Promise.resolve();

  const close = async () => {
    await stopWatching();
    disconnect();
    await Promise.all(servers.map(closeServer));
    await folder?.close();
  };
  const opened = portOf(servers[0]);
  return {
    ...control,
    port: opened,
    url: urlAt(opened, host),
    database: (namespace) => controlOf(namespaces, namespace),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Only a server with a data folder loads LevelDB, because that takes much of an empty server's start. */
async function openFolder(dataDir: string, log: (line: string) => void): Promise<LevelFolder> {
  const { LevelFolder } = await import('./persistence/level-store.ts');
  return LevelFolder.open(dataDir, log);
}
