import { longestCell } from '../sheets';

/** As many texts are kept for being used again; it bounds the memory. */
const mostShared = 100_000;
/** Longer ones are notes, which hardly repeat. */
const longestShared = 80;

/** The texts of a workbook: cells of the same company name one place instead of repeating its name. */
export class SharedStrings {
  private readonly places = new Map<string, number>();

  /** The cell at an address with this text, which is a text whatever it begins with. */
  cell(address: string, text: string): string {
    const place = this.placeOf(text);
    return place === undefined
      ? `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
      : `<c r="${address}" t="s"><v>${place}</v></c>`;
  }

  *xml(): Generator<string> {
    yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
    yield '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
    for (const text of this.places.keys()) {
      yield `<si><t xml:space="preserve">${escaped(text)}</t></si>`;
    }
    yield '</sst>';
  }

  private placeOf(text: string): number | undefined {
    const known = this.places.get(text);
    if (known !== undefined) return known;
    if (text.length > longestShared || this.places.size >= mostShared) return undefined;
    const place = this.places.size;
    this.places.set(text, place);
    return place;
  }
}

/** What a sheet holds of a text: without the characters that no XML may hold, and within what Excel takes for a cell. */
function printable(value: string): string {
  return value.replace(/[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu, '').slice(0, longestCell);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** A text inside of XML. Excel reads `_x0041_` as a character, wherever it stands. */
function escaped(value: string): string {
  return printable(value)
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>\r]/g, (character) => entities[character] ?? character);
}
