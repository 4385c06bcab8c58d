import { mkdir } from 'node:fs/promises';
import { ports } from '../ports';
import { StartError } from '../start/start-error';

/** Asks the suite's hub for an export that replaces the content of this folder, as `firebase emulators:export` does. */
export async function askForExport(folder: string, hub = ports.hub) {
  await mkdir(folder, { recursive: true });
  const response = await fetch(`http://127.0.0.1:${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'exit' }),
  });
  if (response.ok) return;
  const { message } = (await response.json()) as { message: string };
  throw new StartError(`Os dados não foram exportados para ${folder}: ${message}`);
}
