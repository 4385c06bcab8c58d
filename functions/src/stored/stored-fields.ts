/** Fields of a stored record, which may be of any age and from elsewhere. */
export type Stored = Record<string, unknown>;

export function recordOf(value: unknown): Stored {
  return typeof value === 'object' && value !== null ? (value as Stored) : {};
}

export function childrenById(value: unknown): [string, Stored][] {
  return Object.entries(recordOf(value)).map(([id, child]) => [id, recordOf(child)]);
}

/** The children of a list: the database hands one back as an array, with holes, or as an object. */
export function childrenOf(value: unknown): Stored[] {
  return Object.values(recordOf(value)).map(recordOf);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
