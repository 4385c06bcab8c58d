import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';

import { textOfPdf } from '../../support/pdf-text';
import { newOrder, orderRow } from '../orders';
import { test } from '../people';

/** The built app answers with the headers of firebase.json. */
test('§2 /pedidos: the PDF of an order is made under the page’s own policy', async ({ pageOf }) => {
  const number = await newOrder(60);
  const page = await pageOf('vendedor');
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'canShare');
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Refused by the policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/policy/i.test(message.text())) refused.push(message.text());
  });
  const answer = await page.goto(`/pedidosvendedor?numero=${number}`);
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
  await orderRow(page, number)
    .getByRole('button', { name: /^Itens/ })
    .click();

  for (const [choice, priced] of [
    ['Com preços', true],
    ['Sem preços', false],
  ] as const) {
    await page.getByRole('button', { name: 'Compartilhar PDF' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: choice }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`pedido-${number}.pdf`);
    const content = await readFile(await file.path());
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    // The logo is in it.
    expect(content.toString('latin1')).toContain('/Subtype /Image');
    const { whole, pages } = textOfPdf(new Uint8Array(content).buffer);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.at(-1)).toContain(`Página ${pages.length} de ${pages.length}`);
    expect(/R\$/.test(whole)).toBe(priced);
  }
  expect(refused).toEqual([]);
});
