// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { Field } from './field';

interface TypedProps {
  type: 'email' | 'password';
  error?: string;
}

function Typed({ type, error }: TypedProps) {
  const [value, setValue] = useState('');
  return (
    <Field
      label={type}
      name={type}
      type={type}
      autoComplete="off"
      readOnly={false}
      value={value}
      onChange={setValue}
      error={error}
    />
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('ties the label and the error to the input', () => {
  const { rerender } = render(<Typed type="email" />);
  expect(input('email')).toBeValid();
  rerender(<Typed type="email" error="Digite seu e-mail para receber o link." />);
  expect(input('email')).toBeInvalid();
  expect(input('email')).toHaveAccessibleDescription('Digite seu e-mail para receber o link.');
});

it('shows and hides a password without losing it', async () => {
  render(<Typed type="password" />);
  const toggle = screen.getByRole('button', { name: 'Mostrar senha' });
  await userEvent.type(input('password'), 'segredo');
  expect(input('password')).toHaveAttribute('type', 'password');

  await userEvent.click(toggle);
  expect(input('password')).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(input('password')).toHaveValue('segredo');

  await userEvent.click(toggle);
  expect(input('password')).toHaveAttribute('type', 'password');
});

describe('§5 pasted text', () => {
  it.each([
    ['email', '\u200bana@mmv.local\u2060', 'ana@mmv.local'],
    ['password', 'abc\u00a0\u200b123', 'abc\u00a0\u200b123'],
  ] as const)(
    '%s keeps the visible text; a password stays unchanged',
    async (type, pasted, kept) => {
      render(<Typed type={type} />);
      input(type).focus();
      await userEvent.paste(pasted);
      expect(input(type)).toHaveValue(kept);
    },
  );
});

it('keeps text typed into the prerendered input, and the caret', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Typed type="password" />);
  const typedInto = input('password');
  typedInto.focus();
  typedInto.value = 'segredo';
  typedInto.setSelectionRange(3, 3);

  render(<Typed type="password" />, { container, hydrate: true });
  expect(input('password')).toBe(typedInto);
  expect(typedInto).toHaveFocus();
  expect(typedInto).toHaveValue('segredo');
  expect(typedInto.selectionStart).toBe(3);
  await userEvent.keyboard('x');
  expect(typedInto).toHaveValue('segxredo');
});
