import * as v from 'valibot';

import type { ProductQuantity } from './lines';
import { newStepShape, stepComplaint, stepKinds, type NewStep } from './step';

/** A machine's id of a step: it names the step, so that a repeated message stores nothing twice. */
const idShape = /^[0-9A-Za-z_-]{1,60}$/;

const { linhas: _lines, ...texts } = newStepShape.entries;

/** The body of `POST /pedidos/{n}/andamento`. Machines know products, not lines. */
const message = v.strictObject({
  ...texts,
  id: v.pipe(v.string(), v.regex(idShape)),
  em: v.exactOptional(v.string()),
  itens: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ CD_PRODUTO: v.string(), quantidade: v.number() })),
      v.minLength(1),
      v.maxLength(1000),
    ),
  ),
});

interface StepMessage {
  id: string;
  step: NewStep;
  /** When it happened, as sent. */
  em?: string;
  /** Absent for all lines. */
  products?: ProductQuantity[];
}

/** A machine's message, or why it can't be taken. */
export function readStepMessage(body: unknown): StepMessage | { complaint: string } {
  const read = v.safeParse(message, body);
  if (!read.success) return { complaint: `${fieldOf(read.issues)} ${shapes}` };
  const { id, em, itens, ...step } = read.output;
  const complaint = stepComplaint(step);
  if (complaint !== undefined) return { complaint };
  const products = itens?.map(({ CD_PRODUTO, quantidade }) => ({ codigo: CD_PRODUTO, quantidade }));
  return { id, step, ...(em !== undefined && { em }), ...(products && { products }) };
}

const shapes =
  `Envie {id, tipo, itens, …}: id de 1 a 60 letras, números, - ou _; tipo ${stepKinds.join(', ')}; ` +
  'itens [{CD_PRODUTO, quantidade}] só se não forem todos; textos sem null.';

function fieldOf([issue]: readonly v.BaseIssue<unknown>[]): string {
  const field = issue && v.getDotPath(issue);
  return field ? `O campo ${field} está errado ou sobra.` : 'O corpo não é um objeto JSON.';
}
