import { randomUUID } from 'node:crypto';
import type { Caller } from '../auth/caller';
import { TokenError, verifyIdToken } from '../auth/token';
import type { Database, Listener, Write } from '../core/database';
import { Refusal } from '../core/refusal';
import { InvalidQueryError } from '../queries/query';
import { nodeHash } from '../tree/node-hash';
import { nodeToJson } from '../tree/node-json';
import { InvalidDataError } from '../tree/node-parse';
import { formatPath, isWithin, type Path } from '../tree/path';
import { mergeWrites, parseMessage, readPath, record, writePath, type Request } from './request';
import type { TransactionTurns } from './transaction-turns';
import { parseWireQuery } from './wire-query';

/** What carries the messages of one client. */
export interface Transport {
  send(message: string): void;
}

export interface SessionParts {
  readonly database: Database;
  readonly transport: Transport;
  readonly turns: TransactionTurns;
  /** Projects whose tokens are good here. */
  readonly projects: readonly string[];
  /** The address the client used, which it will use again. */
  readonly host: string;
  readonly log: (line: string) => void;
}

type Body = Request['body'];
/** The `d` of a response. */
type Answer = unknown;

const longestTimeout = 2 ** 31 - 1;

/** One connected client: its identity, its listeners and what it leaves to be done when it goes. */
export class Session {
  readonly id = randomUUID();
  private caller: Caller = null;
  private expiry: NodeJS.Timeout | undefined;
  private readonly stops = new Map<string, () => void>();
  private readonly ownListeners = new Set<Listener>();
  private onDisconnect: (readonly Write[])[] = [];

  private readonly actions: Readonly<Record<string, (body: Body) => Answer>> = {
    q: (body) => this.listen(body),
    n: (body) => this.unlisten(body),
    g: (body) => this.get(body),
    p: (body) => this.put(body),
    m: (body) => this.merge(body),
    o: (body) => this.onDisconnectPut(body),
    om: (body) => this.onDisconnectMerge(body),
    oc: (body) => this.onDisconnectCancel(body),
    auth: (body) => this.signIn(body),
    gauth: (body) => this.signIn(body),
    unauth: () => this.becomes(null),
    // Statistics and App Check mean nothing on one machine.
    s: () => undefined,
    appcheck: () => undefined,
    unappeck: () => undefined,
  };

  constructor(private readonly parts: SessionParts) {
    const hello = { ts: Date.now(), v: '5', h: parts.host, s: this.id };
    this.send({ t: 'c', d: { t: 'h', d: hello } });
  }

  /** Takes a whole message of the client. */
  receive(text: string): void {
    const message = parseMessage(text);
    if (message === 'ping') this.send({ t: 'c', d: { t: 'o', d: {} } });
    else if (message) void this.answer(message);
  }

  /** The client is gone: what it left to be done is done now. */
  close(): void {
    clearTimeout(this.expiry);
    this.stops.forEach((stop) => stop());
    this.stops.clear();
    for (const writes of this.onDisconnect.splice(0)) {
      this.parts.database.write(writes, this.caller).catch((error: Error) => {
        this.parts.log(`onDisconnect at /${formatPath(writes[0]?.path ?? [])}: ${error.message}`);
      });
    }
  }

  private async answer({ number, action, body }: Request): Promise<void> {
    try {
      const handle = this.actions[action];
      if (!handle) throw new Refusal('unavailable', `there is no action ${action}`);
      this.respond(number, 'ok', await handle(body));
    } catch (error) {
      const { code, message } = refusalOf(error);
      if (code === 'internal') this.parts.log(`request ${action} failed: ${String(error)}`);
      this.respond(number, code, message);
    }
  }

  private listen(body: Body): Answer {
    const { database } = this.parts;
    const path = readPath(body['p']);
    const query = parseWireQuery(body['q']);
    const tag = body['t'];
    const name = listenName(body);
    const listener: Listener = {
      onUpdate: (update) =>
        this.push(update.kind === 'put' ? 'd' : 'm', formatPath(update.path), update.json, tag),
      onRevoked: () => {
        this.stops.delete(name);
        this.ownListeners.delete(listener);
        const q = body['q'] === undefined ? {} : { q: [body['q']] };
        this.send({ t: 'd', d: { a: 'c', b: { p: formatPath(path), ...q } } });
      },
      caller: () => this.caller,
    };
    const { node, stop } = database.listen(path, query, listener);
    this.stops.get(name)?.();
    this.ownListeners.add(listener);
    this.stops.set(name, () => {
      this.ownListeners.delete(listener);
      stop();
    });
    const known = body['h'];
    const isKnown = typeof known === 'string' && known !== '' && known === nodeHash(node);
    if (!isKnown) this.push('d', formatPath(path), nodeToJson(node), tag);
    return database.rules.isIndexed(path, query.order) ? {} : { w: ['no_index'] };
  }

  private unlisten(body: Body): Answer {
    const name = listenName(body);
    this.stops.get(name)?.();
    this.stops.delete(name);
    return {};
  }

  private get(body: Body): Answer {
    const node = this.parts.database.read(
      readPath(body['p']),
      parseWireQuery(body['q']),
      this.caller,
    );
    return JSON.parse(nodeToJson(node));
  }

  private async put(body: Body): Promise<Answer> {
    const path = writePath(body['p']);
    const hash = body['h'];
    const writes = [{ path, json: body['d'] }];
    if (typeof hash === 'string') await this.transact(writes, { path, hash });
    else await this.parts.database.write(writes, this.caller);
    return '';
  }

  private async transact(writes: Write[], expected: { path: Path; hash: string }): Promise<void> {
    const { database, turns } = this.parts;
    const place = formatPath(expected.path);
    const written = database.write(writes, this.caller, expected);
    turns.done(place, this);
    try {
      await written;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'datastale') await turns.wait(place, this);
      throw error;
    }
  }

  private async merge(body: Body): Promise<Answer> {
    await this.parts.database.write(mergeWrites(body['p'], body['d']), this.caller);
    return '';
  }

  private onDisconnectPut(body: Body): Answer {
    const path = writePath(body['p']);
    this.leave([{ path, json: body['d'] }]);
    return '';
  }

  private onDisconnectMerge(body: Body): Answer {
    this.leave(mergeWrites(body['p'], body['d']));
    return '';
  }

  private onDisconnectCancel(body: Body): Answer {
    this.forget(writePath(body['p']));
    return '';
  }

  private leave(writes: Write[]): void {
    this.parts.database.check(writes, this.caller);
    writes.forEach(({ path }) => this.forget(path));
    this.onDisconnect.push(writes);
  }

  /** A later wish for a place replaces the earlier ones for it and for all below it. */
  private forget(place: Write['path']): void {
    this.onDisconnect = this.onDisconnect
      .map((writes) => writes.filter(({ path }) => !isWithin(place, path)))
      .filter((writes) => writes.length > 0);
  }

  private signIn(body: Body): Answer {
    const { cred: token, authvar, noauth } = body;
    if (token === 'owner') {
      const override = noauth === true ? null : authvar === undefined ? 'owner' : record(authvar);
      return this.becomes(override as Caller);
    }
    const { auth, expiresAt } = verifyIdToken(String(token), this.parts.projects, Date.now());
    return this.becomes(auth, expiresAt);
  }

  private becomes(caller: Caller, expiresAt = Infinity): Answer {
    clearTimeout(this.expiry);
    this.caller = caller;
    if (expiresAt !== Infinity) {
      const wait = Math.min(expiresAt - Date.now(), longestTimeout);
      this.expiry = setTimeout(() => this.expire(), wait).unref();
    }
    this.parts.database.callerChanged((listener) => this.ownListeners.has(listener));
    return { auth: caller === 'owner' ? null : caller };
  }

  /** The SDK answers with a new connection and a fresh token, and listens again. */
  private expire(): void {
    const b = { s: 'expired_token', d: 'Auth token is expired.' };
    this.send({ t: 'd', d: { a: 'ac', b } });
    this.becomes(null);
  }

  /** `json` goes in as it is, since it was written once for all listeners. */
  private push(action: 'd' | 'm', path: string, json: string, tag: unknown): void {
    const tagged = typeof tag === 'number' ? `,"t":${tag}` : '';
    this.parts.transport.send(
      `{"t":"d","d":{"a":"${action}","b":{"p":${JSON.stringify(path)},"d":${json}${tagged}}}}`,
    );
  }

  private respond(number: number, status: string, data: Answer): void {
    this.send({ t: 'd', d: { r: number, b: { s: status, d: data ?? {} } } });
  }

  private send(message: object): void {
    this.parts.transport.send(JSON.stringify(message));
  }
}

function listenName(body: Body): string {
  return JSON.stringify([formatPath(readPath(body['p'])), body['q'] ?? null]);
}

function refusalOf(error: unknown): { code: string; message: string } {
  if (error instanceof Refusal || error instanceof TokenError) return error;
  if (error instanceof InvalidDataError) return { code: 'invalid_data', message: error.message };
  if (error instanceof InvalidQueryError) return { code: 'invalid_query', message: error.message };
  return { code: 'internal', message: 'The server failed; its log says why.' };
}
