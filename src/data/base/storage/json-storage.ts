import type { Stop } from '../subscription';

/** Reads local storage without ever throwing; unreadable counts as absent. */
export function readJson(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch (error) {
    console.warn(`Local storage: "${key}" could not be read`, error);
    return undefined;
  }
}

/** False if it could not be written. */
export function writeJson(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.warn(`Local storage: "${key}" could not be written`, error);
    return false;
  }
}

/** Logs a failure and ignores it. */
export function removeKey(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(`Local storage: "${key}" could not be removed`, error);
  }
}

/** The keys with this beginning; empty if the browser keeps nothing. */
export function keysFrom(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning));
  } catch (error) {
    console.warn('Local storage: the keys could not be read', error);
    return [];
  }
}

/** Calls `changed` when another tab of this browser writes one of these keys, or clears the storage. */
export function watchKeys(keys: readonly string[], changed: () => void): Stop {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) changed();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
