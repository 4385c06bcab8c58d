import { asFactor, codeOf, type Expression, type Operand, type Place } from './expression';

/** The written place itself, before and after the write. */
export const stored = placeAt('data');
export const written = placeAt('newData');

/** The whole database, before and after all paths of the write. */
export const before = placeAt('root');
export const after = placeAt('newData^');

/**
 * The place above with this name in the rules, such as `$numero`, before and after the write. Only rules below it can
 * use it.
 */
export function storedIn(name: string): Place {
  return placeAt(`data^${name}`);
}
export function writtenIn(name: string): Place {
  return placeAt(`newData^${name}`);
}

/**
 * Firebase reaches a place above only by repeated `.parent()`. 'newData^' and 'newData^$numero' are placeholders until
 * the rule's own path, from the top, is known. Then the way is as short as possible: the common part of both paths is
 * left out.
 */
export function withParents(text: string, path: readonly string[]): string {
  const places = /\b(data|newData)\^(\$?\w*)(?:\.child\('((?:\w+\/)*)(?=\w))?/g;
  return text.replaceAll(places, (_, tree: string, name: string, words: string | undefined) => {
    const depth = name === '' ? 0 : path.indexOf(name) + 1;
    if (name !== '' && depth === 0) throw new Error(`'${name}' is not above /${path.join('/')}`);
    const way = path.slice(depth);
    const named = words?.split('/').slice(0, -1) ?? [];
    const fork = named.findIndex((word, at) => word !== way[at]);
    const common = fork < 0 ? named.length : fork;
    const place = tree + '.parent()'.repeat(way.length - common);
    if (words === undefined) return place;
    return `${place}.child('${named
      .slice(common)
      .map((word) => `${word}/`)
      .join('')}`;
  });
}

/** A piece of a path: fixed words, or an expression. */
type Piece = string | Expression;

function placeAt(base: string, path: readonly Piece[] = []): Place {
  const below = (words: TemplateStringsArray, ...holes: readonly Operand[]) =>
    placeAt(base, [...path, ...(path.length > 0 ? ['/'] : []), ...pieces(words, holes)]);
  return Object.assign(below, { snapshot: path.length > 0 ? childOf(base, path) : base });
}

function pieces(words: TemplateStringsArray, holes: readonly Operand[]): Piece[] {
  return words.flatMap((word, at) => {
    const hole = holes[at];
    if (hole === undefined) return [word];
    return [word, typeof hole === 'string' ? hole : { code: asFactor(hole) }];
  });
}

/** Joins neighbouring words into one text. */
function childOf(base: string, path: readonly Piece[]): string {
  const joined: Piece[] = [];
  for (const piece of path) {
    const last = joined.at(-1);
    const isOneText = typeof piece === 'string' && typeof last === 'string';
    if (isOneText) joined.splice(-1, 1, last + piece);
    else if (piece !== '') joined.push(piece);
  }
  return `${base}.child(${joined.map(codeOf).join(' + ')})`;
}
