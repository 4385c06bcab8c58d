import { expect, test } from 'vitest';

import { tidyText } from '../words/text';
import { givenNameComplaint } from './given-name';

const limits = { longest: 10, missing: 'Dê um nome.', taken: 'Esse nome já existe.' };

test('is stored without blanks around it, and with one between words', () => {
  expect(tidyText('  Loja\u200b   do \u00a0João ')).toBe('Loja do João');
  expect(tidyText('Joa\u0303o')).toBe('João');
});

test.each([
  ['Semanal', undefined],
  ['0123456789', undefined],
  ['', 'Dê um nome.'],
  ['  ', 'Dê um nome.'],
  ['01234567890', 'O nome pode ter até 10 caracteres.'],
  ['a\tb', 'Use letras, números e sinais comuns no nome.'],
  ['www.a.br', 'O nome não pode ter um link.'],
  ['MENSAL', 'Esse nome já existe.'],
  ['mensál', 'Esse nome já existe.'],
])('%j: %s', (name, complaint) => {
  expect(givenNameComplaint(name, ['Outra', 'Mensal'], limits)).toBe(complaint);
});
