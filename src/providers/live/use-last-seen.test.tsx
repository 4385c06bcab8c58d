// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';

import { claimVisit } from '../../data/session/last-visit-owner';
import { loading, type Live } from './live';
import { offlineFor } from './offline';
import { useLastSeen } from './use-last-seen';

const firstTwo = { keep: (numbers: number[]) => numbers.slice(0, 2), lasts: true };

function Numbers({ name, live }: { name: string; live: Live<number[]> }) {
  const numbers = useLastSeen(name, live, firstTwo);
  return <p role="status">{statusText(numbers)}</p>;
}

function statusText(numbers: Live<number[]>): string {
  if (numbers.status !== 'ready') return numbers.status;
  return numbers.data.join(' ') + (numbers.seenAt === undefined ? '' : ' seen');
}

let client: QueryClient;
function openAs(uid: string) {
  client = new QueryClient({ defaultOptions: { queries: { meta: { uid, role: 'seller' } } } });
}
beforeEach(() => {
  claimVisit('ana');
  openAs('ana');
});

function show(name: string, live: Live<number[]>) {
  const of = (name: string, live: Live<number[]>) => (
    <QueryClientProvider client={client}>
      <Numbers name={name} live={live} />
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(of(name, live));
  return { leave: unmount, then: (name: string, live: Live<number[]>) => rerender(of(name, live)) };
}
const ready = (...data: number[]) => ({ status: 'ready', data }) as const;
const text = () => screen.getByRole('status').textContent;

describe('the last seen value', () => {
  it('is shown at once, as much as is kept, until the current value arrives', () => {
    show('pending', ready(1, 2, 3)).leave();
    const { then } = show('pending', loading);
    expect(text()).toBe('1 2');
    then('pending', ready(4));
    expect(text()).toBe('4');
  });

  it('belongs to its name', () => {
    const { then, leave } = show('pending', ready(1));
    then('approved', loading);
    expect(text()).toBe('loading');
    leave();
    show('pending', loading);
    expect(text()).toBe('1');
  });

  it('does not hide a failure', () => {
    show('pending', ready(1)).leave();
    show('pending', { status: 'failed', error: new Error('denied'), retry: () => undefined });
    expect(text()).toBe('failed');
  });
});

describe('decision 66: without a connection', () => {
  const { failed } = offlineFor(0, () => undefined);

  it('is shown with its moment, after a reload too', async () => {
    show('pending', ready(1, 2, 3)).leave();
    show('pending', failed).leave();
    openAs('ana');
    const { then } = show('pending', failed);
    expect(text()).toBe('loading');
    await waitFor(() => expect(text()).toBe('1 2 seen'));
    then('pending', ready(4));
    expect(text()).toBe('4');
  });

  it("is missing if nothing was seen, and is never another person's", async () => {
    show('pending', ready(1)).leave();
    openAs('beto');
    claimVisit('beto');
    show('pending', failed);
    await waitFor(() => expect(text()).toBe('failed'));
  });
});
