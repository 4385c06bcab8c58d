import * as v from 'valibot';

import { readJson, writeJson } from '../base/json-storage';

/** How a person wants to be told of new quotes by this browser. */
export interface Announcing {
  sound: boolean;
  /** A notice of the system, while no window of the app is looked at. */
  system: boolean;
}

const quiet: Announcing = { sound: false, system: false };

const keyOf = (uid: string) => `avisos_de_orcamentos/${uid}`;
const toldKeyOf = (uid: string) => `orcamento_avisado/${uid}`;

const announcing = v.object({ sound: v.boolean(), system: v.boolean() });
const number = v.number();

/** What this account chose here; neither where there is nothing, or what doesn't fit. */
export function readAnnouncing(uid: string): Announcing {
  const stored = v.safeParse(announcing, readJson(keyOf(uid)));
  return stored.success ? stored.output : quiet;
}

/** False when it could not be kept. */
export function writeAnnouncing(uid: string, { sound, system }: Announcing): boolean {
  return writeJson(keyOf(uid), { sound, system });
}

/** True in the first of a browser's tabs that asks to tell of a quote, and in that one alone. */
export function claimTelling(uid: string, quote: number): Promise<boolean> {
  return navigator.locks.request(`aviso de orçamento ${uid}`, () => {
    const told = v.safeParse(number, readJson(toldKeyOf(uid)));
    if (told.success && told.output >= quote) return false;
    writeJson(toldKeyOf(uid), quote);
    return true;
  });
}
