import { readJson, removeKey, writeJson } from '../base/storage/json-storage';

/**
 * Uid of the person whose last visit this browser keeps (last-visit.ts). In local storage, so that reading it needs no
 * IndexedDB.
 */
const ownerKey = 'ultima_visita';

export function ownerOfVisit(): string | undefined {
  const stored = readJson(ownerKey);
  return typeof stored === 'string' ? stored : undefined;
}

export function claimVisit(uid: string): void {
  writeJson(ownerKey, uid);
}

export function disownVisit(): void {
  removeKey(ownerKey);
}
