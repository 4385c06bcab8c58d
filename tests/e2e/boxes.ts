import type { Locator } from '@playwright/test';

/** Where an element begins, in px of the window; to be polled: an element that is being replaced has no box. */
export const topOf = async (element: Locator) => (await element.boundingBox())?.y;

/** How high an element is, in px; to be polled, as `topOf`. */
export const heightOf = async (element: Locator) => (await element.boundingBox())?.height;
