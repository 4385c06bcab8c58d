import { longestCell } from '../sheets';

/** What a sheet holds of a text: without the characters that no XML may hold, and within what Excel takes for a cell. */
export function printable(value: string): string {
  return value.replace(/[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu, '').slice(0, longestCell);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** A text inside of XML. Excel reads `_x0041_` as a character, wherever it stands. */
export function escaped(value: string): string {
  return printable(value)
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>\r]/g, (character) => entities[character] ?? character);
}
