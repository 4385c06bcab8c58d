import { expect, type Locator, type Page } from '@playwright/test';

import { objections } from '../accessibility/axe';
import { topOf } from '../boxes';
import { networkOf } from '../network';
import { test } from '../people';
import type { Login } from '../sessions';
import { keeps, seeQuery } from './keeps';
import { refuse } from './refused';

interface TestedList {
  who: Login;
  path: string;
  entries: (page: Page) => Locator;
  /** The element that Enter on an entry opens. */
  opens: (page: Page) => Locator;
  /** The typed filters by their labels, with the rewritten text, and the resulting address. */
  filters?: { typed: Record<string, readonly [typed: string, rewritten: string]>; address: string };
  /** A filter that matches nothing, and the message. */
  noMatch?: { label: string; typed: string; says: string };
  /** Selects several entries and changes them; each has its outcome. */
  bulk?: { act: RegExp; confirm: RegExp; verdict: RegExp };
  /** Removes all entries; the message then. */
  empty: { by: () => Promise<unknown>; says: string };
  /** The place in the database, and the message if it can't be read. */
  failed: { place: RegExp; says: string };
}

const phone = { width: 390, height: 844 };

/** Tests the abilities of every list that only a browser can show. */
export function testList(section: string, list: TestedList): void {
  const { who, path, entries, opens, filters, noMatch, bulk, empty, failed } = list;
  const name = `${section} ${path}`;

  if (filters) {
    test(`${name} keeps its filters, and clears them`, async ({ pageOf }) => {
      const page = await pageOf(who, path);
      for (const [label, [typed]] of Object.entries(filters.typed)) {
        await page.getByLabel(label).fill(typed);
      }
      await seeQuery(page, filters.address);
      await keeps(page, async (at) => {
        for (const [label, [, rewritten]] of Object.entries(filters.typed)) {
          await expect(at.getByLabel(label)).toHaveValue(rewritten);
        }
        await expect(entries(at).first()).toBeVisible();
      });
      await page.getByRole('button', { name: 'Limpar filtros' }).click();
      await seeQuery(page, '');
    });
  }

  if (noMatch) {
    test(`${name} says that nothing matches`, async ({ pageOf }) => {
      const page = await pageOf(who, path);
      await expect(entries(page).first()).toBeVisible();
      expect(await objections(page)).toEqual([]);
      await page.getByLabel(noMatch.label).fill(noMatch.typed);
      await expect(page.getByText(noMatch.says)).toBeVisible();
      await expect(entries(page)).toHaveCount(0);
      expect(await objections(page)).toEqual([]);
      await page.getByLabel(noMatch.label).fill('');
      await expect(entries(page).first()).toBeVisible();
    });
  }

  if (bulk) {
    test(`${name} does something with several, each with its verdict`, async ({ pageOf }) => {
      const page = await pageOf(who, path);
      for (const at of [0, 1]) await entries(page).nth(at).getByRole('checkbox').check();
      await page.getByRole('button', { name: bulk.act }).click();
      const asked = page.getByRole('dialog', { name: bulk.confirm });
      await expect(asked.getByRole('listitem')).toHaveCount(2);
      await asked.getByRole('button', { name: 'SIM' }).click();
      await expect(page.getByRole('status').filter({ hasText: bulk.verdict })).toBeVisible();
      expect(await objections(page)).toEqual([]);
    });
  }

  test(`${name} is gone through by j, k and Enter`, async ({ pageOf }) => {
    const page = await pageOf(who, path);
    await expect(entries(page).nth(1)).toBeVisible();
    await page.keyboard.press('j');
    await expect(entries(page).nth(0)).toBeFocused();
    await page.keyboard.press('j');
    await expect(entries(page).nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await expect(entries(page).nth(0)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(opens(page)).toBeVisible();
  });

  test(`${name} begins in the first third of a phone, as cards`, async ({ pageOf }) => {
    const page = await pageOf(who, path, { viewport: phone });
    await expect(entries(page).first()).toBeVisible();
    await expect.poll(() => topOf(entries(page).first())).toBeLessThan(phone.height / 3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await expect(page.getByRole('columnheader')).toHaveCount(0);
    expect(await objections(page)).toEqual([]);
  });

  test(`${name} stays readable without a connection`, async ({ pageOf }) => {
    const page = await pageOf(who);
    const network = await networkOf(page);
    await page.goto(path);
    await expect(entries(page).first()).toBeVisible();
    // The first screenful is drawn before the rest, so entries may still be added; none may go.
    const last = entries(page).nth((await entries(page).count()) - 1);
    await network.takeAway();
    const banner = page.getByText(/^Sem conexão\. Os dados podem estar desatualizados/);
    await expect(banner).toBeVisible();
    await expect(last).toBeVisible();
    await network.giveBack();
    await expect(banner).toHaveCount(0);
    await expect(last).toBeVisible();
  });

  test(`${name} says that it can't be read, and reads again`, async ({ pageOf }) => {
    const page = await pageOf(who);
    const { allow } = await refuse(page, failed.place);
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: failed.says })).toBeVisible();
    expect(await objections(page)).toEqual([]);
    allow();
    await page.getByRole('button', { name: 'Tentar de novo' }).first().click();
    await expect(entries(page).first()).toBeVisible();
  });

  test(`${name} says that it is empty`, async ({ pageOf }) => {
    await empty.by();
    const page = await pageOf(who, path);
    await expect(page.getByText(empty.says).first()).toBeVisible();
    await expect(entries(page)).toHaveCount(0);
    expect(await objections(page)).toEqual([]);
  });
}
