import { readStepMessage } from '../../../../domain/order/progress/message';
import { ApiError } from '../../api-error';
import { jsonFrom } from '../../body';
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
  const { id, step, products } = message;
  const novo = await addMachineStep({ numerodopedido: Number(number), id, step, products });
  return { id, novo };
};

function invalid(why: string): ApiError {
  return new ApiError(400, 'andamento-invalido', `Nada foi registrado. ${why}`);
}
