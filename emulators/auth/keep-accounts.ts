import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { changeAccount, createAccounts, listAccounts, type StoredAccount } from './accounts-api';
import { movePasswordMoments } from './password-moments';

/** Milliseconds between two checks: the most that a hard kill can lose. */
const interval = 1000;

/**
 * Keeps the Auth emulator's accounts in a file: the emulator exports them only on a clean exit. Restores them first, or
 * those that are imported, for which the database must be up, then writes each change.
 */
export async function keepAccounts(
  file: string,
  log: (line: string) => void,
  imported?: StoredAccount[],
) {
  let saved = existsSync(file) ? await readFile(file, 'utf8') : '[]';
  const accounts = imported ?? (JSON.parse(saved) as StoredAccount[]);
  if (accounts.length > 0) {
    await createAccounts(accounts);
    // The emulator would refuse all tokens from before the restore: everybody would be signed out.
    for (const { localId, validSince } of accounts) {
      if (validSince !== undefined) await changeAccount({ localId, validSince });
    }
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
