import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { manyCustomers } from '../../support/data/many/many';
import { openScreen } from '../support/open-screen';
import { storePeople } from '../support/people';

let isInSight = false;

/** Reports an element's position once, when observing starts, and misses every scroll. */
class ForgetfulObserver {
  #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe() {
    const entry = { isIntersecting: isInSight } as IntersectionObserverEntry;
    isInSight = false;
    queueMicrotask(() => act(() => this.#report([entry], this as unknown as IntersectionObserver)));
  }
  unobserve() {}
  disconnect() {}
}

it('§2 /clientes grows at the end of a scroll, even if the browser misses it; its button always works', async () => {
  vi.stubGlobal('IntersectionObserver', ForgetfulObserver);
  await storePeople(...manyCustomers(70, 'many', true));
  await openScreen('admin', '/clientes');
  const becomes = (cards: number) =>
    vi.waitFor(() => expect(document.querySelectorAll('main tr[data-entry]')).toHaveLength(cards));
  function scrollToEnd() {
    isInSight = true;
    fireEvent(document, new Event('scrollend'));
  }

  await becomes(24);
  scrollToEnd();
  await becomes(30);
  scrollToEnd();
  await becomes(60);
  fireEvent.click(screen.getByRole('button', { name: 'Carregar Mais' }));
  await becomes(72);
});
