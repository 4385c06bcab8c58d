/** A quantity as somebody wrote it, or why it can't be read. `parted` marks a dot or space between thousands. */
export type Pieces =
  | { pieces: number; parted?: true }
  | 'fraction'
  | 'either of two'
  | 'not a number';

const digits = /^\d+$/;
/** Accepts up to two zeros or four and more as decimals; three zeros could be a thousand. */
const noFraction = /^(\d+)[.,](?:0{1,2}|0{4,})$|^(\d{4,})[.,]000$/;
/** 1.000 and 12 500,00: Portuguese separates thousands with a dot. */
const thousands = /^([1-9]\d{0,2}(?:[. ]\d{3})+)(?:,0+)?$/;
/** 1,000 means one in Portuguese and a thousand in English. */
const twoWays = /^\d{1,3},000$/;
/** A rounding error of a program: 10.000000000000002. */
const computed = /^\d+[.,]\d{9,}$/;
const fraction = /^[\d.]*[.,]\d*$/;

export function readPieces(text: string): Pieces {
  if (digits.test(text)) return { pieces: Number(text) };
  const [, short, long] = noFraction.exec(text) ?? [];
  const whole = short ?? long;
  if (whole !== undefined) return { pieces: Number(whole) };
  const [, parted] = thousands.exec(text) ?? [];
  if (parted !== undefined) return { pieces: Number(parted.replace(/[. ]/g, '')), parted: true };
  if (twoWays.test(text)) return 'either of two';
  if (computed.test(text)) {
    const number = Number(text.replace(',', '.'));
    if (Math.abs(number - Math.round(number)) < 1e-9) return { pieces: Math.round(number) };
  }
  return fraction.test(text) ? 'fraction' : 'not a number';
}

export function eitherOfTwo(text: string): string {
  const [one = '', zeros = ''] = text.split(',');
  return `"${text}" pode ser ${one} ou ${one}${zeros}: escreva só os algarismos.`;
}
