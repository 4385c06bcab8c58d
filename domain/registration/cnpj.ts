/**
 * Since July 2026 the first twelve characters may be letters (decision 9); a letter's value is its ASCII code minus 48.
 */

export const cnpjLength = 14;

const written =
  /(?<![0-9A-Z])[0-9A-Z]{2}[. ]?[0-9A-Z]{3}[. ]?[0-9A-Z]{3}[/ ]?[0-9A-Z]{4}[- ]?[0-9]{2}(?![0-9A-Z])/g;
const label = /^[^0-9A-Z]*C\.?N\.?P\.?J(?![0-9A-Z])[^0-9A-Z]*(?:MF[^0-9A-Z]+)?(?:N[^0-9A-Z]+)?/;

/**
 * Upper case, without punctuation and a leading 'CNPJ nº'. Extracts the only valid number of a longer text; otherwise
 * keeps all characters, so that the check refuses them.
 */
export function normalizeCnpj(text: string): string {
  const upper = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-');
  const numbers = upper.replace(/\s/g, ' ').match(written) ?? [];
  const valid = new Set(numbers.map(plain).filter(isValidCnpj));
  const [only] = valid;
  if (only !== undefined && valid.size === 1) return only;
  return plain(upper.replace(label, ''));
}

const plain = (text: string) => text.replace(/[^0-9A-Z]/g, '');

function checkDigit(characters: string): string {
  let weight = 2;
  let sum = 0;
  for (let at = characters.length - 1; at >= 0; at -= 1) {
    sum += (characters.charCodeAt(at) - 48) * weight;
    weight = weight === 9 ? 2 : weight + 1;
  }
  const rest = sum % 11;
  return rest < 2 ? '0' : String(11 - rest);
}

export const cnpjPattern = /^[0-9A-Z]{12}[0-9]{2}$/;

/** One digit fourteen times: its check digits are right, but no company has it. */
export const repeatedCnpj = new RegExp(
  `^(${Array.from({ length: 10 }, (_, digit) => `${digit}{${cnpjLength}}`).join('|')})$`,
);

export function isValidCnpj(cnpj: string): boolean {
  if (!cnpjPattern.test(cnpj) || repeatedCnpj.test(cnpj)) return false;
  const base = cnpj.slice(0, 12);
  const first = checkDigit(base);
  return cnpj === base + first + checkDigit(base + first);
}

/** Groups as 2-3-3-4-2, while typing and for display: '12.345.678/0001-95'. */
export function maskCnpj(text: string): string {
  const cnpj = normalizeCnpj(text);
  if (cnpj.length > cnpjLength) return cnpj;
  return cnpj
    .replace(/^(.{2})(.)/, '$1.$2')
    .replace(/^(.{6})(.)/, '$1.$2')
    .replace(/^(.{10})(.)/, '$1/$2')
    .replace(/^(.{15})(.)/, '$1-$2');
}
