import { inflateSync } from 'node:zlib';

import type { BrowserContext, Page } from '@playwright/test';

/** The area of A4 within the margins of a printed order, in CSS pixels. */
const width = Math.floor(((210 - 2 * 12) / 25.4) * 96);

/** Opens a printed document in a page as wide as its paper. */
export async function layOut(context: BrowserContext, html: string): Promise<Page> {
  const sheet = await context.newPage();
  await sheet.setViewportSize({ width, height: 1000 });
  await sheet.emulateMedia({ media: 'print' });
  await sheet.setContent(`<!doctype html>${html}`);
  return sheet;
}

/**
 * For each page of Chromium's PDF the rows on it; the head row is 0. Each row has its own colour (up to 255), because a
 * PDF stores text as glyph numbers, but colours as plain text.
 */
export async function printRows(sheet: Page): Promise<number[][]> {
  await sheet.locator('tr').evaluateAll((rows) => {
    for (const [at, row] of rows.entries()) row.style.color = `rgb(${at}, 0, 255)`;
  });
  return (await printPages(sheet)).map((drawing) => {
    const reds = [...drawing.matchAll(/([\d.]+) 0 1 rg/g)].map(([, red]) => Number(red));
    return [...new Set(reds.map((red) => Math.round(red * 255)))];
  });
}

/** The glyphs at the bottom right of each page; equal characters have equal numbers. */
export async function printPageNumbers(sheet: Page): Promise<string[][]> {
  await sheet.addStyleTag({ content: '@page { @bottom-right { color: rgb(255, 0, 0) } }' });
  return (await printPages(sheet)).map((drawing) => {
    const texts = [...drawing.matchAll(/1 0 0 rg\n(.*?)(?= rg\n|$)/gs)].map(([text]) => text);
    return [...texts.join('').matchAll(/<([\dA-F]+)>/g)].flatMap(
      ([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [],
    );
  });
}

/** The drawing of each page of the PDF. Other streams, such as fonts, set no colour. */
async function printPages(sheet: Page): Promise<string[]> {
  const pdf = await sheet.pdf({ preferCSSPageSize: true });
  return [...pdf.toString('latin1').matchAll(/\/Length (\d+)>> stream\n/g)]
    .map((head) => {
      const start = head.index + head[0].length;
      return inflateSync(pdf.subarray(start, start + Number(head[1]))).toString('latin1');
    })
    .filter((drawing) => / rg\n/.test(drawing));
}
