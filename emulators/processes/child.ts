import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { StartError } from '../start/start-error';

interface ChildOptions {
  name: string;
  script: string;
  args: string[];
  cwd: string;
  env?: Record<string, string>;
  /** The log file for the output of this start. */
  logFile: string;
  ready: RegExp;
  show: (line: string) => boolean;
  log: (line: string) => void;
  /** Handles a message of the child. */
  asked?: (message: unknown) => Promise<void>;
}

export interface Child {
  ready: Promise<void>;
  died: Promise<Error>;
  stop: () => Promise<void>;
}

const followParent = join(import.meta.dirname, 'follow-parent.js');
/** Milliseconds for a child to become ready, and to end on its own. */
const readyPatience = 300_000;
const endPatience = 4000;

/** Starts a Node program in its own process group, so that stopping it also stops the processes that it started. */
export function startChild({ name, script, args, log, ...options }: ChildOptions): Child {
  const child = execa(process.execPath, ['--import', followParent, script, ...args], {
    cwd: options.cwd,
    env: options.env ?? {},
    detached: true,
    ipc: true,
    stdin: 'ignore',
    all: true,
    buffer: false,
    reject: false,
  });
  const { asked = () => Promise.resolve() } = options;
  // The child may have ended meanwhile.
  const answer = (text: string) => child.send(text, () => undefined);
  child.on('message', (message) => {
    asked(message).then(
      () => answer('done'),
      (error: unknown) => answer(String(error)),
    );
  });
  let stopping = false;
  const died = new Promise<Error>((resolve) => {
    void child.then(({ exitCode, signal }) => {
      if (stopping) return;
      const how = signal ?? `código ${String(exitCode)}`;
      resolve(new StartError(`${name} parou sozinho (${how}). Veja ${options.logFile}.`));
    });
  });

  const logFile = createWriteStream(options.logFile);
  // For example a full disk: the program continues without its log.
  logFile.on('error', ({ message }) => {
    log(`[${name}] O registro em ${options.logFile} não pôde ser gravado: ${message}`);
  });
  const lines = createInterface({ input: child.all });
  lines.on('close', () => logFile.end());
  const ready = new Promise<void>((resolve, reject) => {
    lines.on('line', (coloured) => {
      const line = stripVTControlCharacters(coloured);
      logFile.write(`${line}\n`);
      if (options.show(line)) log(`[${name}] ${line.trim()}`);
      if (options.ready.test(line)) resolve();
    });
    void died.then(reject);
    setTimeout(() => {
      reject(new StartError(`${name} não ficou pronto em cinco minutos. Veja ${options.logFile}.`));
    }, readyPatience).unref();
  });
  // `ready` passes a failure to its callers. Until one waits, it must not end this process as an unhandled rejection.
  ready.catch(() => undefined);

  async function stop() {
    stopping = true;
    signalGroup(child.pid, 'SIGTERM');
    await Promise.race([child, delay(endPatience, undefined, { ref: false })]);
    // Also stops processes that the child leaves behind.
    signalGroup(child.pid, 'SIGKILL');
    await child;
  }

  return { ready, died, stop };
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!gone) throw error;
  }
}
