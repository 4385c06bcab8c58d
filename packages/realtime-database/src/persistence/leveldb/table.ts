import { maskedCrc } from './crc32c.ts';
import { DamagedDataError } from './damage.ts';
import { unsnap } from './snappy.ts';
import { VarintReader } from './varints.ts';

interface BlockPlace {
  readonly offset: number;
  readonly size: number;
}

const footerSize = 48;
const magic = 0xdb4775248b80fb57n;
/** Each block ends with its compression type and a checksum of both. */
const trailerSize = 5;

/** Throws a DamagedDataError if a block of a table doesn't match its checksum, which LevelDB itself doesn't check. */
export function checkTable(file: string, bytes: Buffer): void {
  const footerAt = bytes.length - footerSize;
  if (footerAt < 0 || bytes.readBigUInt64LE(bytes.length - 8) !== magic) {
    throw new DamagedDataError(file, 'its end is missing', bytes.length);
  }
  try {
    const footer = new VarintReader(bytes.subarray(footerAt));
    // First the index of the key filters, then the index of the data.
    for (const index of [readBlockPlace(footer), readBlockPlace(footer)]) {
      for (const place of placesIn(checkedBlock(file, bytes, index))) {
        checkedBlock(file, bytes, place);
      }
    }
  } catch (error) {
    if (error instanceof RangeError) throw new DamagedDataError(file, error.message, footerAt);
    throw error;
  }
}

function checkedBlock(file: string, bytes: Buffer, { offset, size }: BlockPlace): Buffer {
  const end = offset + size;
  if (end + trailerSize > bytes.length) {
    throw new DamagedDataError(file, 'a block lies outside of it', offset);
  }
  if (bytes.readUInt32LE(end + 1) !== maskedCrc(bytes.subarray(offset, end + 1))) {
    throw new DamagedDataError(file, 'a block does not match its checksum', offset);
  }
  return bytes.subarray(offset, end + 1);
}

/** The places of other blocks, which an index block stores as values. */
function* placesIn(block: Buffer): Generator<BlockPlace> {
  const stored = block.subarray(0, -1);
  const index = block.at(-1) === 0 ? stored : unsnap(stored);
  const restarts = index.readUInt32LE(index.length - 4);
  const entries = new VarintReader(index.subarray(0, index.length - 4 * (restarts + 1)));
  while (!entries.done) {
    entries.number();
    const keySize = entries.number();
    const valueSize = entries.number();
    entries.take(keySize);
    yield readBlockPlace(new VarintReader(entries.take(valueSize)));
  }
}

function readBlockPlace(reader: VarintReader): BlockPlace {
  return { offset: reader.number(), size: reader.number() };
}
