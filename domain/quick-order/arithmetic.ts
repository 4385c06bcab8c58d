import { readQuantity } from './quantity';

/** The number at the beginning of a text. */
export const numberOf = (text: string) => /^[-+]?\d[\d.,]*/.exec(text)?.[0];

/**
 * Finds three consecutive numbers where quantity × price = total, and returns the quantity's place. Undefined unless
 * exactly one fits.
 */
export function multiplicand(texts: readonly string[]): number | undefined {
  const numbers = texts.flatMap((text, place) => {
    const value = valueOf(text);
    return value === undefined ? [] : [{ text, place, value }];
  });
  const found = numbers.filter(({ text, value }, at) => {
    const [price, total] = [numbers[at + 1], numbers[at + 2]];
    const hasCents = price && total && /[.,]/.test(price.text + total.text);
    const isWhole = 'quantity' in readQuantity(numberOf(text) ?? '');
    // Each price may be rounded by half a cent.
    return hasCents && isWhole && Math.abs(value * price.value - total.value) < 0.006 * value;
  });
  return found.length === 1 ? found[0]?.place : undefined;
}

/** Reads numbers as Brazilians and programs write them: 1.234,56 and 1234.56. */
function valueOf(text: string): number | undefined {
  const number = numberOf(text);
  if (number === undefined) return undefined;
  const plain = number.includes(',') ? number.replaceAll('.', '').replace(',', '.') : number;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}
