/**
 * Limit of registrations (decision 91): one in five minutes, in bursts of up to 100. Each takes five minutes, and
 * `cadastros/ritmo` is when the ones so far are over.
 */
export const registrationEvery = 5 * 60_000;
export const registrationsAtOnce = 100;

/** How far `cadastros/ritmo` may run ahead of the clock, in milliseconds. */
export const maxMsAhead = registrationsAtOnce * registrationEvery;

/**
 * The value of `cadastros/ritmo` after one more registration. Adds only half the interval to this clock, so that the
 * rules accept an error of that much.
 */
export function busyAfter(busyUntil: number, now: number): number {
  return Math.max(busyUntil + registrationEvery, now + registrationEvery / 2);
}
