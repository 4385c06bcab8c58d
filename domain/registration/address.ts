import { getStates } from '@brazilian-utils/brazilian-utils';

import { fold } from '../words/text';

export const states = [
  ...['AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO'],
  ...['MA', 'MT', 'MS', 'MG', 'PA', 'PB', 'PR', 'PE', 'PI'],
  ...['RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO'],
] as const;

export const statePattern = new RegExp(`^(${states.join('|')})$`);

/** Eight digits, as people and the registry write them: 01000000, 01000-000, 01.000-000. */
export const postcodePattern = /^[0-9]{2}[.]?[0-9]{3}-?[0-9]{3}$/;

const plainName = (text: string) => fold(text).replace(/[^a-z]/g, '');
const names = getStates().map(({ code, name }) => [plainName(name), code] as const);

/**
 * Turns 'pr' and 'Paraná' into 'PR' while the person types. 'Para' stays, because 'Paraná' may follow; no letter is
 * dropped.
 */
export function maskState(text: string): string {
  const name = plainName(text);
  const begun = names.filter(([one]) => one.startsWith(name));
  return begun.length === 1 ? settleState(text) : plainState(text);
}

/** Like `maskState` for a completed text: 'Para' becomes PA. */
export function settleState(text: string): string {
  const name = plainName(text);
  return names.find(([one]) => one === name)?.[1] ?? plainState(text);
}

function plainState(text: string): string {
  const letters = text.toUpperCase().replace(/[^\p{L} ]/gu, '');
  const tidy = letters.replace(/ +/g, ' ').trimStart();
  return statePattern.test(tidy.trim()) ? tidy.trim() : tidy;
}

/** Doesn't cut more than eight digits: the check refuses them instead. */
export function maskPostcode(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length > 8 ? digits : digits.replace(/^(\d{5})(\d)/, '$1-$2');
}
