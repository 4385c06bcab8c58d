import { logger } from 'firebase-functions';
import {
  maxCreditLines,
  type CreditCheck,
  type CreditProblem,
} from '../../../../domain/people/credit/upload';
import { counted } from '../../../../domain/words/counted';
import { isObject, isRows, jsonFrom } from '../../body';
import { readCreditSheet } from '../../people/credit/credit-sheet';
import type { CreditState } from '../../people/credit/credit-state';
import { saveCredits } from '../../people/credit/save-credits';
import { badCredit } from '../../people/credit/sent-credit';
import { queryPostgres } from '../../postgres/query-postgres';
import { textFrom } from '../../query';
import type { Endpoint } from '../endpoint';

/**
 * POST /listadecredito?conferir=1 with {linhas: [[cell]]} → a `CreditCheck`; stores nothing. POST /listadecredito with
 * the same → {gravados, ignorados}; the states are of now. Refuses the sheet as a whole if a line is wrong.
 */
export const listadecredito: Endpoint = async ({ caller, query, body }) => {
  const { states, problems } = readCreditSheet(rowsFrom(jsonFrom(body)), Date.now());
  if (textFrom(query, 'conferir') !== '') return checkOf(states, problems);
  if (problems.length > 0)
    throw badCredit(counted(problems.length, 'linha tem erro', 'linhas têm erro'));
  const taken = await queryPostgres((table) =>
    table.transaction().execute((transaction) => saveCredits(transaction, states)),
  );
  logger.info(`credit uploaded by ${caller.uid}`, taken);
  return taken;
};

function checkOf(states: readonly CreditState[], errados: CreditProblem[]): CreditCheck {
  return {
    clientes: states.length,
    bloqueados: states.filter(({ bloqueado }) => bloqueado).length,
    semlimite: states.filter(({ limite }) => limite === null).length,
    titulos: states.reduce((sum, { titulos }) => sum + titulos.length, 0),
    errados,
  };
}

function rowsFrom(body: unknown): string[][] {
  const rows = isObject(body) ? body['linhas'] : undefined;
  if (!isRows(rows)) throw badCredit('as linhas não são textos');
  if (rows.length > maxCreditLines) {
    const [count, most] = [rows.length, maxCreditLines].map((one) => one.toLocaleString('pt-BR'));
    throw badCredit(`a planilha tem ${count} linhas, e o limite é ${most}`);
  }
  return rows;
}
