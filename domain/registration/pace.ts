/**
 * How fast people may register (decision 91): one in five minutes, and up to 100 who come at once. `cadastros/ritmo` is
 * the moment until which the registrations so far take their time.
 */
export const registrationEvery = 5 * 60_000;
export const registrationsAtOnce = 100;

/** Milliseconds that they may run ahead of the clock. */
export const longestAhead = registrationsAtOnce * registrationEvery;

/** `cadastros/ritmo` after one more registration. The rules take it if this clock is wrong by up to half the time. */
export function busyAfter(busyUntil: number, now: number): number {
  return Math.max(busyUntil + registrationEvery, now + registrationEvery / 2);
}
