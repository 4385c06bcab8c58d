import { describe, expect, test } from 'vitest';

import { holdsLink, isPlain, noteText, plainText } from './plain-text';

describe('§5 the characters of a name', () => {
  test.each([
    'José d’Ávila Jr.',
    'CÂMARAS & CIA – Nº 1 (MATRIZ)',
    'Łukasz Nguyễn',
    'R$ 1,00 / 50%',
  ])('%s', (text) => expect(isPlain(text)).toBe(true));
  test('combining accents', () => expect(isPlain('Joa\u0303o')).toBe(true));

  const unseen = [
    ...['\u0000', '\t', '\n', '\r', '\u007f', '\u0085', '\u00a0', '\u00ad', '\u061c'],
    ...['\u115f', '\u180e', '\u2003', '\u200b', '\u200f', '\u2028', '\u202e', '\u2060'],
    ...['\u2066', '\u2800', '\u3000', '\u3164', '\ufe0f', '\ufeff', '\uffa0', '\ud800'],
  ];
  test.each(unseen.map((character) => [`U+${character.charCodeAt(0).toString(16)}`, character]))(
    'not %s, which is seen by nobody',
    (_, character) => expect(isPlain(`Ana${character}Lima`)).toBe(false),
  );

  test.each([plainText, noteText])(
    '%s has no escape, which the rules would take for a letter',
    (pattern) => {
      expect(pattern.source).not.toContain('\\');
    },
  );
});

describe('§7 links, which mails would carry to others', () => {
  test.each(['acesse http://x', 'HTTPS', 'Www.premio', 'ftp://x'])('%s', (text) =>
    expect(holdsLink(text)).toBe(true),
  );
  test.each(['WW. PEÇAS', 'LOJA.COM LTDA', 'A/B: bicicletas'])('not %s', (text) =>
    expect(holdsLink(text)).toBe(false),
  );
});
