// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AntdRoot } from '../../ui/theme/antd-root';
import { Tooltip } from './tooltip';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Tooltip title="Sair">
      <button type="button">X</button>
    </Tooltip>,
    { wrapper: AntdRoot },
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const button = () => screen.getByRole('button');
const tooltip = () => screen.queryByRole('tooltip');
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('§9 Tooltips', () => {
  it('appear 250 ms after the pointer arrives and disappear 400 ms after it leaves', () => {
    fireEvent.mouseEnter(button());
    wait(249);
    expect(tooltip()).toBeNull();
    wait(1);
    expect(tooltip()).toHaveTextContent('Sair');
    fireEvent.mouseLeave(button());
    wait(399);
    expect(tooltip()).not.toBeNull();
    wait(1);
    expect(tooltip()).toBeNull();
  });

  it('follow the focus, and describe their element', () => {
    fireEvent.focus(button());
    wait(250);
    expect(button()).toHaveAccessibleDescription('Sair');
    fireEvent.blur(button());
    wait(400);
    expect(tooltip()).toBeNull();
    expect(button()).not.toHaveAttribute('aria-describedby');
  });

  it('stay while the pointer is on them', () => {
    fireEvent.mouseEnter(button());
    wait(250);
    fireEvent.mouseLeave(button());
    wait(300);
    fireEvent.mouseEnter(screen.getByRole('tooltip'));
    wait(1000);
    expect(tooltip()).not.toBeNull();
  });

  it('disappear on Escape, wherever the focus is', () => {
    fireEvent.mouseEnter(button());
    wait(250);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tooltip()).toBeNull();
  });
});
