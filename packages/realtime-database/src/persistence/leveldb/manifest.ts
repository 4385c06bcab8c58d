import { DamagedDataError } from './damage.ts';
import { readRecords } from './records.ts';
import { VarintReader } from './varints.ts';

/** The files that hold the folder's current data. */
interface Manifest {
  readonly tables: ReadonlySet<number>;
  /** The number of the first current log. Tables already contain the older logs. */
  readonly log: number;
}

/** Reads a manifest, which logs the changes to the set of current files. Throws a DamagedDataError. */
export function readManifest(file: string, bytes: Buffer): Manifest {
  const tables = new Set<number>();
  let log = 0;
  for (const { offset, data } of readRecords(file, bytes)) {
    try {
      log = readEdit(new VarintReader(data), tables) ?? log;
    } catch (error) {
      throw new DamagedDataError(file, (error as Error).message, offset);
    }
  }
  return { tables, log };
}

/** Returns the log's number if the edit changes it. The tags are those of LevelDB's version_edit.cc. */
function readEdit(edit: VarintReader, tables: Set<number>): number | undefined {
  let log: number | undefined;
  while (!edit.done) {
    const tag = edit.number();
    switch (tag) {
      case 1: // comparator name
        edit.take(edit.number());
        break;
      case 2:
        log = edit.number();
        break;
      case 3: // next file number
      case 4: // last sequence number
      case 9: // previous log, unused by this LevelDB
        edit.number();
        break;
      case 5: // compaction pointer of a level
        edit.number();
        edit.take(edit.number());
        break;
      case 6: // deleted table of a level
        edit.number();
        tables.delete(edit.number());
        break;
      case 7: // new table of a level: number, size, smallest and largest key
        edit.number();
        tables.add(edit.number());
        edit.number();
        edit.take(edit.number());
        edit.take(edit.number());
        break;
      default:
        throw new RangeError(`it holds the unknown tag ${tag}`);
    }
  }
  return log;
}
