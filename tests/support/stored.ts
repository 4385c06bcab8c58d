import { ports, projectId } from '../../emulators/ports';
import { fetchAnew } from './fetch-anew';

/** A value in the running stack's database. Bypasses the rules. */
export async function stored<T>(path: string): Promise<T | null> {
  return (await request(path)) as T | null;
}

/** Writes a value; null removes it. Bypasses the rules. */
export async function store(path: string, value: unknown): Promise<void> {
  await request(path, { method: 'PUT', body: JSON.stringify(value) });
}

/** Writes several values, by path, in one write. Bypasses the rules. */
export async function storeAll(values: Record<string, unknown>): Promise<void> {
  await request('', { method: 'PATCH', body: JSON.stringify(values) });
}

async function request(path: string, init: RequestInit = {}): Promise<unknown> {
  const url = `http://127.0.0.1:${ports.database}/${path}.json?ns=${projectId}`;
  const response = await fetchAnew(url, { ...init, headers: { Authorization: 'Bearer owner' } });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}
