import { OrderConflict, SentElsewhere } from '../order/conflict';
import { ApprovalConflict, EmailChanged } from '../people/approval-conflict';
import { ContactConflict } from '../people/contact-change';
import { unfitLines } from '../product/pack';
import type { CartLine, Product } from '../product/product';
import { byCode } from '../order/check/comparison';
import type { Refusal } from './act';
import { errorCode } from './failure';

/** Why an act failed, as the outbox keeps it. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof OrderConflict) {
    return { motivo: 'mudou', ...(error.latest && { pedido: error.latest }) };
  }
  if (error instanceof ApprovalConflict) {
    return { motivo: 'mudou', ...(error.latest && { cadastro: error.latest }) };
  }
  if (error instanceof EmailChanged) return { motivo: 'outroemail', email: error.email };
  if (error instanceof ContactConflict) {
    const { por, em } = error.latest ?? {};
    return { motivo: 'mudou', ...(por && em !== undefined && { contatos: { por, em } }) };
  }
  if (error instanceof SentElsewhere) {
    return { motivo: 'jaenviado', numerodopedido: error.numerodopedido };
  }
  return { motivo: 'falhou', codigo: errorCode(error) };
}

/** A quote that waited this long, in milliseconds, is compared with the product table before it is sent. */
export const comparedAfter = 5 * 60_000;

/** Refuses a quote whose lines don't fit today's packs (decision 115). */
export function packRefusal(
  lines: readonly CartLine[],
  products: readonly Product[],
): Refusal | undefined {
  const itens = unfitLines(lines, byCode(products)).map(({ DESCRICAO }) => DESCRICAO);
  return itens.length > 0 ? { motivo: 'embalagem', itens } : undefined;
}
