import { serverNow } from './database';

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Possible error of our estimate of the server's clock, in milliseconds. */
const clockDoubt = 100;

/** Waits until `moment` is long enough ago, because the rules refuse earlier writes. Returns whether it waited. */
export async function waitOut(moment: number, milliseconds: number): Promise<boolean> {
  const longest = milliseconds + clockDoubt;
  const rest = moment + longest - (await serverNow());
  if (rest <= 0) return false;
  await pause(Math.min(rest, longest));
  return true;
}
