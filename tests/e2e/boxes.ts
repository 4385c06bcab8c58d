import type { Locator } from '@playwright/test';

/** The top of an element in px of the window. Poll it, because an element that is being replaced has no box. */
export const topOf = async (element: Locator) => (await element.boundingBox())?.y;

/** The height of an element in px. Poll it, like `topOf`. */
export const heightOf = async (element: Locator) => (await element.boundingBox())?.height;
