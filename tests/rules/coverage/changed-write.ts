/** A multi-path write: path → value. */
export type Values = Record<string, unknown>;

/** The value that a write sets at a place, which may lie below one of its paths. */
export function valueAt(values: Values, place: string): unknown {
  const path = pathOf(values, place);
  const value = values[path];
  return path === place ? value : valueAt(value as Values, place.slice(path.length + 1));
}

/** The same write with another value at this place. */
export function withValue(values: Values, place: string, to: unknown): Values {
  const path = pathOf(values, place);
  const below = () => withValue(values[path] as Values, place.slice(path.length + 1), to);
  return { ...values, [path]: path === place ? to : below() };
}

/** The same write with this place first. The rules stop at the first refused path. */
export function placedFirst(values: Values, place: string): Values {
  const path = pathOf(values, place);
  return { [path]: values[path], ...values };
}

function pathOf(values: Values, place: string): string {
  const path = Object.keys(values).find((key) => place === key || place.startsWith(`${key}/`));
  if (path === undefined) throw new Error(`nothing is written at ${place}`);
  return path;
}
