/** True in `npm run test:long`, which runs slow tests in full, with a random seed. */
export const long = process.env['MMV_LONG'] === '1';
