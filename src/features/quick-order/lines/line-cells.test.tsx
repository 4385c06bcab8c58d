// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import type { Verdict } from '../../../../domain/quick-order/quick-order';
import { smallCatalog } from '../../../../tests/support/data/small-catalog';
import { FieldCell, type LineActs } from './line-cells';

it('the Enter that corrects a line does not press the button that takes the focus', async () => {
  const said: string[] = [];
  const verdict = {
    state: 'toMend',
    fault: 'quantity',
    problem: 'Falta a quantidade.',
    entry: { id: 1, place: 1, batch: 1, source: '1006', code: '1006', quantity: '' },
  } as Verdict;
  const acts: LineActs = {
    catalog: smallCatalog,
    onWrite: (_, { quantity }) => said.push(`written ${quantity}`),
    onLeave: () => said.push('left'),
    onSettle: () => screen.getByRole('button').focus(),
    onChoose: () => said.push('chosen'),
    onTakeAway: () => said.push('taken away'),
  };
  const person = userEvent.setup();
  render(
    <>
      <FieldCell verdict={verdict} acts={acts} field="quantity" />
      <button type="button" onClick={() => said.push('added')}>
        Adicionar 1 item
      </button>
    </>,
  );
  await person.type(screen.getByRole('textbox'), '6{Enter}');
  expect(screen.getByRole('button')).toHaveFocus();
  expect(said).toContain('written 6');
  expect(said).not.toContain('added');
});
