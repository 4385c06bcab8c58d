import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

import type { User } from '../../../domain/people/user';
import { pass } from '../support/clock';
import { database } from '../support/open-screen';

/** Fills in a registration form, with the clock held. */

export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'main input' });

export const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

/** antd checks in the messages and frames after an event, and shows the result after the next ones. */
export async function settle() {
  for (let time = 0; time < 3; time += 1) {
    // Messages on ports arrive before this, and a held clock doesn't delay it.
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    await pass(50);
  }
}

export const alertText = () => document.querySelector('[role=dialog]')?.textContent;

export async function closeAlert() {
  fireEvent.click(screen.getByText('OK', { selector: '[role=dialog] *' }));
  await settle();
}

/** Leaves a field with a wrong text, and expects its error. */
export async function leavesWrong(label: string, text: string, message: string) {
  type(label, text);
  fireEvent.blur(field(label));
  await settle();
  expect(field(label)).toBeInvalid();
  // The style sheet, which is not loaded here, would hide the hint.
  const complaint = new RegExp(`^${message}( mínimo 8 dígitos)?$`);
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(complaint));
}

export async function press(text: string) {
  fireEvent.click(screen.getByText(text, { selector: 'main button *' }));
  await settle();
}

/** The record of the person with this e-mail. */
export const registered = async (email: string) =>
  Object.values((await database.stored('usuarios')) as Record<string, User>).find(
    (user) => user.email === email,
  );
