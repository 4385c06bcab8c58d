// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { anOrder } from '../../../../tests/support/data/an-order';
import { TableDoubts } from './table-doubts';

it('interrupts no screen reader, because the person opened the panel', () => {
  const counts = { codigo: 1, nome: 0, preco: 0, estoque: 0 };
  const doubts = { differing: 1, short: 0, dearer: 0, sum: 17980, counts };
  render(<TableDoubts order={anOrder()} doubts={doubts} />);
  expect(screen.getByRole('note')).toHaveTextContent('1 item difere da tabela de hoje');
  expect(screen.queryByRole('alert')).toBeNull();
});
