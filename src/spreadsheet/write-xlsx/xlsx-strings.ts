import { maxCellLength } from '../sheets';

/** Most texts kept for sharing, which limits the memory. */
const maxSharedTexts = 100_000;
/** Longer texts are notes, which rarely repeat. */
const maxSharedLength = 80;

/** The shared texts of a workbook: cells with the same text refer to one copy. */
export class SharedStrings {
  private readonly places = new Map<string, number>();

  /** A cell with this text, which stays a text whatever it starts with. */
  cell(address: string, text: string): string {
    const place = this.indexOf(text);
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

  private indexOf(text: string): number | undefined {
    const known = this.places.get(text);
    if (known !== undefined) return known;
    if (text.length > maxSharedLength || this.places.size >= maxSharedTexts) return undefined;
    const place = this.places.size;
    this.places.set(text, place);
    return place;
  }
}

/** The text without characters that XML forbids, cut to Excel's limit for a cell. */
function printable(value: string): string {
  return value.replace(/[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu, '').slice(0, maxCellLength);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Escapes a text for XML. Excel reads `_x0041_` as a character, so that is escaped too. */
function escaped(value: string): string {
  return printable(value)
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>\r]/g, (character) => entities[character] ?? character);
}
