import * as v from 'valibot';

import type { Subscribe } from '../../base/subscription';
import { readJson, writeJson } from '../../base/json-storage';

/** How a person likes a list of orders to look on the screen of this browser. */
export interface ListLook {
  /** The names of columns that are not shown. */
  hidden: readonly string[];
  /** More rows on the screen, with less air. */
  compact: boolean;
}

export const firstLook: ListLook = { hidden: [], compact: false };

/** Each account has a key of its own: nobody sees or changes another's. */
const keyOf = (uid: string) => `lista_de_pedidos/${uid}`;

const look = v.object({ hidden: v.array(v.string()), compact: v.boolean() });

/** What this account chose here; the first look where there is nothing, or what doesn't fit. */
export function readListLook(uid: string): ListLook {
  const stored = v.safeParse(look, readJson(keyOf(uid)));
  return stored.success ? stored.output : firstLook;
}

/** False when it could not be kept. */
export function writeListLook(uid: string, { hidden, compact }: ListLook): boolean {
  return writeJson(keyOf(uid), { hidden, compact });
}

/** The look as another tab of this browser changes it. */
export function watchListLook(uid: string): Subscribe<ListLook> {
  return (next) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === keyOf(uid) || key === null) next(readListLook(uid));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  };
}
