/**
 * Limit of registrations (decision 91): one in five minutes, in bursts of up to 100. `cadastros/ritmo` holds the moment
 * until which earlier registrations use up the time.
 */
export const registrationEvery = 5 * 60_000;
export const registrationsAtOnce = 100;

/** How far `cadastros/ritmo` may run ahead of the clock, in milliseconds. */
export const longestAhead = registrationsAtOnce * registrationEvery;

/**
 * The value of `cadastros/ritmo` after one more registration. Half the interval absorbs errors of this clock, which the
 * rules would refuse.
 */
export function busyAfter(busyUntil: number, now: number): number {
  return Math.max(busyUntil + registrationEvery, now + registrationEvery / 2);
}
