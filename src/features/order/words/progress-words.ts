import { describeStep } from '../../../../domain/order/progress/words';
import type { NewStep } from '../../../../domain/order/progress/step';
import { orderNumbers } from './order-numbers';

/** Texts about what became of approved orders. */
export const progressWords = {
  title: 'Andamento',
  none: 'Ainda não há andamento.',
  failed: 'O andamento não pôde ser lido. Verifique sua conexão e tente de novo.',
  add: 'Registrar andamento',
  save: 'Registrar',
  done: 'Tudo entregue.',
  remaining: 'Falta entregar:',
  notChosen: 'Informe a quantidade de pelo menos um item.',
  anotherCompany: 'Confira: esta chave é de outra empresa, não desta distribuidora.',
};

/** The outcome of a step. */
export const stepActWords = (step: NewStep) => ({
  noun: 'Andamento',
  done: (n: number) => `Andamento do pedido ${n}: ${describeStep(step)}.`,
  failed: (n: number) => `O andamento do pedido ${n} não foi registrado`,
});

/** Before an order with progress returns to analysis or is deleted. */
export function alreadyMoved(numbers: readonly number[], isOne: boolean): string {
  return isOne
    ? 'Este pedido já tem andamento: parte dele pode já ter saído.'
    : `Já têm andamento: ${orderNumbers(numbers)}.`;
}
