import { ports, projectId } from '../../emulators/ports';

/** What stands in the running stack's database, read past the rules. */
export async function stored<T>(path: string): Promise<T | null> {
  const url = `http://127.0.0.1:${ports.database}/${path}.json?ns=${projectId}`;
  const response = await fetch(url, { headers: { Authorization: 'Bearer owner' } });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T | null;
}
