/** Fields of a stored record from any version or source. */
export type Stored = Record<string, unknown>;

export function recordOf(value: unknown): Stored {
  return typeof value === 'object' && value !== null ? (value as Stored) : {};
}

export function childrenById(value: unknown): [string, Stored][] {
  return Object.entries(recordOf(value)).map(([id, child]) => [id, recordOf(child)]);
}

/** The children of a list, which the database returns as an array with holes or as an object. */
export function childrenOf(value: unknown): Stored[] {
  return Object.values(recordOf(value)).map(recordOf);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
