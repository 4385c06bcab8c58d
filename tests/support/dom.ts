import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

import { notFound } from './dom/page-at-the-end';
import { useQuickStyles } from './dom/quick-styles';
import { waitPatience } from './time-limits';

configure({ asyncUtilTimeout: waitPatience, getElementError: notFound });

afterEach(cleanup);

// jsdom has the dialog element, but not its methods.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

class NothingResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Prefers no motion, because jsdom never ends an animation; no other query matches. */
const answer = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: media === '(prefers-reduced-motion: reduce)',
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// antd needs both, and jsdom lacks them.
if (typeof window !== 'undefined') {
  Object.assign(window, { ResizeObserver: NothingResizes, matchMedia: answer });
  useQuickStyles();
}
