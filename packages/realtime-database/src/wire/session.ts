import { randomUUID } from 'node:crypto';
import { TokenError, type TokenProjects } from '../auth/token.ts';
import type { Database, Expectation, Write } from '../core/database.ts';
import type { Limits } from '../core/limits.ts';
import { Refusal, refuseTooBigAnswer, refuseTooBigWrite } from '../core/refusal.ts';
import { InvalidQueryError } from '../queries/query.ts';
import { InvalidDataError } from '../tree/node-parse.ts';
import { formatPath, type Path } from '../tree/path.ts';
import { Channel, type Transport } from './channel.ts';
import { Identity } from './identity.ts';
import { LastWill } from './last-will.ts';
import { Listens } from './listens.ts';
import { OwnOrder } from './own-order.ts';
import { mergeWrites, readPath, writePath, type Message, type Request } from './request.ts';
import type { TransactionTurns } from './transaction-turns.ts';
import { parseWireQuery } from './wire-query.ts';

export interface SessionParts {
  readonly database: Database;
  readonly turns: TransactionTurns;
  /** Projects whose tokens are accepted. */
  readonly projects: TokenProjects;
  /** The address that the client connected to. The handshake returns it, and the SDK uses it to reconnect. */
  readonly host: string;
  readonly limits: Limits;
  readonly log: (line: string) => void;
}

/** One connected client. */
export class Session {
  readonly id = randomUUID();
  readonly channel: Channel;
  private readonly identity: Identity;
  private readonly listens: Listens;
  private readonly lastWill: LastWill;
  private readonly ownOrder = new OwnOrder();

  constructor(
    private readonly parts: SessionParts,
    transport: Transport,
  ) {
    const { database, host, limits, log, projects } = parts;
    this.channel = new Channel(transport);
    this.identity = new Identity(projects, database.clock, () => this.tokenExpired());
    this.listens = new Listens(database, this.channel, limits, () => this.identity.caller, log);
    this.lastWill = new LastWill(database, log);
    this.channel.control('h', { ts: database.clock.now, v: '5', h: host, s: this.id });
  }

  receive(message: Message): void {
    if (message.kind === 'request') {
      const isWrite = message.action === 'p' || message.action === 'm';
      this.ownOrder.take(isWrite, () => void this.answer(message));
    } else if (message.type === 'p') {
      this.channel.control('o');
    }
  }

  close(): void {
    this.ownOrder.take(false, () => {
      this.listens.close();
      this.identity.close();
      this.lastWill.execute(this.identity.caller);
    });
  }

  private async answer(request: Request): Promise<void> {
    try {
      if (request.action === 'g') this.get(request);
      else this.channel.respond(request.number, 'ok', (await this.act(request)) ?? {});
    } catch (error) {
      const { code, message } = refusalOf(error);
      const isOwn = code === 'internal_error' || code === 'invalid_query';
      if (isOwn) this.parts.log(`${request.action} failed: ${String(error)}`);
      this.channel.respond(request.number, code, message);
    }
  }

  private get({ number, body }: Request): void {
    const { database, limits } = this.parts;
    const path = readPath(body['p']);
    const query = parseWireQuery(body['q']);
    const node = database.read(path, query, this.identity.caller);
    // After the read, so that a caller without read access only learns that it was refused.
    database.rules.demandIndex(path, query.order);
    const json = database.jsonOf(node);
    refuseTooBigAnswer(json, limits.response);
    this.channel.respondWithJson(number, json);
  }

  /** Carries out the request. Returns the data of the response, if any. */
  private async act({ action, body, size }: Request): Promise<object | undefined> {
    refuseTooBigWrite(size, this.parts.limits.sdkWrite);
    const { p: place, d: data, h: hash } = body;
    const { identity, lastWill, listens } = this;
    switch (action) {
      case 'q':
        return listens.add(body);
      case 'n':
        listens.remove(body);
        break;
      case 'p':
        await this.put(writePath(place), data, hash);
        break;
      case 'm':
        await this.write(mergeWrites(place, data));
        break;
      case 'o':
        lastWill.add([{ path: writePath(place), json: data }], identity.caller);
        break;
      case 'om':
        lastWill.add(mergeWrites(place, data), identity.caller);
        break;
      case 'oc':
        lastWill.cancel(writePath(place));
        break;
      case 'auth':
      case 'gauth':
        identity.signIn(body);
        listens.rejudge();
        break;
      case 'unauth':
        identity.signOut();
        listens.rejudge(true);
        break;
      case 's':
      case 'appcheck':
      case 'unappeck':
        // Statistics and App Check have no use on one machine.
        break;
      default:
        throw new Refusal('unavailable', `there is no action ${action}`);
    }
    return undefined;
  }

  /** A write with a hash is a transaction: the data must still have that hash. */
  private async put(path: Path, json: unknown, hash: unknown): Promise<void> {
    const { turns } = this.parts;
    if (typeof hash !== 'string') {
      await this.write([{ path, json }]);
      return;
    }
    const place = formatPath(path);
    const written = this.write([{ path, json }], { path, hash });
    turns.done(place, this);
    try {
      await written;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'datastale') await turns.wait(place, this);
      throw error;
    }
  }

  private write(writes: readonly Write[], expected?: Expectation): Promise<void> {
    const { database } = this.parts;
    return this.ownOrder.during(database.write(writes, this.identity.caller, { expected }));
  }

  /** The SDK reconnects with a fresh token and listens again. */
  private tokenExpired(): void {
    this.channel.authRevoked('expired_token', 'Auth token is expired');
    this.listens.rejudge();
  }
}

function refusalOf(error: unknown): { code: string; message: string } {
  if (error instanceof Refusal || error instanceof TokenError) return error;
  if (error instanceof InvalidDataError) return { code: 'invalid_data', message: error.message };
  if (error instanceof InvalidQueryError) return { code: 'invalid_query', message: error.message };
  return { code: 'internal_error', message: 'The server failed; its log says why.' };
}
