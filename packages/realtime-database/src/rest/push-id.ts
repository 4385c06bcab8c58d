import { randomInt } from 'node:crypto';

const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** Returns a new key in Firebase's format: 8 characters of time, so that keys sort by age, and 12 random ones. */
export function newPushId(now: number): string {
  let rest = now;
  const time = Array.from({ length: 8 }, () => {
    const character = alphabet.charAt(rest % 64);
    rest = Math.floor(rest / 64);
    return character;
  });
  const chance = Array.from({ length: 12 }, () => alphabet.charAt(randomInt(64)));
  return [...time.reverse(), ...chance].join('');
}
