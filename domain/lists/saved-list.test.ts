import { describe, expect, it } from 'vitest';

import { freePlace } from './free-place';
import { tidyText } from '../words/text';
import { linesComplaint, maxSavedListLines, maxSavedLists, nameComplaint } from './saved-list';

const line = {
  CD_PRODUTO: '1',
  DESCRICAO: 'PNEU',
  CD_GRUPO: 'PNEU',
  preco_venda: 1,
  quantity: 1,
};

describe('a list’s name', () => {
  it.each([
    ['  Oficina\u200b   de\tsegunda ', 'Oficina de segunda'],
    ['Ca\u0302maras', 'Câmaras'],
  ])('%j is stored as %j', (typed, stored) => expect(tidyText(typed)).toBe(stored));

  it.each([
    ['', /^Dê um nome/],
    ['   ', /^Dê um nome/],
    ['x'.repeat(61), /60 caracteres/],
    ['Lista \u{1f6b2}', /sinais comuns/],
    ['www.premio.example', /link/],
    ['OFICINA', /já tem uma lista/],
    ['Oficína', /já tem uma lista/],
  ])('%j is refused with a sentence', (name, complaint) =>
    expect(nameComplaint(name, ['Oficina'])).toMatch(complaint),
  );
  it('is anything that can be read', () =>
    expect(nameComplaint('Reposição: 1ª semana (Zona Sul) & cia', ['Oficina'])).toBeUndefined());
});

describe('a list’s place and lines', () => {
  it('is the first free place', () => {
    expect(freePlace([], maxSavedLists)).toBe(0);
    expect(freePlace([{ lugar: 0 }, { lugar: 2 }], maxSavedLists)).toBe(1);
    expect(
      freePlace(
        Array.from({ length: maxSavedLists }, (_, lugar) => ({ lugar })),
        maxSavedLists,
      ),
    ).toBeUndefined();
  });
  it.each([
    [0, /pelo menos um/],
    [1, undefined],
    [maxSavedListLines, undefined],
    [maxSavedListLines + 1, /até 200 itens, e estes são 201/],
  ])('%i lines', (count, complaint) => {
    const found = linesComplaint(Array.from({ length: count }, () => line));
    expect(found).toEqual(complaint && expect.stringMatching(complaint));
  });
});
