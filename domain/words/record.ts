import * as v from 'valibot';

/** How one field is read: as it must be, or `blank` where what is stored there doesn't fit. */
export interface Field {
  <T>(schema: v.GenericSchema<unknown, T>, blank: NoInfer<T>): v.GenericSchema<unknown, T>;
  /** What has fields of its own: where it doesn't fit, all of them are blank. */
  <T extends object>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T>;
}

export const onlyWhole: Field = <T>(schema: v.GenericSchema<unknown, T>) => schema;
const orBlank: Field = <T>(schema: v.GenericSchema<unknown, T>, blank?: T) =>
  v.fallback(schema, blank === undefined ? () => v.parse(schema, {}) : blank);

export interface RecordSchema<T> {
  whole: v.GenericSchema<unknown, T>;
  readable: v.GenericSchema<unknown, T>;
}

interface Damage {
  /** Never stored: the fields of the record that could not be read and are blank here. Absent when all could. */
  problems?: readonly string[];
}

/** What a record is once it was read. */
export type Read<Schema> = Schema extends RecordSchema<infer T> ? T & Damage : never;

/** One description of a record for both readings: only whole, or what of it can be read. */
export function recordSchema<T>(
  describe: (field: Field) => v.GenericSchema<unknown, T>,
): RecordSchema<T> {
  return { whole: describe(onlyWhole), readable: describe(orBlank) };
}

/** A stored record, as far as it can be read: a list must not fail with one. */
export function readFields<T extends object>(
  { whole, readable }: RecordSchema<T>,
  stored: unknown,
): T & Damage {
  const read = v.safeParse(whole, stored);
  if (read.success) return read.output;
  const problems = problemsOf(read.issues);
  return { ...v.parse(readable, isObject(stored) ? stored : {}), problems };
}

/** Whether this field, or all that it is a part of, could not be read. */
export function isDamaged({ problems = [] }: Damage, field: string): boolean {
  return problems.some((problem) => `${field}.`.startsWith(`${problem}.`));
}

export function problemsOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? issue.message))];
}

/** A list, whether it was stored as one or under keys, perhaps with gaps. */
export function listOf<T>(item: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.custom<object>(isObject),
    v.transform((list) => Object.values(list).filter((child: unknown) => child !== null)),
    v.array(item),
  );
}

/**
 * A record under any keys; children that can't be read are left out. `v.record` would leave out a key such as
 * `constructor`, which the rules count.
 */
export function recordOf<T>(field: Field, item: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.custom<object>(isObject),
    v.transform((record) => Object.entries(record) as [string, unknown][]),
    v.array(v.tuple([v.string(), field<T | null>(item, null)])),
    v.transform((entries) => entries.filter((entry): entry is [string, T] => entry[1] !== null)),
    v.transform((entries): Record<string, T> => Object.fromEntries(entries)),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
