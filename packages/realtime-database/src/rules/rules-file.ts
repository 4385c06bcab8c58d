import { readFile } from 'node:fs/promises';
import { Ruleset } from './ruleset.ts';

/** Reads and parses a rules file. Throws an error that names the file and the place. */
export async function loadRulesFile(file: string): Promise<Ruleset> {
  const text = await readFile(file, 'utf8');
  try {
    return Ruleset.parse(text);
  } catch (error) {
    throw new Error(`${file}:${(error as Error).message}`, { cause: error });
  }
}

/** Calls `onRules` when the file contains new valid rules. Resolves to a function that stops watching. */
export async function watchRulesFile(
  file: string,
  onRules: (rules: Ruleset) => void,
  log: (line: string) => void,
): Promise<() => Promise<void>> {
  // Imported here, because most test servers have no rules file.
  const { watch } = await import('chokidar');
  const reload = async () => {
    try {
      onRules(await loadRulesFile(file));
      log(`rules loaded again from ${file}`);
    } catch (error) {
      log(`rules stay as they were: ${(error as Error).message}`);
    }
  };
  // Editors write a file in several steps, so wait until it stops changing.
  const awaitWriteFinish = { stabilityThreshold: 50, pollInterval: 10 };
  const watcher = watch(file, { ignoreInitial: true, awaitWriteFinish });
  watcher.on('all', () => void reload());
  return () => watcher.close();
}
