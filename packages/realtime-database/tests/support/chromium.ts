import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

const installed = [
  // Without windows it starts and opens pages in a third of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser of the tests: the installed Chromium or Chrome, else Playwright's; undefined if there is none. */
export function findChromium(): string | undefined {
  return [...installed, chromium.executablePath()].find((path) => existsSync(path));
}

/** No GPU, no sandbox (containers run as root), no requests to Google. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
