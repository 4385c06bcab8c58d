// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';

import { DayField } from './day-field';

afterEach(cleanup);

function Chosen() {
  const [day, setDay] = useState('2026-11-23');
  return (
    <>
      <DayField label="De" value={day} onChange={setDay} />
      <output>{day}</output>
    </>
  );
}

// The field answers every key: what looks like a day before its end must not be taken for one.
test.each(['05/11/2025', '5/11/2025'])('a day is typed key by key: %s', async (text) => {
  const person = userEvent.setup();
  render(<Chosen />);
  const field = screen.getByLabelText('De');
  await person.clear(field);
  await person.type(field, `${text}{Enter}`);
  expect(screen.getByRole('status').textContent).toBe('2025-11-05');
});
