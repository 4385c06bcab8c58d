// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { DayField } from './day-field';

afterEach(cleanup);

function Chosen({ initial }: { initial: string }) {
  const [day, setDay] = useState(initial);
  return (
    <>
      <DayField label="De" value={day} onChange={setDay} />
      <button onClick={() => setDay('2026-10-01')}>A saved view</button>
      <output>{day}</output>
    </>
  );
}

async function type(text: string, key: string, initial = '2026-11-23') {
  const person = userEvent.setup();
  render(<Chosen initial={initial} />);
  const field = screen.getByLabelText<HTMLInputElement>('De');
  await person.clear(field);
  await person.type(field, text);
  const early = screen.getByRole('status').textContent;
  await person.keyboard(key);
  return { person, field, early, day: screen.getByRole('status').textContent };
}

// The picker reacts to each key, so it must not accept a date before it is complete.
test.each([
  ['05/11/2025', '{Enter}'],
  ['5/11/2025', '{Enter}'],
  ['05/11/25', '{Tab}'],
  ['2025-11-05', '{Tab}'],
])('a date is typed key by key: %s%s', async (text, key) => {
  const { field, early, day } = await type(text, key);
  expect(['2026-11-23', '2025-11-05']).toContain(early);
  expect(day).toBe('2025-11-05');
  expect(field.value).toBe('05/11/2025');
});

const refusal = 'Digite uma data, por exemplo 20/11/2026. Até lá, o campo conta como vazio.';

test('an invalid date stays with a complaint and counts as empty; an emptied field has no date', async () => {
  const { person, field, day } = await type('31/02/2026', '{Tab}');
  expect(day).toBe('');
  expect(field.value).toBe('31/02/2026');
  expect(screen.getByRole('alert').textContent).toBe(refusal);
  await person.clear(field);
  expect(screen.queryByRole('alert')).toBeNull();
  await person.tab();
  expect(field.value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('an invalid date can be corrected to the earlier date, and another date replaces it', async () => {
  const { person, field } = await type('31/02/2026', '{Tab}');
  await person.type(field, '{Backspace>10/}23/11/2026{Enter}');
  expect(screen.getByRole('status').textContent).toBe('2026-11-23');
  expect(field.value).toBe('23/11/2026');
  await person.type(field, '{Backspace>10/}ontem{Tab}');
  expect(screen.getByRole('alert').textContent).toBe(refusal);
  await person.click(screen.getByRole('button', { name: 'A saved view' }));
  expect(field.value).toBe('01/10/2026');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('typed text stays when the screen renders again', async () => {
  const person = userEvent.setup();
  const onChange = vi.fn<(day: string) => void>();
  const field = () => <DayField label="De" value="2026-11-23" onChange={(day) => onChange(day)} />;
  const { rerender } = render(field());
  const input = screen.getByLabelText<HTMLInputElement>('De');
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: '05/11/2025' } });
  rerender(field());
  expect(input).toHaveValue('05/11/2025');
  await person.type(input, '{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2025-11-05');
});
