import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packings = {
  br: (json: Buffer) =>
    promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (json: Buffer) => promisify(gzip)(json),
};

export type Packing = keyof typeof packings;

/** A list as it is sent. It is written and compressed once for all callers, which costs more than the query. */
export class PackedList {
  readonly json: Buffer;
  readonly etag: string;
  private readonly packed = new Map<Packing, Promise<Buffer>>();

  constructor(
    rows: readonly object[],
    /** How many there are, for a caller who said how many they take. */
    readonly total?: number,
  ) {
    this.json = Buffer.from(JSON.stringify(rows));
    this.etag = `W/"${createHash('sha1').update(this.json).digest('base64')}"`;
  }

  packedBy(packing: Packing): Promise<Buffer> {
    const packed = this.packed.get(packing) ?? packings[packing](this.json);
    this.packed.set(packing, packed);
    return packed;
  }
}
