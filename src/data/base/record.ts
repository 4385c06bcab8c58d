import * as v from 'valibot';

import { problemsOf, readFields, type RecordSchema } from '../../../domain/words/record';

/** Reads as much of a stored record as possible, and logs the fields that don't fit. */
export function readRecord<T extends object>(
  schema: RecordSchema<T>,
  stored: unknown,
  path: string,
): ReturnType<typeof readFields<T>> {
  const record = readFields(schema, stored);
  if (record.problems) {
    console.error(`The record ${path} has invalid fields: ${record.problems.join(', ')}`);
  }
  return record;
}

/** Parses a value that must be complete; throws an error with its path if it doesn't fit. */
export function readValue<T>(
  schema: v.GenericSchema<unknown, T>,
  stored: unknown,
  path: string,
): T {
  const read = v.safeParse(schema, stored);
  if (read.success) return read.output;
  throw new Error(`The value ${path} is invalid: ${problemsOf(read.issues).join(', ')}`);
}
