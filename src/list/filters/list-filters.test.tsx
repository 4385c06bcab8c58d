// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { choiceFilter, typedFilter, type Filters } from './filters';
import { ListFilters } from './list-filters';

afterEach(cleanup);

interface Values {
  code: string;
  company: string;
  email: string;
  name: string;
  kind: 'all' | 'new';
}

const filters: Filters<Values> = {
  code: typedFilter('codigo', 'Código', 'digits'),
  company: typedFilter('razao', 'Razão social', 'upper', { main: true }),
  email: typedFilter('email', 'E-mail', 'lower'),
  name: typedFilter('nome', 'Nome', 'text'),
  kind: choiceFilter<Values['kind']>('tipo', 'Tipo', { all: 'Todos', new: 'Novos' }, 'all', {
    further: true,
  }),
};
const noFilters: Values = { code: '', company: '', email: '', name: '', kind: 'all' };

function Bar({ first = noFilters }: { first?: Values }) {
  const [values, setValues] = useState(first);
  const change = (changed: Partial<Values>) => setValues({ ...values, ...changed });
  return <ListFilters filters={filters} values={values} onChange={change} />;
}

function typed(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}

it.each([
  ['Código', 'a1b2', '12'],
  ['Razão social', 'Peças ão', 'PEÇAS ÃO'],
  ['E-mail', 'Ana@MMV.local', 'ana@mmv.local'],
  ['Nome', 'Ana 1', 'Ana 1'],
  ['Nome', '\u200bAna\u00a01', 'Ana 1'],
  ['Razão social', 'Peças\u00a0\u200bSul', 'PEÇAS SUL'],
  ['E-mail', '\u2060Ana@MMV.local', 'ana@mmv.local'],
])('§5 %s turns %s into %s', async (label, text, expected) => {
  render(<Bar />);
  await userEvent.type(screen.getByLabelText(label), text);
  expect(typed(label)).toBe(expected);
});

it('empties all filters with one button', async () => {
  render(<Bar />);
  const button = screen.getByRole('button', { name: /Limpar filtros/ });
  await userEvent.type(screen.getByLabelText('Código'), '7');
  await userEvent.type(screen.getByLabelText('Nome'), 'Ana');
  await userEvent.click(button);
  expect([typed('Código'), typed('Nome')]).toEqual(['', '']);
  // The focus stays where it was.
  expect(button).toHaveFocus();
});

it('counts the active filters except the main one on its button', async () => {
  render(<Bar first={{ ...noFilters, code: '7', company: 'SUL', kind: 'new' }} />);
  const toggle = screen.getByText('Filtros').closest('button');
  expect(toggle).toHaveTextContent('Filtros · 2');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(screen.getByText('Filtros'));
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
});
