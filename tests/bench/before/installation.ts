import { spawn } from 'node:child_process';
import { once } from 'node:events';
// oxlint-disable-next-line no-restricted-imports -- nobody tells when another commit's build is done
import { setTimeout as rest } from 'node:timers/promises';

export interface Installation {
  /** The address at which Hosting serves its production build. */
  baseURL: string;
  close: () => Promise<void>;
}

/** Milliseconds for installing packages and building. */
const maxMs = 600_000;

/** Runs `npm start` in a folder, with empty data and its ports shifted by `offset`. */
export async function startInstallation(folder: string, offset: number): Promise<Installation> {
  const baseURL = `http://localhost:${5050 + offset}`;
  const child = spawn('npm', ['start', '--', '--fresh'], {
    cwd: folder,
    env: { ...process.env, MMV_PORT_OFFSET: String(offset) },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A process group of its own, so that its processes end with it.
    detached: true,
  });
  const ended = once(child, 'exit');
  const close = async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    await ended;
  };
  const died = ended.then(() => Promise.reject(new Error(`npm start in ${folder} ended`)));
  try {
    await Promise.race([answering(baseURL), died]);
  } catch (error) {
    await close();
    throw error;
  }
  died.catch(() => undefined);
  return { baseURL, close };
}

/** Hosting answers as soon as the build is ready. */
async function answering(address: string): Promise<void> {
  const begin = performance.now();
  while (performance.now() - begin < maxMs) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await rest(1_000);
  }
  throw new Error(`${address} did not answer`);
}
