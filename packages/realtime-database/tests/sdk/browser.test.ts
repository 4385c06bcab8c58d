import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { get, ref, set } from 'firebase/database';
import type { default as Firebase } from 'firebase/compat/app';
import { describe, expect, test, vi } from 'vitest';
import { chromiumFlags, findChromium } from '../support/chromium.ts';
import { startDatabase } from '../../src/server.ts';
import { afterTest, connect, isOfficial, projectId, startServer } from '../support/connect.ts';

declare const firebase: typeof Firebase;

const firebaseFolder = dirname(createRequire(import.meta.url).resolve('firebase/package.json'));

/** Opens a page with the web SDK; `urls` collects its requests. */
async function openPage(port: number): Promise<{ page: Page; urls: string[] }> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath && { executablePath }),
  });
  afterTest(() => browser.close());
  const page = await browser.newPage();
  page.setDefaultTimeout(100_000);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  page.on('websocket', (socket) => urls.push(socket.url()));
  await page.goto(`http://127.0.0.1:${port}/place.json`);
  await page.setContent('<html><body><output></output></body></html>');
  for (const script of ['firebase-app-compat.js', 'firebase-database-compat.js']) {
    await page.addScriptTag({ path: join(firebaseFolder, script) });
  }
  return { page, urls };
}

/** Lets the page listen at `place`, and show the received values. */
function listenAndShow(page: Page, port: number): Promise<void> {
  return page.evaluate(
    ([at, name]) => {
      const app = firebase.initializeApp({
        projectId: name,
        databaseURL: `http://127.0.0.1:${at}?ns=${name}`,
      });
      app
        .database()
        .ref('place')
        .on('value', (snapshot) => {
          const output = document.querySelector('output');
          if (output) output.textContent = JSON.stringify(snapshot.val());
        });
    },
    [port, projectId] as const,
  );
}

function writeFrom(page: Page, value: unknown): Promise<void> {
  return page.evaluate((json) => firebase.database().ref('place').set(json), value);
}

describe('in a browser', () => {
  test('after a failed websocket it polls, and moves to a websocket again', async () => {
    const { port } = await startServer();
    const { page, urls } = await openPage(port);
    // The SDK's note about a failed websocket.
    await page.evaluate(() => {
      localStorage.setItem('firebase:previous_websocket_failure', 'true');
    });
    await listenAndShow(page, port);
    await vi.waitFor(async () => expect(await page.textContent('output')).toBe('null'));
    const text = 'ação'.repeat(3000);
    await writeFrom(page, { text });
    const stored = await get(ref(connect(port), 'place/text'));
    expect(stored.val()).toBe(text);
    expect(urls.some((url) => url.includes('/.lp?start=t'))).toBe(true);

    await vi.waitFor(() => expect(urls.some((url) => /\.ws\?.*s=/.test(url))).toBe(true));
    const remembered = () =>
      page.evaluate(() => localStorage.getItem('firebase:previous_websocket_failure'));
    await vi.waitFor(async () => expect(await remembered()).toBeNull());
    await set(ref(connect(port), 'place'), 'after the move');
    await vi.waitFor(async () => expect(await page.textContent('output')).toBe('"after the move"'));
    await writeFrom(page, 'and back');
    expect((await get(ref(connect(port), 'place'))).val()).toBe('and back');
  });

  test.skipIf(isOfficial)('a page comes back by itself after the server was down', async () => {
    const first = await startDatabase({ projectId });
    const { port } = first;
    const { page } = await openPage(port);
    await listenAndShow(page, port);
    await vi.waitFor(async () => expect(await page.textContent('output')).toBe('null'));
    await first.close();
    const written = writeFrom(page, 'kept while away');
    // The SDK tries a websocket first. After a failed poll both transports have failed once.
    await page.waitForEvent('requestfailed');
    await startServer({ port });
    await written;
    expect((await get(ref(connect(port), 'place'))).val()).toBe('kept while away');
  });
});
