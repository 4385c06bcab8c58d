import type { Rolldown } from 'vite';

/**
 * Inlines the style sheet, which saves a round trip before anything shows. The link stays, disabled: Vite looks there
 * to see whether a chunk's sheet is loaded.
 */
export function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (link, name: string) => {
    const sheet = bundle[name];
    if (sheet?.type !== 'asset') throw new Error(`The build has no ${name}`);
    return `<style>${String(sheet.source).trim()}</style>\n    ${link.replace('>', ' disabled>')}`;
  });
}
