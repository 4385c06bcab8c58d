import { join } from 'node:path';
import { startChild, type Child } from '../processes/child';
import { projectRoot } from '../start/project-root';

/**
 * Rebuilds the endpoints when their code changes, and the emulator reloads them. It only bundles, which takes a tenth
 * of the time of checking types.
 */
export function watchFunctions(dataDir: string, log: (line: string) => void): Child {
  const folder = join(projectRoot, 'functions');
  return startChild({
    name: 'functions',
    script: join(folder, 'node_modules/rolldown/bin/cli.mjs'),
    args: ['-c', 'rolldown.config.mjs', '--watch'],
    cwd: folder,
    logFile: join(dataDir, 'functions.log'),
    // Also after a failed build, because the endpoints will work once the developer mends it.
    ready: /Rebuilt|Build failed/,
    // Shows the error with its file and line.
    show: (line) => /ERROR|^\[[A-Z_]+\]|╭─\[/.test(line),
    log,
  });
}
