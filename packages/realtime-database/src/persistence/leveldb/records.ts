import { maskedCrc } from './crc32c.ts';
import { DamagedDataError } from './damage.ts';

/** One of LevelDB's records, and its offset in the file. */
interface LogRecord {
  readonly offset: number;
  readonly data: Uint8Array;
}

interface Fragment {
  readonly type: number;
  readonly data: Uint8Array;
}

const blockSize = 32_768;
const headerSize = 7;
const [full, first, last] = [1, 2, 4] as const;
const wrongChecksum = 'a record does not match its checksum';

/**
 * Yields the records of a log or manifest. Throws a DamagedDataError, except for half a record at the very end, whose
 * write was never acknowledged.
 */
export function* readRecords(file: string, bytes: Buffer): Generator<LogRecord> {
  let begun: { offset: number; pieces: Uint8Array[] } | undefined;
  let at = 0;
  while (at < bytes.length) {
    const leftOfBlock = blockSize - (at % blockSize);
    if (leftOfBlock < headerSize) {
      at += leftOfBlock;
      continue;
    }
    const fragment = readFragment(file, bytes, at, leftOfBlock);
    if (!fragment) return;
    const { type, data } = fragment;
    const begins = type === full || type === first;
    if (begins === (begun !== undefined)) {
      throw new DamagedDataError(file, 'a part of a record is missing', begun?.offset ?? at);
    }
    begun ??= { offset: at, pieces: [] };
    begun.pieces.push(data);
    if (type === full || type === last) {
      yield { offset: begun.offset, data: Buffer.concat(begun.pieces) };
      begun = undefined;
    }
    at += headerSize + data.length;
  }
}

/** Returns undefined if the file ends within the fragment. */
function readFragment(
  file: string,
  bytes: Buffer,
  at: number,
  leftOfBlock: number,
): Fragment | undefined {
  if (at + headerSize > bytes.length) return undefined;
  const length = bytes.readUInt16LE(at + 4);
  const end = at + headerSize + length;
  if (headerSize + length > leftOfBlock) {
    throw new DamagedDataError(file, 'a record has an impossible length', at);
  }
  if (end > bytes.length) {
    if (isWhole(bytes, at, bytes.length) || hasRecordAfter(bytes, at)) {
      throw new DamagedDataError(file, 'a record has a wrong length', at);
    }
    return undefined;
  }
  if (!isWhole(bytes, at, end)) throw new DamagedDataError(file, wrongChecksum, at);
  const type = bytes[at + 6] ?? 0;
  return { type, data: bytes.subarray(at + headerSize, end) };
}

/** Whether type and checksum are valid. The checksum covers the type and the data. */
function isWhole(bytes: Buffer, at: number, end: number): boolean {
  const type = bytes[at + 6] ?? 0;
  if (type < full || type > last) return false;
  return bytes.readUInt32LE(at) === maskedCrc(bytes.subarray(at + 6, end));
}

/** Whether a valid record follows. If so, the length is damaged; otherwise the file ends in half a record. */
function hasRecordAfter(bytes: Buffer, start: number): boolean {
  for (let at = start + 1; at + headerSize <= bytes.length; at += 1) {
    const end = at + headerSize + bytes.readUInt16LE(at + 4);
    if (end <= bytes.length && isWhole(bytes, at, end)) return true;
  }
  return false;
}
