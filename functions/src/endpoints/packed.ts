import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packings = {
  br: (json: Buffer) =>
    promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (json: Buffer) => promisify(gzip)(json),
};

export type Packing = keyof typeof packings;

/** A list serialized and compressed once for all callers, because that costs more than the query. */
export class PackedList {
  readonly json: Buffer;
  readonly etag: string;
  private readonly packed = new Map<Packing, Promise<Buffer>>();

  constructor(
    rows: readonly object[],
    /** Number of all rows; only for callers who limit theirs. */
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
