import { ports, projectId } from '../../emulators/ports';

/** What stands in the running stack's database, read past the rules. */
export async function stored<T>(path: string): Promise<T | null> {
  const response = await fetch(databaseUrl(path), { headers: { Authorization: 'Bearer owner' } });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T | null;
}

/** Puts a value there, past the rules. */
export async function store(path: string, value: unknown): Promise<void> {
  const response = await fetch(databaseUrl(path), {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify(value),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
}

function databaseUrl(path: string): string {
  return `http://127.0.0.1:${ports.database}/${path}.json?ns=${projectId}`;
}
