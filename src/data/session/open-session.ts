import { readJson, removeKey, writeJson } from '../base/storage/json-storage';

/** Kept while somebody is signed in in this browser: if it is left when nobody is, they did not sign out themselves. */
const key = 'sessao_aberta';

export function noteSession(): void {
  writeJson(key, true);
}

export function isSessionNoted(): boolean {
  return readJson(key) === true;
}

export function forgetSession(): void {
  removeKey(key);
}
