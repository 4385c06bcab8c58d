import { ServerValue } from 'firebase-admin/database';
import { hasSteps } from '../../../../domain/order/change';
import { linesOfProducts, type ProductQuantity } from '../../../../domain/order/progress/lines';
import { isSameStep, readStep, type NewStep } from '../../../../domain/order/progress/step';
import { headSchema, linesSchema } from '../../../../domain/order/record/schema';
import { statusNames } from '../../../../domain/order/status';
import { paths } from '../../../../domain/paths';
import { readFields } from '../../../../domain/words/record';
import { ApiError } from '../../api-error';
import { database } from '../../firebase';

interface AskedStep {
  numerodopedido: number;
  id: string;
  step: NewStep;
  /** When it happened, if the machine says so. A repeated step may say another time; the first stays. */
  feitoem: number | undefined;
  products: readonly ProductQuantity[] | undefined;
}

/**
 * Stores a machine's step of an approved order; false if it was stored before.
 *
 * Safety: the id is the step's key, and a transaction stores it once. The order's moment is written first, so that a
 * step stored after a crash in between is still found by the mails of the repeated call.
 */
export async function addMachineStep(asked: AskedStep): Promise<boolean> {
  const { numerodopedido, id, feitoem, products } = asked;
  const head = await readHead(numerodopedido);
  const step = { ...asked.step, ...(products && (await linesOf(numerodopedido, products))) };
  // A machine's ids and an administrator's never meet.
  const place = database().ref(paths.step(numerodopedido, `m-${id}`));
  const known: unknown = (await place.get()).val();
  if (known !== null) return refuseOther(known, step);
  if (!hasSteps(head)) throw notApproved(head);
  if (feitoem !== undefined && feitoem < head.criadoem) {
    throw new ApiError(
      400,
      'andamento-invalido',
      'Nada foi registrado. O campo em é anterior ao pedido. Confira o relógio do seu sistema.',
    );
  }
  if (step.chave !== undefined) await takeKey(step.chave, numerodopedido);
  await database().ref(paths.progress(numerodopedido)).update({
    cliente: head.cliente.uid,
    em: ServerValue.TIMESTAMP,
  });
  const { committed, snapshot } = await place.transaction((stored: unknown) =>
    stored === null
      ? { ...step, ...(feitoem !== undefined && { feitoem }), em: ServerValue.TIMESTAMP }
      : undefined,
  );
  return committed || refuseOther(snapshot.val(), step);
}

async function readHead(numerodopedido: number) {
  const head = await database().ref(paths.orderHead(numerodopedido)).get();
  if (!head.exists()) {
    throw new ApiError(
      404,
      'pedido-desconhecido',
      `Nada foi registrado: não há pedido ${numerodopedido}. Confira o número.`,
    );
  }
  return { ...readFields(headSchema, head.val()), numerodopedido };
}

function notApproved({ numerodopedido, status }: Awaited<ReturnType<typeof readHead>>): ApiError {
  return status === 'Excluido'
    ? new ApiError(
        409,
        'pedido-excluido',
        `Nada foi registrado: o pedido ${numerodopedido} foi excluído. Desfaça-o no seu sistema.`,
      )
    : new ApiError(
        409,
        'pedido-nao-aprovado',
        `Nada foi registrado: o pedido ${numerodopedido} está ${statusNames[status]}. Só pedidos aprovados têm andamento.`,
      );
}

async function linesOf(numerodopedido: number, products: readonly ProductQuantity[]) {
  const itens: unknown = (await database().ref(paths.orderLines(numerodopedido)).get()).val();
  const lines = linesOfProducts(readFields(linesSchema, { itens }).itens, products);
  if (!('complaint' in lines)) return lines;
  throw new ApiError(400, 'itens-diferentes', `Nada foi registrado: ${lines.complaint}`);
}

/** Takes an NF-e key for an order; a key belongs to one order for good. */
async function takeKey(chave: string, numerodopedido: number): Promise<void> {
  const { snapshot } = await database()
    .ref(paths.invoice(chave))
    .transaction((holder: number | null) => holder ?? numerodopedido);
  const holder: unknown = snapshot.val();
  if (holder === numerodopedido) return;
  throw new ApiError(
    409,
    'nota-de-outro-pedido',
    `Nada foi registrado: a chave desta NF-e já está no pedido ${String(holder)}. Confira a nota.`,
  );
}

/** False for a repeated step. */
function refuseOther(stored: unknown, step: NewStep): false {
  const known = readStep(stored);
  if (known && isSameStep(known, step)) return false;
  throw new ApiError(
    409,
    'andamento-diferente',
    'Nada foi registrado: este id já tem outro conteúdo neste pedido. Use um id novo para cada passo.',
  );
}
