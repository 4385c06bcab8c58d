import { Branch, leafValue } from '../../tree/node.ts';
import { RuleSnapshot } from '../rule-snapshot.ts';

/** A value as an explanation shows it: one level of children, and shortened texts. */
export type Shown = string | number | boolean | null | { readonly [key: string]: Shown };

const longest = 200;
const maxShownKeys = 20;
const more = '…';

/** A snapshot is shown as its value. */
export function shown(value: unknown): Shown {
  if (value instanceof RuleSnapshot) return shown(value.val());
  if (value instanceof Branch) return members(leavesOf(value));
  if (typeof value === 'object' && value !== null) return members(Object.entries(value));
  return leaf(value);
}

function* leavesOf({ children }: Branch): Generator<[string, unknown]> {
  for (const [key, child] of children.ascending()) yield [key, leafValue(child)];
}

function members(entries: Iterable<readonly [string, unknown]>): Shown {
  const found: [string, Shown][] = [];
  for (const [key, value] of entries) {
    if (found.length === maxShownKeys) {
      found.push([more, more]);
      break;
    }
    found.push([key, leaf(value)]);
  }
  return Object.fromEntries(found);
}

function leaf(value: unknown): Shown {
  switch (typeof value) {
    case 'string':
      return value.length > longest ? `${value.slice(0, longest)}${more}` : value;
    case 'number':
      return Number.isFinite(value) ? value : String(value);
    case 'boolean':
      return value;
    default:
      return value === null ? null : `{${more}}`;
  }
}
