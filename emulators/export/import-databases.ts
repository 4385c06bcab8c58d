import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { ports } from '../ports';
import { damagedExport } from './damaged-export';

/** Imports each file as the database of the same name, without calling functions. */
export async function importDatabases(files: readonly string[]) {
  for (const file of files) {
    const name = encodeURIComponent(basename(file, '.json'));
    const url = `http://127.0.0.1:${ports.database}/.json?ns=${name}&disableTriggers=true&writeSizeLimit=unlimited&print=silent`;
    const headers = { Authorization: 'Bearer owner' };
    const response = await fetch(url, { method: 'PUT', headers, body: await openAsBlob(file) });
    if (response.ok) continue;
    const { error } = (await response.json()) as { error: string };
    throw damagedExport(file, error);
  }
}
