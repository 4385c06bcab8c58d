import { ports, projectId } from '../../emulators/ports';

/** Writes into the running stack's database past the rules: paths and their values, null removes. */
export async function store(values: Record<string, unknown>): Promise<void> {
  const url = `http://127.0.0.1:${ports.database}/.json?ns=${projectId}`;
  const response = await fetch(url, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify(values),
  });
  if (!response.ok) throw new Error(await response.text());
}
