import { readJson, removeKey, writeJson } from '../base/storage/json-storage';

/** Set while somebody is signed in. If it is still set when nobody is, the session ended without signing out here. */
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
