// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { approvalAct } from '../../../domain/outbox/act';
import { people } from '../../../tests/support/data/people';
import type { OpenAct } from '../../providers/outbox/outbox-provider';
import { PersonActions } from './person-actions';

const actions = [{ action: 'aprovar', label: 'Aprovar' }] as const;

it('§2 hands the focus to the card when the focused button disappears', () => {
  const person = { ...people.customer, analise: false as const };
  const act = approvalAct(person, 'aprovar', { id: 'a', pedidoem: 1 });
  const asked: OpenAct = { act, waits: true, cancel: () => undefined };
  const card = (now?: OpenAct) => (
    <section tabIndex={-1} aria-label="Cadastro">
      <PersonActions person={person} actions={actions} asked={now} onApply={() => undefined} />
    </section>
  );
  const { rerender } = render(card());
  screen.getByRole('button', { name: /^Aprovar/ }).focus();
  rerender(card(asked));
  expect(screen.getByRole('region', { name: 'Cadastro' })).toHaveFocus();

  screen.getByRole('button', { name: /^Cancelar/ }).focus();
  rerender(card());
  expect(screen.getByRole('region', { name: 'Cadastro' })).toHaveFocus();
});
