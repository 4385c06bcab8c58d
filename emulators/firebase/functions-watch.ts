import { join } from 'node:path';
import { startChild, type Child } from '../processes/child';
import { projectRoot } from '../start/project-root';

/** The emulator reloads the endpoints. Types are left to `npm test`: a bundle takes a tenth of the time. */
export function watchFunctions(dataDir: string, log: (line: string) => void): Child {
  const folder = join(projectRoot, 'functions');
  return startChild({
    name: 'functions',
    script: join(folder, 'node_modules/rolldown/bin/cli.mjs'),
    args: ['-c', 'rolldown.config.mjs', '--watch'],
    cwd: folder,
    logFile: join(dataDir, 'functions.log'),
    // After a mistake too: the endpoints come when it is mended.
    ready: /Rebuilt|Build failed/,
    // What is wrong, and in which line of which file.
    show: (line) => /ERROR|^\[[A-Z_]+\]|╭─\[/.test(line),
    log,
  });
}
