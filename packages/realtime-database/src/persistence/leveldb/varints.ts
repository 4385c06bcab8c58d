/** Reads LevelDB's variable-length numbers, and byte strings with a length prefix. Throws a RangeError at the end. */
export class VarintReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get done(): boolean {
    return this.at >= this.bytes.length;
  }

  number(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.bytes[this.at];
      if (byte === undefined) throw new RangeError('it ends too early');
      this.at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  take(length: number): Uint8Array {
    const end = this.at + length;
    if (end > this.bytes.length) throw new RangeError('it ends too early');
    const taken = this.bytes.subarray(this.at, end);
    this.at = end;
    return taken;
  }
}
