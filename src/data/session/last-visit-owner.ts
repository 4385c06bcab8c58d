import { readJson, removeKey, writeJson } from '../base/storage/json-storage';

/** Whose last visit this browser keeps (last-visit.ts), if anybody's: known without opening IndexedDB. */
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
