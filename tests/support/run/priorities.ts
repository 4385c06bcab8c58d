/** A multi-path write: path → value. */
type Values = Record<string, unknown>;

/** Every place that a write fills: its paths and all places below them. */
export function placesOf(values: Values): string[] {
  return Object.entries(values).flatMap(([path, value]) => [
    path,
    ...(isBranch(value) ? placesOf(value).map((below) => `${path}/${below}`) : []),
  ]);
}

/** The same write, but with a priority at one of its places. */
export function withPriority(values: Values, place: string): Values {
  return Object.fromEntries(
    Object.entries(values).map(([path, value]) => {
      if (path === place) return [path, prioritized(value)];
      const isBelow = place.startsWith(`${path}/`) && isBranch(value);
      return [path, isBelow ? withPriority(value, place.slice(path.length + 1)) : value];
    }),
  );
}

function prioritized(value: unknown): Values {
  return isBranch(value) ? { ...value, '.priority': 1 } : { '.value': value, '.priority': 1 };
}

/** Server values such as increment() look like objects but aren't. */
function isBranch(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !('.sv' in value);
}
