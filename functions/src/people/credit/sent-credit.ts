import { isCalendarDay } from '../../../../domain/figures/period';
import type { OpenBill } from '../../../../domain/people/credit/credit';
import { dayLength } from '../../../../domain/words/time';
import { ApiError } from '../../api-error';
import { isObject } from '../../body';
import { momentFrom } from '../../moment';
import {
  readCents,
  readCnpj,
  readLimit,
  readText,
  refuseTwice,
  type CreditState,
} from './credit-state';

const customersAtOnce = 1_000;

/** The states in a machine's call, {clientes: [{cnpj, em, limite, …}]}. Throws 400 if anything in it is wrong. */
export function creditsFrom(body: unknown): CreditState[] {
  const clientes = isObject(body) ? body['clientes'] : undefined;
  if (!Array.isArray(clientes) || clientes.length < 1 || clientes.length > customersAtOnce) {
    throw badCredit(`clientes deve ser uma lista de 1 a ${customersAtOnce} clientes`);
  }
  return clientes.map((one: unknown, at) => {
    try {
      return stateFrom(one);
    } catch (error) {
      throw badCredit(`cliente ${at + 1}: ${(error as Error).message}`);
    }
  });
}

function stateFrom(one: unknown): CreditState {
  if (!isObject(one)) throw new Error('não é um objeto');
  const { cnpj, em, limite = null, aberto, vencido, bloqueado, motivo = '', titulos = [] } = one;
  if (typeof bloqueado !== 'boolean') throw new Error('bloqueado deve ser true ou false');
  if (!Array.isArray(titulos)) throw new Error('titulos deve ser uma lista');
  const bills: OpenBill[] = [];
  for (const bill of titulos as unknown[]) bills.push(billFrom(bill, bills));
  return {
    cnpj: readCnpj(typeof cnpj === 'string' ? cnpj : ''),
    em: readMoment(em),
    limite: limite === null ? null : readLimit(limite),
    aberto: readCents(aberto, 'aberto'),
    vencido: readCents(vencido, 'vencido'),
    bloqueado,
    motivo: readText(motivo ?? '', 'motivo'),
    titulos: bills,
  };
}

function billFrom(bill: unknown, others: readonly OpenBill[]): OpenBill {
  if (!isObject(bill)) throw new Error('um título não é um objeto');
  const numero = readText(bill['numero'], 'numero do título');
  refuseTwice(others, numero);
  const { vencimento } = bill;
  if (typeof vencimento !== 'string' || !isCalendarDay(vencimento)) {
    throw new Error(`o vencimento do título "${numero}" deve ser um dia (2026-11-20)`);
  }
  return { numero, vencimento, valor: readCents(bill['valor'], `o valor do título "${numero}"`) };
}

/** A state from the future would refuse all later ones, so only clocks that are a little ahead are accepted. */
function readMoment(em: unknown): number {
  const moment = typeof em === 'string' ? momentFrom(em) : NaN;
  if (!(moment < Date.now() + dayLength)) {
    throw new Error(
      'em deve ser um dia (2026-11-20) ou um momento com fuso (2026-11-20T08:00:00-03:00), e não do futuro',
    );
  }
  return moment;
}

export function badCredit(why: string): ApiError {
  return new ApiError(
    400,
    'credito-invalido',
    `Nada foi gravado: ${why}. Corrija e envie de novo.`,
  );
}
