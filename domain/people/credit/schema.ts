import * as v from 'valibot';

import type { Credit, CreditAnswer, OpenBill } from './credit';

const cents = v.pipe(v.number(), v.safeInteger());

const fields = {
  ...{ em: cents, limite: v.nullable(cents), aberto: cents, vencido: cents },
  ...{ bloqueado: v.boolean(), motivo: v.string() },
};

export const creditSchema: v.GenericSchema<unknown, Credit> = v.object(fields);

const bill: v.GenericSchema<unknown, OpenBill> = v.object({
  ...{ numero: v.string(), vencimento: v.string(), valor: cents },
});

/** The answer of `/creditodeclientes`. */
export const creditAnswer: v.GenericSchema<unknown, CreditAnswer> = v.object({
  temdados: v.boolean(),
  clientes: v.array(
    v.object({ ...fields, uid: v.string(), titulos: v.exactOptional(v.array(bill)) }),
  ),
});
