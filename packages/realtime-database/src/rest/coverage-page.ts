import type { Counted } from '../rules/language/tally.ts';
import type { CoveredPart } from '../rules/coverage/covered-part.ts';

const style = `
  body { font: 14px/1.8 ui-monospace, monospace; white-space: pre-wrap; }
  span { border-bottom: 2px solid #2a7; padding-bottom: 2px; }
  span.never { border-color: #c33; }
  span:hover { background: #fec; }
`;

/**
 * Returns an HTML page of the rules with every expression and its parts underlined. Hovering over a part shows its
 * values.
 */
export function coveragePage(text: string, rules: readonly CoveredPart[]): string {
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Database Rule Coverage Report</title>
<style>${style}</style>
<body>${marked(text, 0, text.length, rules)}</body>
</html>
`;
}

function marked(text: string, from: number, to: number, parts: readonly CoveredPart[]): string {
  let next = from;
  const pieces: string[] = [];
  for (const { start, end, values, parts: inner } of parts.toSorted((a, b) => a.start - b.start)) {
    const attributes = `title="${escaped(told(values))}"${values.length === 0 ? ' class="never"' : ''}`;
    pieces.push(escaped(text.slice(next, start)));
    pieces.push(`<span ${attributes}>${marked(text, start, end, inner)}</span>`);
    next = end;
  }
  return pieces.join('') + escaped(text.slice(next, to));
}

function told(values: readonly Counted[]): string {
  if (values.length === 0) return 'Expression never evaluated';
  return values
    .map(({ value, count }) => `Value ${JSON.stringify(value)} returned ${count} time(s)`)
    .join('\n');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
