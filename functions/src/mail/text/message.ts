export interface Message {
  subject: string;
  text: string;
  html: string;
}

export interface Link {
  words: string;
  url: string;
}

/** A mail as plain text and as simple HTML, from the same paragraphs. */
export function compose(subject: string, paragraphs: readonly (string | Link)[]): Message {
  return {
    subject,
    text: paragraphs.map(asText).join('\n\n'),
    html: paragraphs.map((paragraph) => `<p>${asHtml(paragraph)}</p>`).join('\n'),
  };
}

function asText(paragraph: string | Link): string {
  return typeof paragraph === 'string'
    ? unlinked(paragraph)
    : `${unlinked(paragraph.words)} ${paragraph.url}`;
}

function asHtml(paragraph: string | Link): string {
  if (typeof paragraph === 'string') {
    return escapeHtml(unlinked(paragraph)).replaceAll('\n', '<br>');
  }
  const url = escapeHtml(paragraph.url);
  return `${escapeHtml(unlinked(paragraph.words))} <a href="${url}">${url}</a>`;
}

/**
 * Mail programs turn bare domains (`premio.example`) in notes and names into links. An invisible word joiner after the
 * dot prevents that; numbers stay unchanged, because no domain ends in a digit.
 */
function unlinked(text: string): string {
  return text.replaceAll(/[.\u3002\uff0e\uff61](?=\p{L})/gu, '$&\u2060');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
