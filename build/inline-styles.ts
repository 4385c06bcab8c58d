import type { Rolldown } from 'vite';

/**
 * Saves a round trip before the first paint. The link stays, disabled, because Vite looks there for a chunk's sheet.
 */
export function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (link, name: string) => {
    const sheet = bundle[name];
    if (sheet?.type !== 'asset') throw new Error(`The build has no ${name}`);
    return `<style>${String(sheet.source).trim()}</style>\n    ${link.replace('>', ' disabled>')}`;
  });
}
