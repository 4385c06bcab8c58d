import {
  maxCreditsAsked,
  type CreditAnswer,
  type CustomerCredit,
} from '../../../../domain/people/credit/credit';
import { can } from '../../../../domain/session/access';
import { hasCredits, readCredits } from '../../people/credit/read-credits';
import { queryPostgres } from '../../postgres/query-postgres';
import { uidListFrom } from '../../query';
import { readCnpjOf } from '../../stored/users';
import type { Endpoint } from '../endpoint';

/**
 * GET /creditodeclientes?clientes=uid,uid → {temdados, clientes: [{uid, em, limite, aberto, vencido, bloqueado, motivo, titulos}]}
 * in cents (decision 120). The administrator asks about anybody, a seller about approved customers, without their
 * bills. A customer gets their own, whatever they ask, without the reason. Others are left out.
 */
export const creditodeclientes: Endpoint = async ({ caller: { uid, user }, query }) => {
  const isCustomer = can(user, 'ordersOfCustomer');
  const uids = isCustomer ? [uid] : uidListFrom(query, 'clientes', maxCreditsAsked);
  if (!(await queryPostgres(hasCredits))) {
    return { temdados: false, clientes: [] } satisfies CreditAnswer;
  }
  const approvedOnly = can(user, 'quoteForCustomers');
  const cnpjs = await Promise.all(uids.map((one) => readCnpjOf(one, approvedOnly)));
  const known = await queryPostgres((table) => readCredits(table, cnpjs));
  const clientes = uids.flatMap((one, at): CustomerCredit[] => {
    const found = known.get(cnpjs[at] ?? '');
    if (!found) return [];
    const credit = { uid: one, ...found.credito, ...(isCustomer && { motivo: '' }) };
    return [{ ...credit, ...(!approvedOnly && { titulos: found.titulos }) }];
  });
  return { temdados: true, clientes } satisfies CreditAnswer;
};
