import type { Caller } from '../auth/caller.ts';
import type { Limits } from '../core/limits.ts';
import { refuseTooBigAnswer, refuseTooManyListens } from '../core/refusal.ts';
import type { Database, Listener } from '../core/database.ts';
import type { Update } from '../core/view.ts';
import { nodeHash } from '../tree/node-hash.ts';
import { formatPath } from '../tree/path.ts';
import type { Channel } from './channel.ts';
import { readPath, type Request } from './request.ts';
import { parseWireQuery } from './wire-query.ts';

type Body = Request['body'];

/** The listeners of one client. */
export class Listens {
  private readonly active = new Map<string, { listener: Listener; stop: () => void }>();

  constructor(
    private readonly database: Database,
    private readonly channel: Channel,
    private readonly limits: Limits,
    private readonly caller: () => Caller,
    private readonly log: (line: string) => void,
  ) {}

  /** Sends the current data unless the client has it already. Returns warnings for the response. */
  add(body: Body): object {
    const { p: place, q: wireQuery, t: tag, h: knownHash } = body;
    const path = readPath(place);
    const query = parseWireQuery(wireQuery);
    const name = nameOf(body);
    if (!this.active.has(name)) refuseTooManyListens(this.active.size + 1, this.limits.listens);
    const listener: Listener = {
      onUpdate: (update) => this.channel.update(update, tag),
      onRevoked: () => {
        this.active.delete(name);
        this.channel.listenRevoked(formatPath(path), wireQuery);
      },
      caller: this.caller,
    };
    const { node, stop } = this.database.listen(path, query, listener);
    this.active.get(name)?.stop();
    this.active.set(name, { listener, stop });
    const isKnown = knownHash !== '' && knownHash !== undefined && knownHash === nodeHash(node);
    if (!isKnown) this.show({ kind: 'put', path, json: this.database.jsonOf(node) }, tag, name);
    const missing = this.database.rules.missingIndex(path, query.order);
    if (missing === undefined) return {};
    this.log(`listened to all the same: ${missing}`);
    return { w: ['no_index'] };
  }

  remove(body: Body): void {
    this.end(nameOf(body));
  }

  /** Revokes the listeners that the rules no longer allow after the caller changed. */
  rejudge(isSignOut = false): void {
    const own = new Set([...this.active.values()].map(({ listener }) => listener));
    this.database.callerChanged((listener) => own.has(listener), isSignOut);
  }

  /** Ends the listener if its data is too large to send. */
  private show(update: Update, tag: unknown, name: string): void {
    try {
      refuseTooBigAnswer(update.json, this.limits.response);
    } catch (error) {
      this.end(name);
      throw error;
    }
    this.channel.update(update, tag);
  }

  private end(name: string): void {
    this.active.get(name)?.stop();
    this.active.delete(name);
  }

  close(): void {
    this.active.forEach(({ stop }) => stop());
    this.active.clear();
  }
}

function nameOf({ p: place, q: wireQuery }: Body): string {
  return JSON.stringify([formatPath(readPath(place)), wireQuery ?? null]);
}
