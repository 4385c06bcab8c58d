export interface Message {
  subject: string;
  text: string;
  html: string;
}

export interface Link {
  words: string;
  url: string;
}

/** One mail as plain text and as simple HTML, from the same paragraphs. */
export function compose(subject: string, paragraphs: readonly (string | Link)[]): Message {
  return {
    subject,
    text: paragraphs.map(asText).join('\n\n'),
    html: paragraphs.map((paragraph) => `<p>${asHtml(paragraph)}</p>`).join('\n'),
  };
}

function asText(paragraph: string | Link): string {
  return typeof paragraph === 'string' ? paragraph : `${paragraph.words} ${paragraph.url}`;
}

function asHtml(paragraph: string | Link): string {
  if (typeof paragraph === 'string') return escapeHtml(paragraph).replaceAll('\n', '<br>');
  const url = escapeHtml(paragraph.url);
  return `${escapeHtml(paragraph.words)} <a href="${url}">${url}</a>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
