import { expect, type Page } from '@playwright/test';

import { ports } from '../../../emulators/ports';
import { fillCart } from '../orders';
import { test } from '../people';

/** The headers of firebase.json on the built app: what browsers must refuse, and that the app needs none of it. */
function watchViolations(page: Page): string[] {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  return violations;
}

test('every answer of Hosting carries them', { tag: '@main' }, async ({ request }) => {
  const hidden = ['/.x', '/.x/y', '/produtos/.x', '/assets/.x', '/products/images/.x.jpg'];
  const missing = ['/assets/missing.js', '/products/missing'];
  for (const path of ['/', '/produtos', '/logo-on-dark.svg', ...hidden, ...missing]) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
  }
});

test('browsers only cache files that never change', async ({ request }) => {
  const cachedAs = async (path: string) => {
    const answer = await request.get(path);
    return [answer.status(), answer.headers()['cache-control']];
  };
  const pages = ['/', '/index.html', '/app.html', '/produtos', '/.x', '/consulta-cnpj.html'];
  for (const page of pages) expect(await cachedAs(page)).toEqual([200, 'no-cache']);

  const html = await (await request.get('/')).text();
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
  expect(await cachedAs(script)).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await cachedAs('/assets/missing-12345678.js')).toEqual([404, 'no-cache']);
});

test(
  "the registry's script runs in a page without an origin, however that is opened",
  { tag: '@main' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`http://localhost:${ports.registry}/`)) return;
      asked.push(request.frame() === page.mainFrame() ? 'by the page' : 'by the frame');
    });
    await page.goto('/cadastrocliente');
    await page.getByLabel('CNPJ').fill('11.222.333/0001-81');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('Razão social')).toHaveValue('BICICLETARIA DO PORTO LTDA');
    expect(asked).toEqual(['by the frame']);

    await page.goto('/consulta-cnpj.html');
    expect(await page.evaluate(() => self.origin)).toBe('null');
  },
);

test('the app violates none of them: registration with its lookup, cart, printing, back-up', async ({
  pageOf,
}) => {
  const page = await pageOf('admin');
  const violations = watchViolations(page);
  await page.goto('/cadastrocliente');
  await page.getByLabel('CNPJ').fill('11.222.333/0001-81');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Razão social')).toHaveValue('BICICLETARIA DO PORTO LTDA');

  await page.goto('/produtos');
  await fillCart(page);
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click();
  await page
    .getByRole('row', { name: /^Pedido \d+$/ })
    .first()
    .click();
  const printed = page.waitForEvent('frameattached');
  await page
    .getByRole('button', { name: /^PDF pedido/ })
    .first()
    .click();
  await printed;
  await page.goto('/home');
  await page.getByRole('button', { name: 'Realizar Back-Up' }).click();
  await expect(page.getByText(/Back-up realizado/)).toBeVisible();
  expect(violations).toEqual([]);
});

test(
  'a script of a stranger, inline or from elsewhere, is not run',
  { tag: '@main' },
  async ({ page }) => {
    const violations = watchViolations(page);
    await page.goto('/');
    await page.evaluate((elsewhere) => {
      const inline = document.createElement('script');
      inline.textContent = 'window.stranger = true';
      const foreign = document.createElement('script');
      foreign.src = elsewhere;
      document.body.append(inline, foreign);
    }, `http://localhost:${ports.inbox}/`);
    await expect.poll(() => violations.length).toBe(2);
    expect(await page.evaluate(() => 'stranger' in window)).toBe(false);
  },
);
