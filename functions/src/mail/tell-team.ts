import { logger } from 'firebase-functions';
import { pauseBetweenNotices } from '../../../domain/order/notice';
import { paths } from '../../../domain/paths';
import { ApiError } from '../api-error';
import { companyMailbox } from '../config';
import { database } from '../firebase';
import { readOrder, type StoredOrder } from '../stored/orders';
import { addressOf } from './address';
import { quoteKey } from './news';
import { isTaken } from './pause';
import { addressRefused, sendUntold } from './send-once';
import { sender } from './sender';
import { teamMail } from './texts';

/** The company's mailbox, beside sellers by their uid. */
export const company = 'equipe';

/** What one reader was told of new quotes since a minute before `ate`, and the orders that wait for the next mail. */
interface Turn {
  ate: number;
  mails: number;
  espera?: number[];
}

/** New quotes have a mail each until a reader had so many in a minute; what comes after is told together (decision 94). */
const mailsInMinute = 3;
const ordersInMail = 50;

const turns = paths.mail('orcamentos');
const turnOf = (reader: string) => database().ref(`${turns}/${reader}`);

/** A hundred years in milliseconds. */
const forever = 100 * 365 * 24 * 3_600_000;

export type Telling = 'sent' | 'told' | 'held';

/**
 * Tells the company or a seller of a new quote, and of those that wait. 'held': it waits too.
 * Safety: an order waits until its mail is out, so an instance that dies in between loses none.
 */
export async function tellTeam(reader: string, order: StoredOrder): Promise<Telling> {
  if (await isTaken(keyFor(reader, order.numerodopedido))) return 'told';
  const numbers = await takeTurn(reader, order.numerodopedido);
  return numbers ? tellTogether(reader, numbers) : 'held';
}

/** Tells whoever's minute is over what waits for them. It never fails its caller. */
export async function tellWhatWaits(): Promise<void> {
  try {
    const all = ((await database().ref(turns).get()).val() ?? {}) as Record<string, Turn>;
    const due = Object.entries(all).filter(([, { ate, espera }]) => espera && ate <= Date.now());
    await Promise.all(
      due.map(async ([reader]) => {
        const numbers = await takeTurn(reader);
        if (numbers) await tellTogether(reader, numbers);
      }),
    );
  } catch (error) {
    logger.error('new quotes go on waiting for their mail', error);
  }
}

/** The orders to be told now; undefined where there are none, or they must wait. */
async function takeTurn(reader: string, ...more: number[]): Promise<number[] | undefined> {
  const now = Date.now();
  let told: number[] | undefined;
  await turnOf(reader).transaction((before: Turn | null): Turn | null => {
    const espera = withAll(before?.espera, more);
    const isOver = !before || before.ate <= now;
    // Where some had to wait there are many: one mail in the next minute.
    const atFirst = before?.espera ? mailsInMinute - 1 : 0;
    const mails = isOver ? atFirst : before.mails;
    const isTurn = espera.length > 0 && mails < mailsInMinute;
    told = isTurn ? espera.slice(0, ordersInMail) : undefined;
    if (!isTurn) return before && { ...before, espera };
    return { ate: isOver ? now + pauseBetweenNotices : before.ate, mails: mails + 1, espera };
  });
  return told;
}

async function tellTogether(reader: string, numbers: readonly number[]): Promise<Telling> {
  try {
    const address = await addressFor(reader);
    const orders = address === undefined ? [] : await readTheirs(reader, numbers);
    const byKey = new Map(
      orders.map((order) => [keyFor(reader, order.numerodopedido), order] as const),
    );
    const role = reader === company ? 'superUser' : 'vendedor';
    const untold = await sendUntold([...byKey.keys()], forever, address ?? '', (keys) =>
      teamMail(
        keys.flatMap((key) => byKey.get(key) ?? []),
        role,
        sender(),
      ),
    );
    await endTurn(reader, numbers, { isSent: untold.length > 0, isOver: true });
    return untold.length > 0 ? 'sent' : 'told';
  } catch (error) {
    // An address that is refused for good is no reason to wait.
    const isOver = error instanceof ApiError && error.codigo === addressRefused;
    await endTurn(reader, numbers, { isSent: false, isOver });
    throw error;
  }
}

async function endTurn(
  reader: string,
  numbers: readonly number[],
  { isSent, isOver }: { isSent: boolean; isOver: boolean },
): Promise<void> {
  await turnOf(reader).transaction((turn: Turn | null): Turn => {
    const { ate, mails, espera } = turn ?? { ate: 0, mails: 0 };
    const rest = isOver
      ? (espera ?? []).filter((one) => !numbers.includes(one))
      : withAll(espera, numbers);
    return { ate, mails: isSent ? mails : Math.max(0, mails - 1), espera: rest };
  });
}

function withAll(some: readonly number[] = [], more: readonly number[]): number[] {
  return [...new Set([...some, ...more])];
}

function keyFor(reader: string, numerodopedido: number): string {
  return quoteKey(numerodopedido, reader === company ? 'equipe' : 'representante');
}

/** Undefined where no mail may go, or the company's mailbox has its own. */
async function addressFor(reader: string): Promise<string | undefined> {
  if (reader === company) return companyMailbox.value();
  const address = await addressOf(reader);
  if (address === undefined) logger.warn(`the seller ${reader} has no approved address`);
  return address === companyMailbox.value() ? undefined : address;
}

/** An order that was handed on meanwhile is told to its new seller by another mail. */
async function readTheirs(reader: string, numbers: readonly number[]): Promise<StoredOrder[]> {
  const orders = await Promise.all(numbers.map(readOrder));
  return orders.filter(
    (order) => order !== undefined && (reader === company || order.idvendedor === reader),
  ) as StoredOrder[];
}
