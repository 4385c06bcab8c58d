// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const post = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  // In jsdom the page is its own parent.
  vi.spyOn(window, 'postMessage').mockImplementation(post);
  vi.resetModules();
  await import('./frame');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  post.mockReset();
  for (const script of document.querySelectorAll('script')) script.remove();
});

const ask = (source: Window | null = window) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      data: { url: 'http://localhost/v1/cnpj/11222333000181', timeoutMs: 600_000 },
      source,
    }),
  );

/** The script tag of the question; jsdom doesn't load it. */
const script = () => document.querySelector('script');
const origin = window.location.origin;

describe('§7 the frame of the company lookup', () => {
  it('reports to its own site only that it is ready', () => {
    expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'ready' }, origin);
  });

  it('asks by script tag with the callback as a parameter, and passes the answer on', () => {
    ask();
    const callback = new URL(script()?.src ?? '').searchParams.get('callback') ?? '';
    expect(script()?.src).toMatch(/\/v1\/cnpj\/11222333000181\?callback=\w+$/);
    (Reflect.get(window, callback) as (data: unknown) => void)({ status: 'OK' });
    expect(post).toHaveBeenLastCalledWith({ type: 'answered', answer: { status: 'OK' } }, origin);
  });

  it('answers only the page that contains it', () => {
    ask(null);
    expect(script()).toBeNull();
  });

  it('says at once that the script cannot be loaded', () => {
    ask();
    script()?.dispatchEvent(new Event('error'));
    expect(post).toHaveBeenLastCalledWith({ type: 'failed' }, origin);
  });

  it('§9 says that the time is over after 600000 ms', () => {
    ask();
    vi.advanceTimersByTime(599_999);
    expect(post).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(post).toHaveBeenLastCalledWith({ type: 'timedOut' }, origin);
  });
});
