/**
 * Ports for each worker, beside a developer's `npm start`. Loaded before emulators/ports.ts. The second worker's ports
 * avoid those of the server tests and of the first minute.
 */
const first = Number(
  (process.env['MMV_FIRST_OFFSET'] ??= process.env['MMV_PORT_OFFSET'] ?? '20000'),
);

/** The distance between a worker's ports and those of the build. */
export const distanceOf = (worker: number) => worker * 3000;

export const offsetOf = (worker: number) => String(first + distanceOf(worker));

process.env['MMV_PORT_OFFSET'] = offsetOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));
