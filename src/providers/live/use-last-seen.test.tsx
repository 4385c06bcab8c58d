// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { loading, type Live } from './live';
import { useLastSeen } from './use-last-seen';

const firstTwo = (numbers: number[]) => numbers.slice(0, 2);

function Numbers({ name, live }: { name: string; live: Live<number[]> }) {
  const numbers = useLastSeen(name, live, firstTwo);
  return (
    <p role="status">{numbers.status === 'ready' ? numbers.data.join(' ') : numbers.status}</p>
  );
}

let client: QueryClient;
beforeEach(() => (client = new QueryClient()));

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

describe('what was on the screen a moment ago', () => {
  it('is shown at once, as much of it as is kept, until the current value is there', () => {
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

  it('hides no failure', () => {
    show('pending', ready(1)).leave();
    show('pending', { status: 'failed', error: new Error('denied'), retry: () => undefined });
    expect(text()).toBe('failed');
  });
});
