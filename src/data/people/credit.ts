import * as v from 'valibot';

import {
  creditAnswer,
  maxCreditsAsked,
  type CustomerCredit,
} from '../../../domain/people/credit/credit';
import type { CreditCheck, CreditTaken } from '../../../domain/people/credit/upload';
import { askedTogether } from '../base/asked-together';
import { fetchValue, postValue } from '../base/http';

/** Whether an answer said that there is no credit of anybody. Then nothing asks again until a reload. */
let lacksCredits = false;

/** GET /creditodeclientes: a customer's credit; null without one. */
export const fetchCredit = askedTogether<string, CustomerCredit | null>(
  maxCreditsAsked,
  async (uids) => {
    if (lacksCredits) return () => null;
    const params = { clientes: [...new Set(uids)].join() };
    const { temdados, clientes } = await fetchValue('/creditodeclientes', creditAnswer, { params });
    lacksCredits = !temdados;
    return (uid) => clientes.find((one) => one.uid === uid) ?? null;
  },
);

const path = '/listadecredito';

/** Milliseconds: one request reads 50,000 lines. */
const timeout = 60_000;

const whole = v.number();
const check: v.GenericSchema<unknown, CreditCheck> = v.object({
  ...{ clientes: whole, bloqueados: whole, semlimite: whole, titulos: whole },
  errados: v.array(v.object({ linha: whole, problema: v.string() })),
});
const taken: v.GenericSchema<unknown, CreditTaken> = v.object({
  ...{ gravados: whole, ignorados: whole },
});

/** POST /listadecredito?conferir=1: what the sheet would store. */
export function checkCredits(linhas: string[][]): Promise<CreditCheck> {
  return postValue(path, check, { linhas }, { params: { conferir: 1 }, timeout });
}

/** POST /listadecredito: stores the sheet. */
export async function takeCredits(linhas: string[][]): Promise<CreditTaken> {
  const answer = await postValue(path, taken, { linhas }, { timeout });
  lacksCredits = false;
  return answer;
}
