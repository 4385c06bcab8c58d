import * as v from 'valibot';

import { inTurn } from '../base/storage/in-turn';
import { readJson, writeJson } from '../base/storage/json-storage';
import { remembered } from '../base/storage/remembered';

/** How a person wants to be told of new quotes by this browser. */
export interface Announcing {
  sound: boolean;
  /** A notice of the system, while no window of the app is looked at. */
  system: boolean;
}

export const announcing = remembered<Announcing>(
  'avisos_de_orcamentos',
  v.object({ sound: v.boolean(), system: v.boolean() }),
  { sound: false, system: false },
);

const number = v.number();

/** True in the first of a browser's tabs that asks to tell of a quote, and in that one alone. */
export function claimTelling(uid: string, quote: number): Promise<boolean> {
  const key = `orcamento_avisado/${uid}`;
  return inTurn(`aviso de orçamento ${uid}`, () => {
    const told = v.safeParse(number, readJson(key));
    if (told.success && told.output >= quote) return false;
    writeJson(key, quote);
    return true;
  });
}
