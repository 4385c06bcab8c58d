/** A stored value without passwords, and without what PostgreSQL can't keep: NUL and half surrogate pairs. */
export function cleaned(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\ufffd');
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'senha')
      .map(([name, child]) => [String(cleaned(name)), cleaned(child)]),
  );
}
