import { long } from '../run/long';

/**
 * What a random test begins with: always the same, another in `npm run test:long`, or `MMV_SEED`. Print it: a failure
 * can then be repeated.
 */
export function seed(): number {
  const asked = process.env['MMV_SEED'];
  if (asked !== undefined) return Number(asked);
  return long ? Date.now() % 2 ** 31 : 20_261_121;
}
