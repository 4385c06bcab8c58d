import type { Cause, Explanation, RefusingRule } from './explain.ts';

/** Formats an explanation as one line for the log. */
export function lineOf({ operation, path, uid, rules }: Explanation): string {
  const reasons = rules.map((rule) => reasonOf(rule, path));
  const nothing = `no .${operation} rule there or above`;
  return `${operation} ${path} by ${uid ?? 'nobody'}: ${reasons.join('; ') || nothing}`;
}

function reasonOf({ rule, at, line, causes }: RefusingRule, path: string): string {
  const elsewhere = path === at ? '' : ` for ${at}`;
  return `${rule} (line ${line})${elsewhere}: ${causes.map(causeText).join(' and ')}`;
}

function causeText({ expression, stopped, values }: Cause): string {
  const named = Object.entries(values).map(
    ([source, value]) => `${source} = ${JSON.stringify(value)}`,
  );
  const where = named.length === 0 ? '' : ` (${named.join(', ')})`;
  return `${expression} ${stopped === undefined ? 'is false' : `stopped, ${stopped}`}${where}`;
}
