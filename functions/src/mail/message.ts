export interface Message {
  subject: string;
  text: string;
  html: string;
}

/** One mail as plain text and as simple HTML, from the same paragraphs. */
export function compose(subject: string, paragraphs: string[]): Message {
  return {
    subject,
    text: paragraphs.join('\n\n'),
    html: paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n'),
  };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
