import { expect, type Page, type TestDetails } from '@playwright/test';

import { inBook, takeForBook } from '../../pictures/looks';
import { test } from '../people';
import { objections } from './axe';
import { findConnection } from './connection';
import { logins, windows, type ScreenState, type Who } from './state';
import { objectionsToStops } from './stops';
import { unreadableTexts } from './unreadable';

/** A screen outside the signed-in app, so that nothing of the previous state stays in memory. */
const nowhere = '/nada';

/**
 * One page goes from state to state, and axe-core checks each in both windows. A failed state reports its name and a
 * picture; the walk continues.
 */
export function walk(
  who: Who,
  through: string,
  states: readonly ScreenState[],
  details: TestDetails = {},
): void {
  test(`${who}: ${through}`, details, async ({ pageOf, browser }) => {
    // Milliseconds that only a hang exceeds.
    test.setTimeout((states.length + 4) * 30_000);
    const login = logins[who];
    const page = await (login ? pageOf(login) : browser.newPage());
    page.setDefaultTimeout(30_000);
    let anew = true;
    for (const state of loadedLast(states)) {
      await test.step(`${state.name} (${state.path})`, async () => {
        try {
          await visit(page, state, anew || state.loads === true);
          anew = state.loads === true;
        } catch (error) {
          await complain(page, `${who}: ${state.name}, on the way`, [String(error)]);
          await state.after?.(page).catch(() => undefined);
          anew = true;
        }
      });
    }
    await page.close();
  });
}

/** After a state with its own load the next state also needs a load, so states with loads come last. */
function loadedLast(states: readonly ScreenState[]): ScreenState[] {
  return [...states.filter(({ loads }) => !loads), ...states.filter(({ loads }) => loads)];
}

async function visit(page: Page, state: ScreenState, anew: boolean): Promise<void> {
  if (anew) await leave(page);
  else await goTo(page, nowhere);
  let opened = false;
  for (const [name, size] of windows) {
    if (state.only && state.only !== name) continue;
    await page.setViewportSize(size);
    if (!opened) await open(page, state, anew);
    opened = true;
    if (inBook) await takeForBook(page, `${state.who}: ${state.name}`, name);
    else await judge(page, state, name);
  }
  await state.after?.(page);
}

async function judge(page: Page, { who, name, path, tabs }: ScreenState, window: string) {
  const where = `${who}: ${name} (${path}), ${window}`;
  await complain(page, where, await objections(page));
  await complain(page, `Texts, ${where}`, await unreadableTexts(page));
  if (tabs) await complain(page, `Tab, ${where}`, await objectionsToStops(page));
  if (window === 'wide') return;
  // The width of the smallest phones, and of a desktop's window at 400 % (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 640 });
  await complain(page, `Texts at 320 px, ${where}`, await unreadableTexts(page));
}

/** Ends the app before the test removes its replacements, because a held request would continue. */
async function leave(page: Page): Promise<void> {
  await findConnection(page);
  await page.goto('/logo.svg');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function open(page: Page, state: ScreenState, anew: boolean): Promise<void> {
  const { path, arrivedWith, before, reach } = state;
  await before?.(page);
  if (anew) await page.goto(arrivedWith ? nowhere : path);
  if (!anew || arrivedWith) await goTo(page, path, arrivedWith);
  await reach(page);
}

/**
 * Navigates within the page like the browser's Forward. Without a number, nothing open or unsaved holds it up (§4
 * Back).
 */
async function goTo(page: Page, path: string, arrivedWith?: object): Promise<void> {
  const key = crypto.randomUUID();
  await page.evaluate(
    ([path, state]) => {
      history.pushState(state, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    },
    [path, { usr: arrivedWith ?? null, key }] as const,
  );
  if (path === nowhere) await page.getByText('Página não encontrada').waitFor();
}

async function complain(page: Page, where: string, found: readonly string[]): Promise<void> {
  if (found.length > 0) {
    const path = test.info().outputPath(`${where.replace(/\W+/g, '-')}.png`);
    await page.screenshot({ path });
    await test.info().attach(where, { path });
  }
  expect.soft(found, where).toEqual([]);
}
