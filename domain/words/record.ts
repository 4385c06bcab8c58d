import * as v from 'valibot';

/** How one field is read: strictly, or as `blank` if the stored value doesn't fit. */
export interface Field {
  <T>(schema: v.GenericSchema<unknown, T>, blank: NoInfer<T>): v.GenericSchema<unknown, T>;
  /** An object with fields of its own; if it isn't an object, all of them are blank. */
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
  /** Fields that could not be read and are blank here; absent if all could. Never stored. */
  problems?: readonly string[];
}

/** The type of a record after reading. */
export type Read<Schema> = Schema extends RecordSchema<infer T> ? T & Damage : never;

/**
 * One description of a record for two schemas: `whole` accepts only complete records, `readable` replaces unreadable
 * fields.
 */
export function recordSchema<T>(
  describe: (field: Field) => v.GenericSchema<unknown, T>,
): RecordSchema<T> {
  return { whole: describe(onlyWhole), readable: describe(orBlank) };
}

/** Reads as much of a stored record as possible, so that one damaged record doesn't fail a list. */
export function readFields<T extends object>(
  { whole, readable }: RecordSchema<T>,
  stored: unknown,
): T & Damage {
  const read = v.safeParse(whole, stored);
  if (read.success) return read.output;
  const problems = problemsOf(read.issues);
  return { ...v.parse(readable, isObject(stored) ? stored : {}), problems };
}

/** Whether this field, or an object that contains it, could not be read. */
export function isDamaged({ problems = [] }: Damage, field: string): boolean {
  return problems.some((problem) => `${field}.`.startsWith(`${problem}.`));
}

export function problemsOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? issue.message))];
}

/** A list that may be stored as an array or under keys, perhaps with gaps. */
export function arraySchema<T>(item: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.custom<object>(isObject),
    v.transform((list) => Object.values(list).filter((child: unknown) => child !== null)),
    v.array(item),
  );
}

/**
 * A record with any keys; skips unreadable children. `v.record` would drop keys such as `constructor`, which the rules
 * count.
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
