import { join } from 'node:path';
import { startChild, type Child } from './child';
import { projectRoot } from './project-root';

/** Compiles the endpoints, and again after each change; the Functions emulator then reloads them by itself. */
export function watchFunctions(dataDir: string, log: (line: string) => void): Child {
  const folder = join(projectRoot, 'functions');
  return startChild({
    name: 'functions',
    script: join(folder, 'node_modules/typescript/bin/tsc'),
    args: [
      ...['-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'],
      // The next start compiles only what changed. The build info lies beside the output, so that both are deleted
      // together.
      ...['--incremental', '--tsBuildInfoFile', 'lib/.tsbuildinfo'],
    ],
    cwd: folder,
    logFile: join(dataDir, 'functions.log'),
    ready: /Watching for file changes/,
    show: (line) => /error TS\d+/.test(line),
    log,
  });
}
