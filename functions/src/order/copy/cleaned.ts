/**
 * A stored value as PostgreSQL can keep it, without passwords: its texts know neither NUL nor half of a surrogate pair,
 * which older records may hold.
 */
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
