// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { customerList } from './people-views';
import { PersonCard } from './person-card';
import { aCustomer } from './person-for-tests';

it('a record that could not be read whole is marked, and the mark names what is missing', () => {
  const person = aCustomer({ email: '', problems: ['email'] });
  render(<PersonCard person={person} view={customerList} busy={false} onApply={vi.fn()} />);
  expect(screen.getByText('registro incompleto')).toHaveAttribute(
    'title',
    'Não foi possível ler: email',
  );
});
