import { spawn } from 'node:child_process';
import { once } from 'node:events';
// oxlint-disable-next-line no-restricted-imports -- nobody tells when another commit's build is done
import { setTimeout as rest } from 'node:timers/promises';

export interface Installation {
  /** Where Hosting serves its production build. */
  baseURL: string;
  close: () => Promise<void>;
}

/** Milliseconds that an installation of packages and a build may take. */
const maxMs = 600_000;

/** `npm start` in a folder, with empty data and its ports this far from the usual ones. */
export async function startInstallation(folder: string, offset: number): Promise<Installation> {
  const baseURL = `http://localhost:${5050 + offset}`;
  const child = spawn('npm', ['start', '--', '--fresh'], {
    cwd: folder,
    env: { ...process.env, MMV_PORT_OFFSET: String(offset) },
    stdio: ['ignore', 'ignore', 'inherit'],
    // Its own group, so that what it started ends with it.
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

/** Hosting answers with the build as soon as that is made. */
async function answering(address: string): Promise<void> {
  const begin = performance.now();
  while (performance.now() - begin < maxMs) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await rest(1_000);
  }
  throw new Error(`${address} did not answer`);
}
