/** A stored file is damaged. */
export class DamagedDataError extends Error {
  override readonly name = 'DamagedDataError';

  constructor(
    readonly file: string,
    what: string,
    /** The offset of the damage in bytes; undefined if the damage concerns the file as a whole. */
    readonly offset?: number,
  ) {
    const place = offset === undefined ? '' : ` at byte ${offset}`;
    super(`${file} is damaged${place}: ${what}`);
  }
}
