// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from './field';

afterEach(cleanup);

function Password({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <Field label="Senha" type="password" required value={value} onChange={setValue} error={error} />
  );
}

function Typed(props: { label: string; type: 'text' | 'email' | 'password' }) {
  const [value, setValue] = useState('');
  return <Field {...props} value={value} onChange={setValue} />;
}

it('ties the label and the error to the input', () => {
  const { rerender } = render(<Password />);
  const input = screen.getByLabelText(/^Senha/);
  expect(input.getAttribute('aria-invalid')).toBe('false');
  expect(input.getAttribute('aria-required')).toBe('true');

  rerender(<Password error="mínimo 8 dígitos" />);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const message = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('mínimo 8 dígitos');
});

it('shows and hides a password without losing it', async () => {
  render(<Password />);
  const input = screen.getByLabelText(/^Senha/);
  const toggle = screen.getByRole('button', { name: 'Mostrar senha' });
  await userEvent.type(input, 'segredo');
  expect(input.getAttribute('type')).toBe('password');

  await userEvent.click(toggle);
  expect(input.getAttribute('type')).toBe('text');
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(input).toHaveProperty('value', 'segredo');

  await userEvent.click(toggle);
  expect(input.getAttribute('type')).toBe('password');
});

describe('§5 pasted text', () => {
  it.each([
    ['E-mail', 'email', '\u200bana@mmv.local\u2060', 'ana@mmv.local'],
    ['Nome', 'text', 'Ana\u00a0da\tSilva\u202c', 'Ana da Silva'],
    ['Senha', 'password', 'abc\u00a0\u200b123', 'abc\u00a0\u200b123'],
  ] as const)(
    '%s keeps what a person sees; a password stays as it is',
    async (label, type, pasted, kept) => {
      render(<Typed label={label} type={type} />);
      screen.getByLabelText(label).focus();
      await userEvent.paste(pasted);
      expect(screen.getByLabelText(label)).toHaveProperty('value', kept);
    },
  );
});
