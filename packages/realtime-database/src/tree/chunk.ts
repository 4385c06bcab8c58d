/** Some neighbouring entries of a sorted map. */
export interface Chunk<K, V> {
  readonly keys: readonly K[];
  readonly values: readonly V[];
}

export const chunkLimit = 256;

export function splitChunk<K, V>(chunk: Chunk<K, V>): Chunk<K, V>[] {
  if (chunk.keys.length <= chunkLimit) return [chunk];
  // Keys mostly arrive in ascending order (push ids), so a fuller left half wastes less space than two even halves.
  const middle = Math.floor(chunk.keys.length * 0.75);
  return [
    { keys: chunk.keys.slice(0, middle), values: chunk.values.slice(0, middle) },
    { keys: chunk.keys.slice(middle), values: chunk.values.slice(middle) },
  ];
}

/** A forward-only position in a list of chunks. */
export class ChunkCursor<K, V> {
  private chunk = 0;
  private index = 0;

  constructor(private readonly chunks: readonly Chunk<K, V>[]) {}

  get done(): boolean {
    return this.chunk >= this.chunks.length;
  }

  get key(): K {
    return this.chunks[this.chunk]?.keys[this.index] as K;
  }

  get value(): V {
    return this.chunks[this.chunk]?.values[this.index] as V;
  }

  advance(): void {
    this.index += 1;
    if (this.index >= (this.chunks[this.chunk]?.keys.length ?? 0)) this.skipChunk();
  }

  skipShared(other: ChunkCursor<K, V>): boolean {
    const shared =
      !this.done &&
      this.index === 0 &&
      other.index === 0 &&
      this.chunks[this.chunk] === other.chunks[other.chunk];
    if (shared) {
      this.skipChunk();
      other.skipChunk();
    }
    return shared;
  }

  private skipChunk(): void {
    this.chunk += 1;
    this.index = 0;
  }
}
