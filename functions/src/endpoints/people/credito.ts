import { logger } from 'firebase-functions';
import { jsonFrom } from '../../body';
import { saveCredits } from '../../people/credit/save-credits';
import { creditsFrom } from '../../people/credit/sent-credit';
import { queryPostgres } from '../../postgres/query-postgres';
import type { MachineEndpoint } from '../endpoint';

/**
 * POST /credito with {clientes: [{cnpj, em, limite, aberto, vencido, bloqueado, motivo, titulos}]} in reais →
 * {gravados, ignorados}, for machines (decision 120). Stores all or nothing.
 */
export const credito: MachineEndpoint = async ({ body }) => {
  const states = creditsFrom(jsonFrom(body));
  const taken = await queryPostgres((table) =>
    table.transaction().execute((transaction) => saveCredits(transaction, states)),
  );
  logger.info('credit sent by a machine', taken);
  return taken;
};
