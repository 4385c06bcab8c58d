// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { maskState, settleState } from '../../../../domain/registration/address';
import { maskMobile } from '../../../../domain/registration/phone';
import { MaskedInput } from './masked-input';

afterEach(cleanup);

function Mobile({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return <MaskedInput aria-label="Celular" mask={maskMobile} value={value} onChange={setValue} />;
}

function input(): HTMLInputElement {
  return screen.getByLabelText('Celular');
}

it('§5 masks a mobile number while it is typed and drops all but digits', async () => {
  render(<Mobile />);
  await userEvent.type(input(), '11x98765 4321');
  expect(input().value).toBe('(11) 98765-4321');
});

it('keeps the caret in the middle', async () => {
  render(<Mobile start="(11) 98765-4321" />);
  input().focus();
  input().setSelectionRange(7, 7);
  await userEvent.keyboard('{Backspace}');
  expect(input().value).toBe('(11) 9765-4321');
  expect(input().selectionStart).toBe(6);
});

it('keeps the caret when the key is refused', async () => {
  render(<Mobile start="(11) 98765-4321" />);
  input().focus();
  input().setSelectionRange(7, 7);
  await userEvent.keyboard('x');
  expect(input().value).toBe('(11) 98765-4321');
  expect(input().selectionStart).toBe(7);
});

it('accepts a pasted number with its country code', async () => {
  render(<Mobile />);
  input().focus();
  await userEvent.paste('+55 11 98765-4321');
  expect(input().value).toBe('(11) 98765-4321');
});

function State() {
  const [value, setValue] = useState('');
  return (
    <MaskedInput
      aria-label="Estado"
      mask={maskState}
      settle={settleState}
      value={value}
      onChange={setValue}
    />
  );
}

it.each([
  ['Paraná', 'PR'],
  ['Paraíba', 'PB'],
  ['Mato Grosso', 'MT'],
  ['Mato Grosso do Sul', 'MS'],
  ['Narnia', 'NARNIA'],
])('§5 reads the state "%s" typed and pasted, and cuts nothing', async (name, code) => {
  render(<State />);
  const state: HTMLInputElement = screen.getByLabelText('Estado');
  await userEvent.type(state, name);
  await userEvent.tab();
  expect(state.value).toBe(code);
  await userEvent.clear(state);
  await userEvent.paste(name);
  expect(state.value).toBe(code);
});
