// @vitest-environment jsdom
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotifyProvider, useNotify } from './notify';

let notify: ReturnType<typeof useNotify>;

beforeEach(() => {
  vi.useFakeTimers();
  notify = renderHook(useNotify, { wrapper: NotifyProvider }).result.current;
});
afterEach(() => {
  vi.useRealTimers();
});

const say = (tone: keyof typeof notify, text: string) =>
  act(() => {
    notify[tone](text);
  });
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const dismissButtons = () => screen.queryAllByRole('button', { name: 'Dispensar aviso' });

it.each([
  ['success', 4_000],
  ['error', 8_000],
] as const)('a message of the tone %s passes after %d ms', (tone, ms) => {
  say(tone, 'Pedido 12 aprovado.');
  wait(ms - 1);
  expect(screen.getByText('Pedido 12 aprovado.')).toBeVisible();
  wait(1);
  expect(screen.queryByText('Pedido 12 aprovado.')).toBeNull();
});

it('comes into a live region that is there before it; what was not done interrupts', () => {
  const region = document.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  say('success', 'Feito.');
  expect(region).toHaveTextContent('Feito.');
  expect(screen.queryByRole('alert')).toBeNull();
  say('error', 'Não feito.');
  expect(screen.getByRole('alert')).toHaveTextContent('Não feito.');
});

it('stays under the pointer and with the focus in it, and passes after that', () => {
  say('success', 'Feito.');
  const message = screen.getByText('Feito.');
  fireEvent.pointerEnter(message);
  wait(10_000);
  for (const button of dismissButtons()) fireEvent.focus(button);
  fireEvent.pointerLeave(message);
  wait(10_000);
  expect(message).toBeVisible();
  for (const button of dismissButtons()) fireEvent.blur(button);
  wait(4_000);
  expect(message).not.toBeInTheDocument();
});

it('goes by its cross, which leaves the others', () => {
  say('error', 'Um.');
  say('error', 'Dois.');
  const [first] = dismissButtons();
  if (first) fireEvent.click(first);
  expect(screen.queryByText('Um.')).toBeNull();
  expect(screen.getByText('Dois.')).toBeVisible();
});

it('goes at Escape, but not at that of a dialog', () => {
  say('error', 'Não feito.');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.getByText('Não feito.')).toBeVisible();
  dialog.remove();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText('Não feito.')).toBeNull();
});

it('shows three at once: the oldest goes', () => {
  for (const text of ['Um.', 'Dois.', 'Três.', 'Quatro.']) say('success', text);
  expect(screen.queryByText('Um.')).toBeNull();
  expect(dismissButtons()).toHaveLength(3);
});
