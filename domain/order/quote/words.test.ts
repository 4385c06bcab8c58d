import { describe, expect, test } from 'vitest';

import {
  hasWords,
  noteComplaint,
  noWords,
  referenceComplaint,
  wordLimits,
  writtenWords,
} from './words';

describe('§5 words with a quote', () => {
  test('empty texts are not stored', () => {
    expect(writtenWords(noWords)).toEqual({});
    expect(writtenWords({ observacao: ' Entregar na loja 2\nSegunda ', referencia: ' ' })).toEqual({
      observacao: 'Entregar na loja 2\nSegunda',
    });
  });

  test('a reference alone counts as words', () => {
    expect(hasWords({ ...noWords, referencia: 'PC-118' })).toBe(true);
    expect(hasWords(noWords)).toBe(false);
  });
  test('a note may have lines, emoji and HTML, which is text like any other', () => {
    expect(noteComplaint('Segunda\n<b>sem falta</b> \u{1F6B2}')).toBeUndefined();
  });

  test('a note that is too long is refused with its length', () => {
    expect(noteComplaint('a'.repeat(10_000))).toBe(
      'São 10000 caracteres; cabem 1000. Encurte o texto.',
    );
    expect(noteComplaint('a'.repeat(201), wordLimits.linha)).toContain('cabem 200');
  });

  test('mails carry no link of a stranger', () => {
    expect(noteComplaint('veja HTTP://exemplo.com')).toBe('Escreva sem endereços de internet.');
  });

  test('the own order number is one line of plain text', () => {
    expect(referenceComplaint('PC-2026/118')).toBeUndefined();
    expect(referenceComplaint('PC\n118')).toBe('Use apenas letras, números e sinais.');
    expect(referenceComplaint('1'.repeat(41))).toContain('cabem 40');
  });
});
