import { chunkLimit, ChunkCursor, splitChunk, type Chunk } from './chunk.ts';

type Compare<K> = (a: K, b: K) => number;

/** One entry that differs between two maps; `undefined` if the map has no such key. */
type EntryChange<K, V> = readonly [key: K, before: V | undefined, after: V | undefined];

const mergeLimit = chunkLimit / 4;

/**
 * An immutable sorted map. A change copies one chunk of at most 256 entries and shares the others, so comparing
 * versions skips shared chunks.
 */
export class SortedMap<K, V> {
  private constructor(
    private readonly compare: Compare<K>,
    private readonly chunks: readonly Chunk<K, V>[],
    readonly size: number,
  ) {}

  static empty<K, V>(compare: Compare<K>): SortedMap<K, V> {
    return new SortedMap<K, V>(compare, [], 0);
  }

  /** Builds a map from sorted keys without duplicates, and as many values. */
  static fromSorted<K, V>(compare: Compare<K>, keys: readonly K[], values: readonly V[]) {
    if (keys.length === 0) return SortedMap.empty<K, V>(compare);
    if (keys.length <= chunkLimit) {
      // Most maps are small. A copied list has no spare capacity, unlike one that grew.
      return new SortedMap(compare, [{ keys, values: values.slice() }], keys.length);
    }
    const chunks: Chunk<K, V>[] = [];
    for (let start = 0; start < keys.length; start += chunkLimit) {
      const end = start + chunkLimit;
      chunks.push({ keys: keys.slice(start, end), values: values.slice(start, end) });
    }
    return new SortedMap(compare, chunks, keys.length);
  }

  get(key: K): V | undefined {
    const { chunk, index, found } = this.locate(key);
    return found ? this.chunks[chunk]?.values[index] : undefined;
  }

  with(key: K, value: V): SortedMap<K, V> {
    const { chunk: at, index, found } = this.locate(key);
    const chunk = this.chunks[at] ?? { keys: [], values: [] };
    const removed = found ? 1 : 0;
    const changed = {
      keys: found ? chunk.keys : chunk.keys.toSpliced(index, 0, key),
      values: chunk.values.toSpliced(index, removed, value),
    };
    const chunks = this.chunks.toSpliced(at, 1, ...splitChunk(changed));
    return new SortedMap(this.compare, chunks, this.size + 1 - removed);
  }

  without(key: K): SortedMap<K, V> {
    const { chunk: at, index, found } = this.locate(key);
    const chunk = this.chunks[at];
    if (!found || !chunk) return this;
    const changed = {
      keys: chunk.keys.toSpliced(index, 1),
      values: chunk.values.toSpliced(index, 1),
    };
    const next = this.chunks[at + 1];
    if (next && changed.keys.length + next.keys.length <= mergeLimit) {
      const merged = {
        keys: [...changed.keys, ...next.keys],
        values: [...changed.values, ...next.values],
      };
      return new SortedMap(this.compare, this.chunks.toSpliced(at, 2, merged), this.size - 1);
    }
    const rest = changed.keys.length === 0 ? [] : [changed];
    return new SortedMap(this.compare, this.chunks.toSpliced(at, 1, ...rest), this.size - 1);
  }

  /** The entries in key order. */
  *keys(): Generator<K> {
    for (const { keys } of this.chunks) yield* keys;
  }

  /** Entries in key order, from the first key not below `from`. */
  *ascending(from?: K): Generator<readonly [K, V]> {
    const start = from === undefined ? { chunk: 0, index: 0 } : this.locate(from);
    let { index } = start;
    for (let at = start.chunk; at < this.chunks.length; at += 1) {
      const chunk = this.chunks[at] as Chunk<K, V>;
      for (; index < chunk.keys.length; index += 1) {
        yield [chunk.keys[index] as K, chunk.values[index] as V];
      }
      index = 0;
    }
  }

  /** Entries in reverse order, from the last key not above `from`. */
  *descending(from?: K): Generator<readonly [K, V]> {
    let at = this.chunks.length - 1;
    let index = (this.chunks[at]?.keys.length ?? 0) - 1;
    if (from !== undefined) {
      const start = this.locate(from);
      at = start.chunk;
      index = start.found ? start.index : start.index - 1;
    }
    for (; at >= 0; at -= 1) {
      const chunk = this.chunks[at];
      for (; chunk && index >= 0; index -= 1) {
        yield [chunk.keys[index] as K, chunk.values[index] as V];
      }
      index = (this.chunks[at - 1]?.keys.length ?? 0) - 1;
    }
  }

  /** Yields the entries that differ in `after`, in key order. Chunks that both maps share are skipped. */
  *changes(after: SortedMap<K, V>): Generator<EntryChange<K, V>> {
    const left = new ChunkCursor(this.chunks);
    const right = new ChunkCursor(after.chunks);
    for (;;) {
      if (left.skipShared(right)) continue;
      if (left.done && right.done) return;
      const order = left.done ? 1 : right.done ? -1 : this.compare(left.key, right.key);
      if (order < 0) yield [left.key, left.value, undefined];
      if (order > 0) yield [right.key, undefined, right.value];
      if (order === 0 && left.value !== right.value) yield [left.key, left.value, right.value];
      if (order <= 0) left.advance();
      if (order >= 0) right.advance();
    }
  }

  private locate(key: K): { chunk: number; index: number; found: boolean } {
    const chunk = Math.max(0, lastIndexNotAbove(this.chunks, key, firstKey, this.compare));
    const keys = this.chunks[chunk]?.keys ?? [];
    const index = lastIndexNotAbove(keys, key, itself, this.compare);
    const found = index >= 0 && this.compare(keys[index] as K, key) === 0;
    return { chunk, index: found ? index : index + 1, found };
  }
}

function firstKey<K, V>(chunk: Chunk<K, V>): K {
  return chunk.keys[0] as K;
}

function itself<K>(key: K): K {
  return key;
}

function lastIndexNotAbove<T, K>(
  items: readonly T[],
  key: K,
  keyOf: (item: T) => K,
  compare: Compare<K>,
): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(keyOf(items[middle] as T), key) <= 0) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
