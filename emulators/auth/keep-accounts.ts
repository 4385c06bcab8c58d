import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { listAccounts, restoreAccounts, type StoredAccount } from './accounts-api';
import { movePasswordMoments } from './password-moments';

/** Milliseconds between two checks: a hard kill loses the changes of at most this time. */
const interval = 1000;

/**
 * Keeps the Auth emulator's accounts in a file, because the emulator exports them only on a clean exit. First restores
 * them, or imports others (the database must run), then writes each change.
 */
export async function keepAccounts(
  file: string,
  log: (line: string) => void,
  imported?: StoredAccount[],
) {
  let saved = existsSync(file) ? await readFile(file, 'utf8') : '[]';
  const accounts = imported ?? (JSON.parse(saved) as StoredAccount[]);
  if (accounts.length > 0) {
    await restoreAccounts(accounts);
    await movePasswordMoments(accounts, await listAccounts());
  }

  async function save() {
    const accounts = JSON.stringify(await listAccounts());
    if (accounts === saved) return;
    // Safety: a kill in the middle leaves the old file intact.
    await writeFile(`${file}.new`, accounts);
    await rename(`${file}.new`, file);
    saved = accounts;
  }

  let saving = Promise.resolve();
  function saveInTurn() {
    saving = saving.then(save).catch((error: unknown) => {
      log(`As contas não foram guardadas em ${file}: ${String(error)}`);
    });
    return saving;
  }
  const timer = setInterval(() => void saveInTurn(), interval);

  return {
    async close() {
      clearInterval(timer);
      await saveInTurn();
    },
  };
}
