import { expect, type Page } from '@playwright/test';

import type { Order } from '../../../domain/order/order';
import { stored } from '../../support/stored';
import { networkOf } from '../network';
import { test } from '../people';
import { choose } from '../select';

/** Decision 66: after one visit with a network, the app opens without one, for the signed-in person. */

const waiting = (page: Page) => page.getByRole('region', { name: /aguardando conexão$/ });
const cards = (page: Page) => page.getByRole('button', { name: /^Adicionar/ });
const withWorker = { serviceWorkers: 'allow' } as const;

/** Waits until everything is kept: scripts, record, catalogue and representatives. */
async function visited(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const opening = indexedDB.open('mmv-ultima-visita');
          opening.onerror = () => resolve([]);
          opening.onsuccess = () => {
            const { result } = opening;
            if (!result.objectStoreNames.contains('vistos')) {
              resolve([]);
              return;
            }
            const asked = result.transaction('vistos').objectStore('vistos').getAllKeys();
            asked.onsuccess = () => resolve(asked.result.map(String));
          };
        }),
    );
}

test(
  '§4 the app opens, is browsed and takes a quote, which goes out once with the connection',
  { tag: '@main' },
  async ({ pageOf }) => {
    const page = await pageOf('cliente', undefined, withWorker);
    const network = await networkOf(page);
    const fromWorker: string[] = [];
    page.on('response', (response) => {
      if (response.fromServiceWorker()) fromWorker.push(new URL(response.url()).pathname);
    });
    await page.goto('/produtos');
    await cards(page).first().click();
    await choose(page, page.getByLabel('Representante'), 'Rafael Moreira');
    await page.getByRole('button', { name: 'Esvaziar' }).click();
    const kept = await visited(page);
    await expect
      .poll(kept)
      .toEqual(
        expect.arrayContaining([
          'cliente cadastro',
          'cliente produtos customer',
          'cliente representantes customer',
        ]),
      );
    const before = (await stored<number>('numerodopedido')) ?? 0;

    await network.takeAway();
    await page.goto('/home');
    await expect(page.getByText(/^Sem conexão\. Os dados/)).toBeVisible();
    await expect(page.getByText(/^Olá /)).toBeVisible();
    await page.getByRole('link', { name: 'Produtos', exact: true }).click();
    await expect(cards(page)).toHaveCount(30);
    await page.getByLabel('Descrição').fill('pneu');
    await cards(page).first().click();
    await choose(page, page.getByLabel('Representante'), 'Rafael Moreira');
    await page.getByRole('button', { name: 'PEDIR ORÇAMENTO' }).click();
    await expect(waiting(page)).toContainText('1 item para Rafael Moreira');
    await page.reload();
    await expect(waiting(page)).toContainText('1 item para Rafael Moreira');
    // No price is visible.
    expect(await page.locator('body').innerHTML()).not.toMatch(/R\$/);
    expect((await stored<number>('numerodopedido')) ?? 0).toBe(before);

    await network.giveBack();
    await expect(page.getByText(`pedido ${before + 1} realizado com sucesso`)).toBeVisible();
    await expect(waiting(page)).toHaveCount(0);
    expect(await stored<number>('numerodopedido')).toBe(before + 1);
    expect((await stored<Order>(`pedidos/${before + 1}`))?.cliente.uid).toBe('cliente');
    expect(fromWorker.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(fromWorker.some((path) => path.startsWith('/assets/'))).toBe(true);
  },
);

test(
  'nothing of a person stays to be seen once they signed out',
  { tag: '@main' },
  async ({ pageOf }) => {
    const page = await pageOf('cliente2', undefined, withWorker);
    const network = await networkOf(page);
    await page.goto('/produtos');
    await expect(cards(page)).toHaveCount(30);
    const kept = await visited(page);
    await expect.poll(kept).toContain('cliente2 cadastro');
    await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();
    await expect.poll(kept).toEqual([]);

    await network.takeAway();
    await page.goto('/produtos');
    await expect(page.getByRole('button', { name: 'ENTRAR' })).toBeVisible();
  },
);

test('a picture that was seen can be looked at without a network', async ({ pageOf }) => {
  const page = await pageOf('cliente2', undefined, withWorker);
  const network = await networkOf(page);
  await page.goto('/produtos');
  await visited(page);
  // On the visit that installs the worker, pictures don't pass through it.
  await page.reload();
  const enlarge = page.getByRole('button', { name: /^Ampliar foto de/ }).first();
  await expect(enlarge).toBeVisible();
  const path = (await enlarge.locator('img').getAttribute('src')) ?? '';
  await expect
    .poll(() => page.evaluate(async (asked) => Boolean(await caches.match(asked)), path))
    .toBe(true);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');

  await network.takeAway();
  await page.goto('/produtos');
  await enlarge.click();
  const picture = page.getByRole('dialog').getByAltText(/^Foto de/);
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveAttribute('src', path);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await page.goBack();
  await expect(picture).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});

test('the server sends the newest page while there is a network', async ({ pageOf }) => {
  const page = await pageOf('cliente2', '/home', withWorker);
  const network = await networkOf(page);
  await visited(page);
  const keptPaths = await page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url);
        paths.push(pathname);
        const stale = new Response('a stale page', { headers: { 'Content-Type': 'text/html' } });
        if (pathname === '/app.html') await cache.put(url, stale);
      }
    }
    return paths;
  });
  expect(keptPaths).toContain('/app.html');
  // No answers of endpoints and no other pages.
  const others = keptPaths.filter(
    (path) =>
      !/^\/(app\.html|(assets|banners|categorias)\/.+|.+\/default\.jpg|[\w-]+\.svg)$/.test(path),
  );
  expect(others).toEqual([]);

  const answer = await page.goto('/home');
  expect(answer?.fromServiceWorker()).toBe(true);
  await expect(page.getByText(/^Olá /)).toBeVisible();
  await network.takeAway();
  await page.goto('/home');
  await expect(page.getByText('a stale page')).toBeVisible();
});
