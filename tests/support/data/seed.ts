import { long } from '../run/long';

/**
 * What a random test begins with: the same each time, another one in `npm run test:long`, and `MMV_SEED` where it is
 * set. Print it, so that a failure can be repeated.
 */
export function seed(): number {
  const asked = process.env['MMV_SEED'];
  if (asked !== undefined) return Number(asked);
  return long ? Date.now() % 2 ** 31 : 20_261_121;
}
