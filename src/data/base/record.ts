import * as v from 'valibot';

import { problemsOf, readFields, type RecordSchema } from '../../../domain/words/record';

/** A stored record, as far as it can be read. What doesn't fit is logged with its path. */
export function readRecord<T extends object>(
  schema: RecordSchema<T>,
  stored: unknown,
  path: string,
): ReturnType<typeof readFields<T>> {
  const record = readFields(schema, stored);
  if (record.problems) {
    console.error(`The record ${path} does not fit: ${record.problems.join(', ')}`);
  }
  return record;
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
