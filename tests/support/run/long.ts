/** True in `npm run test:long`: what is long by nature runs in full, with a random seed. */
export const long = process.env['MMV_LONG'] === '1';
