/** Something that was stored is no longer there as it was. */
export class DamagedDataError extends Error {
  override readonly name = 'DamagedDataError';

  constructor(file: string, what: string, offset?: number) {
    const place = offset === undefined ? '' : ` at byte ${offset}`;
    super(`${file} is damaged${place}: ${what}`);
  }
}
