import * as v from 'valibot';

import { inTurn } from '../base/storage/in-turn';
import { readJson, writeJson } from '../base/storage/json-storage';

const number = v.number();

/** True for the first tab of a browser that claims the notice of a quote, false for all others. */
export function claimAnnouncement(uid: string, quote: number): Promise<boolean> {
  const key = `orcamento_avisado/${uid}`;
  return inTurn(`aviso de orçamento ${uid}`, () => {
    const told = v.safeParse(number, readJson(key));
    if (told.success && told.output >= quote) return false;
    writeJson(key, quote);
    return true;
  });
}
