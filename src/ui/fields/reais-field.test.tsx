// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';

import { ReaisField } from './reais-field';

afterEach(cleanup);

function Range() {
  const [least, setLeast] = useState<number | undefined>(1900.5);
  const [most, setMost] = useState<number>();
  return (
    <>
      <ReaisField label="Valor de" value={least} onChange={setLeast} />
      <ReaisField label="Valor até" value={most} onChange={setMost} />
      <button onClick={() => setLeast(70)}>A saved view</button>
      <output>{`${least} ${most}`}</output>
    </>
  );
}

const said = () => screen.getByRole('status').textContent;

test('an amount is typed and pasted in the format of the screens', async () => {
  const person = userEvent.setup();
  render(<Range />);
  const least = screen.getByLabelText<HTMLInputElement>('Valor de');
  expect(least.value).toBe('1.900.50');
  await person.click(least);
  await person.paste('R$ 4.839.30');
  expect(said()).toBe('1900.5 undefined');
  await person.keyboard('{Tab}5.000,5{Enter}');
  expect(said()).toBe('4839.3 5000.5');
  expect(least.value).toBe('4.839.30');
  expect(screen.getByLabelText<HTMLInputElement>('Valor até').value).toBe('5.000.50');

  await person.clear(least);
  await person.tab();
  expect(said()).toBe('undefined 5000.5');
});

test('an invalid amount stays with a complaint and counts as empty', async () => {
  const person = userEvent.setup();
  render(<Range />);
  const least = screen.getByLabelText<HTMLInputElement>('Valor de');
  await person.click(least);
  await person.keyboard('1,500{Tab}');
  expect(said()).toBe('undefined undefined');
  expect(least.value).toBe('1,500');
  expect(screen.getByRole('alert').textContent).toBe(
    'Digite um valor em reais, por exemplo 1.234,56. Até lá, o campo conta como vazio.',
  );
  await person.click(screen.getByRole('button', { name: 'A saved view' }));
  expect(said()).toBe('70 undefined');
  expect(least.value).toBe('70.00');
  expect(screen.queryByRole('alert')).toBeNull();
});
