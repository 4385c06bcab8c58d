import type { Caller } from '../auth/caller';
import type { Database, Listener } from '../core/database';
import { nodeHash } from '../tree/node-hash';
import { nodeToJson } from '../tree/node-json';
import { formatPath } from '../tree/path';
import type { Channel } from './channel';
import { readPath, type Request } from './request';
import { parseWireQuery } from './wire-query';

type Body = Request['body'];

/** The listeners of one client. */
export class Listens {
  private readonly active = new Map<string, { listener: Listener; stop: () => void }>();

  constructor(
    private readonly database: Database,
    private readonly channel: Channel,
    private readonly caller: () => Caller,
  ) {}

  /** Sends what shows now, unless the client has it. Returns warnings for the response. */
  add(body: Body): object {
    const { p: place, q: wireQuery, t: tag, h: knownHash } = body;
    const path = readPath(place);
    const query = parseWireQuery(wireQuery);
    const name = nameOf(body);
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
    if (!isKnown) this.channel.update({ kind: 'put', path, json: nodeToJson(node) }, tag);
    return this.database.rules.isIndexed(path, query.order) ? {} : { w: ['no_index'] };
  }

  remove(body: Body): void {
    const name = nameOf(body);
    this.active.get(name)?.stop();
    this.active.delete(name);
  }

  /** Revokes those that the client may no longer have, after it signed in or out. */
  rejudge(): void {
    const own = new Set([...this.active.values()].map(({ listener }) => listener));
    this.database.callerChanged((listener) => own.has(listener));
  }

  close(): void {
    this.active.forEach(({ stop }) => stop());
    this.active.clear();
  }
}

function nameOf({ p: place, q: wireQuery }: Body): string {
  return JSON.stringify([formatPath(readPath(place)), wireQuery ?? null]);
}
