// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { customerList } from './people-views';
import { PersonCard } from './person-card';
import { aCustomer } from './person-for-tests';

it('a record that could not be read whole is marked, and the mark names what is missing', () => {
  const person = aCustomer({ email: '', problems: ['email'] });
  render(<PersonCard person={person} view={customerList} asked={undefined} onApply={vi.fn()} />);
  expect(screen.getByText('registro incompleto')).toHaveAttribute(
    'title',
    'Não foi possível ler: email',
  );
});

it('names too long for a card are whole in their titles', () => {
  const razaosocial = 'DISTRIBUIDORA NACIONAL DE BICICLETAS '.repeat(3).trim();
  const email = `${'compras'.repeat(8)}@nacional.com.br`;
  const person = aCustomer({ razaosocial, email });
  render(<PersonCard person={person} view={customerList} asked={undefined} onApply={vi.fn()} />);
  for (const text of [razaosocial, email]) {
    expect(screen.getByTitle(text)).toHaveTextContent(text);
  }
});
