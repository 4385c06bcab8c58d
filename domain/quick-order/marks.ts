import { noteFrom, visibleText } from '../words/text';

const clock = String.raw`\d{1,2}:\d{2}(?::\d{2})?`;
const day = String.raw`\d{1,2}\/\d{1,2}\/\d{2,4}`;
/** '[12:30, 22/11/2026] Fulano: ' and '22/11/2026 12:30 - Fulano: ', as WhatsApp copies and exports messages. */
const messagePrefix = new RegExp(
  String.raw`^\[?\s*(?:${clock},?\s+${day}|${day},?\s+${clock})\s*\]?\s*-?\s*[^:]{1,80}:\s*`,
);
/** Marks of quoted e-mails and of lists, and numbering such as '1) '. */
const listMark = /^(?:[>*•·▪◦✓✔]\s+|[>•·▪◦✓✔]\s*|[-–—]\s+|\d{1,3}[.)]\s+(?=\S))+/;
/** WhatsApp's bold, italic, struck-through and monospaced text. */
const emphasis = /(?<![\p{L}\d])(`{3}|[*_~`])(?=\S)((?:(?!\1).)*?\S)\1(?![\p{L}\d])/gu;
const money = /(?:=\s*)?\b(?:R\$|BRL)\s*\d[\d.,]*/gi;
const labelledNote = /[([]\s*(?:obs|observa[cç][aã]o|nota)\b[.:]*\s*(.*)[)\]]\s*$/i;
/** Needs a word and no digit, because '(10)' and '(5 un)' are quantities. */
const bracketedNote = /\s[([]([^()[\]\d]*\p{L}{3}[^()[\]\d]*)[)\]]\s*$/u;

interface PlainLine {
  line: string;
  /** The text in brackets at the end; becomes the note of the order's line. */
  note?: string;
}

/** A line of a message without what WhatsApp, mail programs and lists add. */
export function plainLine(source: string): PlainLine {
  let line = visibleText(source).trim().replace(messagePrefix, '').replace(listMark, '');
  // Marks may be nested: *_1006_*.
  for (let depth = 0; depth < 3; depth += 1) line = line.replace(emphasis, '$2');
  const [all, note] = labelledNote.exec(line) ?? bracketedNote.exec(line) ?? [];
  if (all !== undefined) line = line.slice(0, line.length - all.length);
  line = line.replace(money, ' ; ').trim();
  return { line, ...(note && { note: noteFrom(note).trim() }) };
}
