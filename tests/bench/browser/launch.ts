import { chromium, type Browser } from '@playwright/test';

import { chromiumFlags, findChromium } from '../../support/run/chromium';

const executablePath = findChromium();

export const launchOptions = {
  args: chromiumFlags,
  ...(executablePath !== undefined && { executablePath }),
};

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions);
}
