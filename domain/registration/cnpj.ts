/** Since July 2026 the first twelve characters may be letters (decision 9), which count as their ASCII code minus 48. */

export const cnpjLength = 14;

/** Drops punctuation, spaces and a pasted 'CNPJ:' in front, upper-cases letters, cuts at 14. */
export function normalizeCnpj(text: string): string {
  return text
    .toUpperCase()
    .replace(/^[^0-9A-Z]*CNPJ[^0-9A-Z]+/, '')
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, cnpjLength);
}

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

/** One digit fourteen times: the check digits are right, and no company bears it. */
export const repeatedCnpj = new RegExp(
  `^(${Array.from({ length: 10 }, (_, digit) => `${digit}{${cnpjLength}}`).join('|')})$`,
);

export function isValidCnpj(cnpj: string): boolean {
  if (!cnpjPattern.test(cnpj) || repeatedCnpj.test(cnpj)) return false;
  const base = cnpj.slice(0, 12);
  const first = checkDigit(base);
  return cnpj === base + first + checkDigit(base + first);
}

/** 2-3-3-4-2 while typing and for display: '12.345.678/0001-95'. */
export function maskCnpj(text: string): string {
  const cnpj = normalizeCnpj(text);
  return cnpj
    .replace(/^(.{2})(.)/, '$1.$2')
    .replace(/^(.{6})(.)/, '$1.$2')
    .replace(/^(.{10})(.)/, '$1/$2')
    .replace(/^(.{15})(.)/, '$1-$2');
}
