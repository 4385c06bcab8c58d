import { existsSync } from 'node:fs';
import { copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { ports } from '../../../emulators/ports';
import { hostingFolder, picturesFolder } from '../../../emulators/firebase/firebase-config';
import { projectRoot } from '../../../emulators/start/project-root';
import { stored, store } from '../../support/stored';
import { makeSeller } from '../account-for-test';
import { keepAccountsOfSample } from './sample-accounts';
import { keepRows } from './sample-rows';
import { dataDir } from './place';
import { writeSessions } from './sessions';

/** Notes the stack's content. Returns a function that restores it. */
export async function keepSample(): Promise<() => Promise<void>> {
  await makeSeller('sem-pedidos');
  await writeSessions();
  const tree = await stored('');
  const resetAccounts = await keepAccountsOfSample();
  const resetRows = await keepRows();
  return async () => {
    await Promise.all([
      store('', tree),
      resetAccounts(),
      resetRows(),
      emptyInbox(),
      removePictures(),
    ]);
  };
}

async function emptyInbox(): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${ports.inbox}/api/email/all`, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`Inbox: ${answer.status}`);
}

/** Uploaded pictures are in the build too, and replace the sample's. */
async function removePictures(): Promise<void> {
  const sent = join(dataDir, picturesFolder);
  if (!existsSync(sent)) return;
  for (const file of await readdir(sent)) {
    const shown = join(dataDir, hostingFolder, 'products/images', file);
    const ofSample = join(projectRoot, 'public/products/images', file);
    await (existsSync(ofSample) ? copyFile(ofSample, shown) : rm(shown, { force: true }));
  }
  await rm(sent, { recursive: true });
}
