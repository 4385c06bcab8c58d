import { ApiError } from '../../api-error';
import type { Caller } from '../../caller/caller';
import { roleOf } from '../../../../domain/session/access';
import { pauseBetweenNotices } from '../../../../domain/order/notice';
import { addressOf } from '../../mail/address';
import { movesMail } from '../../mail/moves-text';
import { sendUntold } from '../../mail/send-once';
import { sender } from '../../mail/sender';
import { takePause } from '../../mail/pause';
import { numbersFrom } from '../../query';
import { readLastMove, type OrderMove } from '../../stored/order-moves';
import { readUser } from '../../stored/users';
import type { Endpoint } from '../endpoint';

/** What an order became is told once: a hundred years in milliseconds. */
const forever = 100 * 365 * 24 * 3_600_000;

interface Told {
  /** Orders whose customer had a mail a moment ago: to be asked for again. */
  depois: number[];
  /** Orders whose customer has no address that mails may go to. */
  semendereco: number[];
}

/**
 * GET /send-email-pedidos?numerodopedido=&numerodopedido=… → {depois, semendereco}: tells customers what became of
 * their orders. One mail a customer, at most one a minute, each move once. Left out are the caller's own orders and
 * those that they neither represent nor moved; 403 if that is all.
 */
export const sendEmailPedidos: Endpoint = async ({ caller, query }) => {
  const numbers = numbersFrom(query, 'numerodopedido');
  const found = await Promise.all(numbers.map(readLastMove));
  const moves = found.filter((move) => move !== undefined && mayTell(caller, move));
  if (moves.length === 0) {
    throw new ApiError(
      403,
      'pedido-de-outro',
      'Nenhum e-mail foi enviado: estes pedidos não são seus. Confira os números dos pedidos.',
    );
  }
  const told: Told = { depois: [], semendereco: [] };
  for (const [customer, theirs] of byCustomer(moves)) {
    if (customer !== caller.uid) await tell(customer, theirs, told);
  }
  return told;
};

function mayTell({ uid, user }: Caller, { idvendedor, por }: OrderMove): boolean {
  return roleOf(user) === 'administrator' || idvendedor === uid || por === uid;
}

function byCustomer(moves: readonly (OrderMove | undefined)[]): Map<string, OrderMove[]> {
  const customers = new Map<string, OrderMove[]>();
  for (const move of moves) {
    if (move) customers.set(move.cliente, [...(customers.get(move.cliente) ?? []), move]);
  }
  return customers;
}

async function tell(uid: string, moves: readonly OrderMove[], told: Told): Promise<void> {
  const numbers = moves.map(({ numerodopedido }) => numerodopedido);
  const user = await readUser(uid);
  const address = user?.analise === true ? await addressOf(uid) : undefined;
  if (!user || address === undefined) {
    told.semendereco.push(...numbers);
    return;
  }
  const pause = await takePause(`pedidos-de-${uid}`, pauseBetweenNotices);
  if (!pause) {
    told.depois.push(...numbers);
    return;
  }
  try {
    const keys = moves.map(({ numerodopedido, id }) => `pedido-${numerodopedido}-${id}`);
    const untold = await sendUntold(keys, forever, address, (about) =>
      movesMail(
        user,
        moves.filter((_, at) => about.includes(keys[at] ?? '')),
        sender(),
      ),
    );
    if (untold.length === 0) await pause.giveBack();
  } catch (error) {
    await pause.giveBack();
    throw error;
  }
}
