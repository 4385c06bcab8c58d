/** Reads a price in reais: 1234,56, 1.234,56 or 1234.56, not negative, at most two decimals. */
export function parsePrice(text: string): number {
  const price = parseDecimal(text);
  if (price < 0 || !/^\d+(\.\d{1,2})?$/.test(String(price))) {
    throw new Error(`preço inválido "${text}"`);
  }
  return price;
}

/**
 * Reads a number with a decimal comma or point. '1.234' is refused: it means a thousand to one
 * program and one to another.
 */
export function parseDecimal(text: string): number {
  if (/^-?\d{1,3}(\.\d{3})+$/.test(text))
    throw new Error(`número ambíguo "${text}": use a vírgula`);
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(text))
    return Number(text.replaceAll('.', '').replace(',', '.'));
  if (/^-?\d+([.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'));
  throw new Error(`número inválido "${text}"`);
}

const yes = ['s', 'sim', '1', 'true', 't'];
const no = ['n', 'não', 'nao', '0', 'false', 'f'];

/** Reads a yes or no as ERPs write it; an absent or empty one is a yes. */
export function parseYesNo(text: string): boolean {
  const word = text.toLowerCase();
  if (word === '' || yes.includes(word)) return true;
  if (no.includes(word)) return false;
  throw new Error(`esperado S ou N, e não "${text}"`);
}

/** Reads a field that must not be empty. */
export function parseText(text: string): string {
  if (text === '') throw new Error('campo vazio');
  return text;
}
