/** Something that was stored is no longer there as it was. */
export class DamagedDataError extends Error {
  override readonly name = 'DamagedDataError';

  constructor(
    readonly file: string,
    what: string,
    /** The byte at which the damage was met; undefined where it is the file as a whole. */
    readonly offset?: number,
  ) {
    const place = offset === undefined ? '' : ` at byte ${offset}`;
    super(`${file} is damaged${place}: ${what}`);
  }
}
