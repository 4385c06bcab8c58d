import { logger } from 'firebase-functions';
import { errorCode } from '../../../domain/outbox/failure';
import { ApiError } from '../api-error';
import { readUser, type StoredUser } from '../stored/users';
import { addressOf } from './address';
import type { Message } from './message';
import type { News } from './news';
import { isTaken, takeTurn } from './pause';
import { addressRefused, sendUntold } from './send-once';

export interface Told {
  /** The person had a mail a moment ago: to be asked for again. */
  depois: number[];
  /** The person has no address that mails may go to, or it refuses them. */
  semendereco: number[];
  /** The mail server did not take the mail. */
  naoenviados: number[];
}

type MailAbout<Piece> = (user: StoredUser, news: readonly Piece[]) => Message;

/** What is told is told once: a hundred years in milliseconds. */
const forever = 100 * 365 * 24 * 3_600_000;

/** One mail each; whoever cannot be told keeps no other from theirs. 503 where the mail server took none. */
export async function tellPeople<Piece extends News>(
  news: readonly Piece[],
  mailAbout: MailAbout<Piece>,
): Promise<Told> {
  const told: Told = { depois: [], semendereco: [], naoenviados: [] };
  const failures: unknown[] = [];
  let isAnyTold = false;
  for (const [uid, theirs] of byPerson(news)) {
    try {
      // A server that doesn't answer would keep each of the others waiting for as long.
      const outcome = failures.some(isOfServer)
        ? 'naoenviados'
        : await tell(uid, theirs, mailAbout);
      if (outcome === 'told') isAnyTold = true;
      else told[outcome].push(...theirs.map(({ numerodopedido }) => numerodopedido));
    } catch (error) {
      logger.error(`${uid} was not told about orders`, error);
      failures.push(error);
      told.naoenviados.push(...theirs.map(({ numerodopedido }) => numerodopedido));
    }
  }
  if (failures.length > 0 && !isAnyTold) throw failures[0];
  return told;
}

function byPerson<Piece extends News>(news: readonly Piece[]): Map<string, Piece[]> {
  const people = new Map<string, Piece[]>();
  for (const piece of news) people.set(piece.uid, [...(people.get(piece.uid) ?? []), piece]);
  return people;
}

/** Whether the mail server failed, and not the address or the person's record. */
function isOfServer(error: unknown): boolean {
  return error instanceof ApiError && errorCode(error.cause) !== 'EENVELOPE';
}

async function tell<Piece extends News>(
  uid: string,
  news: readonly Piece[],
  mailAbout: MailAbout<Piece>,
): Promise<keyof Told | 'told'> {
  const user = await readUser(uid);
  const address = user?.analise === true ? await addressOf(uid) : undefined;
  if (!user || address === undefined) return 'semendereco';
  const keys = news.map(({ key }) => key);
  if ((await Promise.all(keys.map(isTaken))).every((isTold) => isTold)) return 'told';
  const turn = await takeTurn(uid);
  if (!turn) return 'depois';
  try {
    const untold = await sendUntold(keys, forever, address, (about) =>
      mailAbout(
        user,
        news.filter(({ key }) => about.includes(key)),
      ),
    );
    if (untold.length === 0) await turn.giveBack();
    return 'told';
  } catch (error) {
    await turn.giveBack();
    if (error instanceof ApiError && error.codigo === addressRefused) return 'semendereco';
    throw error;
  }
}
