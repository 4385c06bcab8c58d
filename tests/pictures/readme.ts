import { chromium, type Browser } from '@playwright/test';

import { ports } from '../../emulators/ports';
import { password } from '../../emulators/sample/people/accounts';
import { chromiumFlags, findChromium } from '../support/run/chromium';

const pictures = [
  { email: 'vendedor@mmv.local', path: '/produtos', file: 'docs/catalogue.png' },
  { email: 'admin@mmv.local', path: '/pedidos', file: 'docs/orders.png' },
];

async function take(browser: Browser, { email, path, file }: (typeof pictures)[number]) {
  const page = await browser.newPage({
    baseURL: `http://localhost:${ports.hosting}`,
    locale: 'pt-BR',
    viewport: { width: 1280, height: 720 },
  });
  await page.goto('/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Senha/).fill(password);
  await page.getByRole('button', { name: 'ENTRAR' }).click();
  await page.waitForURL('**/home');
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file });
  await page.close();
}

/** Retakes the README's pictures with the sample data, beside a running `npm start`. */
export async function takeReadmePictures(): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath && { executablePath }),
  });
  for (const picture of pictures) await take(browser, picture);
  await browser.close();
}
