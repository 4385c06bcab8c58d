import { WireClient } from '../support/wire-client.ts';

/** The content of a slot: a number that rises with each write, or 0 if the slot is empty. */
type Version = number;

interface Slot {
  acknowledged: Version;
  /** Writes after the acknowledged one without an answer yet, in the order of sending. */
  sent: Version[];
}

const slotCount = 60;
const inFlight = 25;
const maxLines = 400;

/**
 * Writes continuously and remembers what may be stored. Each write sets `order`, `index` and `last` of a slot; orders
 * of up to 400 lines outgrow a disk record and shrink again.
 */
export class Workload {
  private readonly slots = new Map<number, Slot>();
  private versions = 0;
  acknowledged = 0;
  /** Writes refused because the disk was full. */
  refused = 0;
  private onRefused: () => void = () => undefined;
  /** Resolves when the first write is refused. */
  readonly firstRefusal = new Promise<void>((resolve) => (this.onRefused = resolve));

  constructor(private readonly random: () => number) {}

  /** Starts writing until the server is gone. Resolves at the first answer. */
  async begin(port: number): Promise<void> {
    const client = await WireClient.connect(port);
    await Promise.race(Array.from({ length: inFlight }, () => this.write(client)));
  }

  /** The reason why the stored data contradicts the writes; undefined if it doesn't. Continues from that data. */
  faultIn(stored: StoredSlots): string | undefined {
    for (let number = 0; number < slotCount; number += 1) {
      const slot = this.slot(number);
      const version = stored.versionOf(number);
      if (typeof version === 'string') return `slot ${number}: ${version}`;
      if (version !== slot.acknowledged && !slot.sent.includes(version)) {
        return `slot ${number}: ${version} stands there, ${slot.acknowledged} was acknowledged`;
      }
      this.slots.set(number, { acknowledged: version, sent: [] });
    }
    return undefined;
  }

  /** Sends one write, and the next after its answer. A refused write must not be stored. */
  private async write(client: WireClient): Promise<void> {
    const number = Math.floor(this.random() * slotCount);
    const slot = this.slot(number);
    const isRemoval = this.random() < 0.2;
    const version = isRemoval ? 0 : (this.versions += 1);
    slot.sent.push(version);
    const lines = 1 + Math.floor(this.random() ** 3 * maxLines);
    const answer = await client.request('m', { p: '/', d: writeOf(number, version, lines) });
    slot.sent.splice(slot.sent.indexOf(version), 1);
    if (answer['s'] === 'ok') {
      slot.acknowledged = version;
      this.acknowledged += 1;
    } else {
      this.refused += 1;
      this.onRefused();
    }
    void this.write(client);
  }

  private slot(number: number): Slot {
    const slot = this.slots.get(number) ?? { acknowledged: 0, sent: [] };
    this.slots.set(number, slot);
    return slot;
  }
}

function writeOf(slot: number, version: Version, lines: number): object {
  const order = {
    version,
    lines: Object.fromEntries(
      Array.from({ length: lines }, (_, at) => [`line${at}`, { product: `P-${at}`, version }]),
    ),
    count: lines,
  };
  return version === 0
    ? { [`orders/s${slot}`]: null, [`index/s${slot}`]: null, [`last/s${slot}`]: null }
    : { [`orders/s${slot}`]: order, [`index/s${slot}`]: version, [`last/s${slot}`]: version };
}

interface StoredOrder {
  readonly version: Version;
  readonly count: number;
  readonly lines: Readonly<Record<string, { readonly version: Version }>>;
}

interface Stored {
  readonly orders?: Readonly<Record<string, StoredOrder>>;
  readonly index?: Readonly<Record<string, Version>>;
  readonly last?: Readonly<Record<string, Version>>;
}

/** The data of the database, read after a restart. */
export class StoredSlots {
  private constructor(private readonly stored: Stored) {}

  static async read(port: number): Promise<StoredSlots> {
    const headers = { authorization: 'Bearer owner' };
    const response = await fetch(`http://127.0.0.1:${port}/.json`, { headers });
    return new StoredSlots(((await response.json()) ?? {}) as Stored);
  }

  /** The version of a slot whose three places and all lines agree; otherwise a sentence about the difference. */
  versionOf(slot: number): Version | string {
    const { orders, index, last } = this.stored;
    const order = orders?.[`s${slot}`];
    const version = order?.version ?? 0;
    const others = [index?.[`s${slot}`] ?? 0, last?.[`s${slot}`] ?? 0];
    if (others.some((other) => other !== version)) {
      return `a write is there in part: order ${version}, index and last ${others.join(', ')}`;
    }
    const lines = Object.values(order?.lines ?? {});
    const isWhole = lines.every((line) => line.version === version);
    if (!isWhole || lines.length !== (order?.count ?? 0)) return 'an order is there in part';
    return version;
  }
}
