import type { Stop } from '../subscription';

/** Local storage that never throws. Unreadable counts as absent; what can't be written lives until the page closes. */
export function readJson(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch (error) {
    console.warn(`Local storage: "${key}" could not be read`, error);
    return undefined;
  }
}

/** False when it could not be written. */
export function writeJson(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.warn(`Local storage: "${key}" could not be written`, error);
    return false;
  }
}

/** A refusal is logged and otherwise ignored. */
export function removeKey(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(`Local storage: "${key}" could not be removed`, error);
  }
}

/** The keys that begin so; none where the browser keeps nothing. */
export function keysFrom(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning));
  } catch (error) {
    console.warn('Local storage: the keys could not be read', error);
    return [];
  }
}

/** Calls `changed` whenever another tab of this browser writes one of these keys, or removes all. */
export function watchKeys(keys: readonly string[], changed: () => void): Stop {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) changed();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
