import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium, expect } from '@playwright/test';

import { chromiumFlags, findChromium } from '../../support/run/chromium';
import { expectStatus, fillCart, goToCart, sendQuote } from '../orders';
import { signIn } from '../sign-in';
import { test } from '../stack/test';

/**
 * Site data is blocked by the person or their company: local storage and IndexedDB throw on access. Chromium's headless
 * shell ignores the preference, so the page gets the same errors from a script.
 */
const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };

test('§4 a browser that keeps nothing signs in, shows the catalogue and sends a quote', async ({
  baseURL,
}, info) => {
  const profile = info.outputPath('profile');
  await mkdir(join(profile, 'Default'), { recursive: true });
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    args: chromiumFlags,
    ...(executablePath && { executablePath }),
    ...(baseURL && { baseURL }),
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(() => {
      for (const store of ['localStorage', 'sessionStorage', 'indexedDB']) {
        const get = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        Object.defineProperty(window, store, { get });
      }
    });
    const page = await context.newPage();
    await page.goto('/');
    const isBlocked = await page.evaluate(() => {
      try {
        return localStorage.length < 0;
      } catch {
        return true;
      }
    });
    expect(isBlocked).toBe(true);

    await signIn(page, 'cliente@mmv.local');
    await fillCart(page, 2);
    await goToCart(page);
    await expect(
      page.getByText('Este navegador não está guardando o orçamento: ele se perde ao fechar'),
    ).toBeVisible();
    const number = await sendQuote(page, 'Rafael Moreira');
    await expectStatus(number, 'Pendente');
  } finally {
    await context.close();
  }
});
