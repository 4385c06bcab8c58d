// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { beforeEach, expect, it } from 'vitest';

import { useLive } from './use-live';

let client: QueryClient;
let say: (value: string) => void;

beforeEach(() => {
  client = new QueryClient();
});

const listener = () => (onValue: (value: string) => void) => {
  say = onValue;
  return () => undefined;
};

function wrapper({ children }: PropsWithChildren) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function listen(name?: string) {
  const subscribe = listener();
  return renderHook(() => useLive(subscribe, name), { wrapper });
}

it('shows what was there a moment ago at once, and then what is there now', () => {
  const before = listen('list');
  act(() => say('old'));
  before.unmount();

  const { result } = listen('list');
  expect(result.current).toEqual({ status: 'ready', data: 'old' });
  act(() => say('new'));
  expect(result.current).toEqual({ status: 'ready', data: 'new' });
});

it('keeps nothing without a name, under another name, or for another person', () => {
  const before = listen('list');
  act(() => say('old'));
  before.unmount();

  expect(listen().result.current.status).toBe('loading');
  expect(listen('other').result.current.status).toBe('loading');
  client = new QueryClient();
  expect(listen('list').result.current.status).toBe('loading');
});
