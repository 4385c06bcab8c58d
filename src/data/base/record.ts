import * as v from 'valibot';

/** How one field is read: as it must be, or `blank` where what is stored there doesn't fit. */
type Field = <T>(
  schema: v.GenericSchema<unknown, T>,
  blank: NoInfer<T>,
) => v.GenericSchema<unknown, T>;

interface RecordSchema<T> {
  whole: v.GenericSchema<unknown, T>;
  readable: v.GenericSchema<unknown, T>;
}

export type { Field };

/** One description of a record for both readings: only whole, or what of it can be read. */
export function recordSchema<T>(
  describe: (field: Field) => v.GenericSchema<unknown, T>,
): RecordSchema<T> {
  return {
    whole: describe((schema) => schema),
    readable: describe((schema, blank) => v.fallback(schema, blank)),
  };
}

/** Names the fields that could not be read, for whoever shows the record; absent when all could. */
interface Damage {
  problems?: readonly string[];
}

/** A stored record, as far as it can be read: a list must not fail with one. What doesn't fit is logged with its path. */
export function readRecord<T extends object>(
  { whole, readable }: RecordSchema<T>,
  stored: unknown,
  path: string,
): T & Damage {
  const read = v.safeParse(whole, stored);
  if (read.success) return read.output;
  const problems = problemsOf(read.issues);
  console.error(`The record ${path} does not fit: ${problems.join(', ')}`);
  return { ...v.parse(readable, isObject(stored) ? stored : {}), problems };
}

/** A value that is of no use in part; throws with its path when it doesn't fit. */
export function readValue<T>(
  schema: v.GenericSchema<unknown, T>,
  stored: unknown,
  path: string,
): T {
  const read = v.safeParse(schema, stored);
  if (read.success) return read.output;
  throw new Error(`The value ${path} does not fit: ${problemsOf(read.issues).join(', ')}`);
}

/** A list, whether it was stored as one or under keys, perhaps with gaps. */
export function listOf<T>(item: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.custom<object>(isObject),
    v.transform((list) => Object.values(list) as unknown[]),
    v.array(item),
  );
}

/** A record under any keys. `v.record` would leave out a key such as `constructor`, which the rules count. */
export function recordOf<T>(item: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.custom<object>(isObject),
    v.transform((record) => Object.entries(record) as [string, unknown][]),
    v.array(v.tuple([v.string(), item])),
    v.transform((entries): Record<string, T> => Object.fromEntries(entries)),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function problemsOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? issue.message))];
}
