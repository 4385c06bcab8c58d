import { OrderConflict, SentElsewhere } from '../order/conflict';
import { ApprovalConflict, EmailChanged } from '../people/approval-conflict';
import { ContactConflict } from '../people/contact-change';
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
