// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Field } from './field';

afterEach(cleanup);

function Password({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <Field label="Senha" type="password" required value={value} onChange={setValue} error={error} />
  );
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
