import { enableLogging } from 'firebase/database';
import { onTestFinished } from 'vitest';

/** The paths that the database's SDK begins (`+`) and stops (`-`) to listen to, from now on. */
export function logListens(): string[] {
  const listens: string[] = [];
  enableLogging((message) => {
    const [, verb, path] = /(Unl|L)isten called for \/(\S+) /.exec(message) ?? [];
    if (path !== undefined) listens.push(`${verb === 'L' ? '+' : '-'}${path}`);
  });
  onTestFinished(() => void enableLogging(false));
  return listens;
}
