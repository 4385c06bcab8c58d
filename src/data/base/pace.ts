import { serverNow } from './database';

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Milliseconds that our guess of the server's clock may be off. */
const clockDoubt = 100;

/** Waits until `moment` is so long ago: what comes sooner the rules refuse. Tells whether it had to wait. */
export async function waitOut(moment: number, milliseconds: number): Promise<boolean> {
  const longest = milliseconds + clockDoubt;
  const rest = moment + longest - (await serverNow());
  if (rest <= 0) return false;
  await pause(Math.min(rest, longest));
  return true;
}
