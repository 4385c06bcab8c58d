import { VarintReader } from './varints.ts';

/** Decompresses a block that LevelDB compressed with Snappy. Throws a RangeError if the block is invalid. */
export function unsnap(bytes: Uint8Array): Buffer {
  const reader = new VarintReader(bytes);
  const out = Buffer.alloc(reader.number());
  let end = 0;
  while (!reader.done) {
    const tag = reader.take(1)[0] ?? 0;
    if ((tag & 3) === 0) {
      const piece = reader.take(literalLength(tag >> 2, reader));
      out.set(piece, end);
      end += piece.length;
      continue;
    }
    const { length, distance } = copyOf(tag, reader);
    if (distance === 0 || distance > end) throw new RangeError('it copies from nowhere');
    // Byte by byte, because a copy may overlap its own output.
    for (const stop = end + length; end < stop; end += 1) out[end] = out[end - distance] ?? 0;
  }
  return out;
}

function literalLength(short: number, reader: VarintReader): number {
  return short < 60 ? short + 1 : littleEndian(reader.take(short - 59)) + 1;
}

function copyOf(tag: number, reader: VarintReader): { length: number; distance: number } {
  if ((tag & 3) === 1) {
    const distance = ((tag >> 5) << 8) | littleEndian(reader.take(1));
    return { length: ((tag >> 2) & 7) + 4, distance };
  }
  const distance = littleEndian(reader.take((tag & 3) === 2 ? 2 : 4));
  return { length: (tag >> 2) + 1, distance };
}

function littleEndian(bytes: Uint8Array): number {
  return bytes.reduceRight((value, byte) => value * 256 + byte, 0);
}
