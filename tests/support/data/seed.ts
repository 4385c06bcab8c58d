import { long } from '../run/long';

/**
 * The seed of a random test: fixed, random in `npm run test:long`, or `MMV_SEED`. Prints it, so that a failure can be
 * repeated.
 */
export function seed(): number {
  const asked = process.env['MMV_SEED'];
  if (asked !== undefined) return Number(asked);
  return long ? Date.now() % 2 ** 31 : 20_261_121;
}
