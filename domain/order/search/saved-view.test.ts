import { describe, expect, it } from 'vitest';

import { tidyText } from '../../words/text';
import { maxViewNameLength, viewNameComplaint } from './saved-view';

describe('§2 Visões: the name of a view', () => {
  it.each([
    ['', 'Dê um nome à visão.'],
    ['   ', 'Dê um nome à visão.'],
    ['x'.repeat(maxViewNameLength + 1), 'O nome pode ter até 40 caracteres.'],
    ['Minhas \u{1F6B2}', 'Use letras, números e sinais comuns no nome.'],
    ['www.premio.example', 'O nome não pode ter um link.'],
    ['GRANDES', 'Você já tem uma visão com este nome.'],
  ])('%j is not taken', (name, complaint) => {
    expect(viewNameComplaint(tidyText(name), ['Grandes'])).toBe(complaint);
  });

  it.each(['x', 'Açaí & Cia: março/2026', 'x'.repeat(maxViewNameLength)])('%j is', (name) => {
    expect(viewNameComplaint(tidyText(`  ${name} `), ['Grandes'])).toBeUndefined();
  });
});
