import { readStepMessage } from '../../../../domain/order/progress/message';
import { ApiError } from '../../api-error';
import { jsonFrom } from '../../body';
import { momentFrom } from '../../moment';
import { addMachineStep } from '../../order/progress/add-step';
import type { MachineEndpoint } from '../endpoint';

/**
 * POST /pedidos/{n}/andamento {id, tipo, …} → {id, novo}, for machines (decision 118): what became of an approved order.
 * A repeated message stores nothing.
 */
export const andamento: MachineEndpoint = async ({ params, body }) => {
  const number = params['numero'] ?? '';
  if (!/^[1-9]\d{0,14}$/.test(number)) throw invalid('O número do pedido está errado.');
  const message = readStepMessage(jsonFrom(body));
  if ('complaint' in message) throw invalid(message.complaint);
  const { id, step, em, products } = message;
  const feitoem = em === undefined ? undefined : momentFrom(em);
  // A day alone is midnight, which may be before an order of that day.
  const isMoment = feitoem === undefined || (feitoem <= Date.now() + aMinute && em?.includes('T'));
  if (!isMoment) {
    throw invalid(
      'O campo em deve ser um momento que já passou, com fuso, como 2026-11-20T08:00:00-03:00.',
    );
  }
  const asked = { numerodopedido: Number(number), id, step, feitoem, products };
  const novo = await addMachineStep(asked);
  return { id, novo };
};

/** Clocks of machines may be this much ahead. */
const aMinute = 60_000;

function invalid(why: string): ApiError {
  return new ApiError(400, 'andamento-invalido', `Nada foi registrado. ${why}`);
}
