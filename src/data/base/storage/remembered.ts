import * as v from 'valibot';

import { readJson, writeJson, watchKeys } from './json-storage';
import type { Subscribe } from '../subscription';

/** What a person chose for the screen of this browser. Each account has its own: nobody sees or changes another's. */
export interface Remembered<Choice> {
  /** What this account chose here; the first choice where there is nothing, or what doesn't fit. */
  read: (uid: string) => Choice;
  /** False when it could not be kept. */
  write: (uid: string, choice: Choice) => boolean;
  /** The choice as another tab of this browser changes it. */
  watch: (uid: string) => Subscribe<Choice>;
}

export function remembered<Choice>(
  name: string,
  schema: v.GenericSchema<unknown, Choice>,
  first: Choice,
): Remembered<Choice> {
  const keyOf = (uid: string) => `${name}/${uid}`;
  function read(uid: string): Choice {
    const stored = v.safeParse(schema, readJson(keyOf(uid)));
    return stored.success ? stored.output : first;
  }
  return {
    read,
    write: (uid, choice) => writeJson(keyOf(uid), choice),
    watch: (uid) => (next) => watchKeys([keyOf(uid)], () => next(read(uid))),
  };
}
