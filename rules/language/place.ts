import { asFactor, codeOf, type Expression, type Operand, type Place } from './expression';

/** The written place itself, as it was and as it will be. */
export const stored = placeAt('data');
export const written = placeAt('newData');

/** The whole database, as it was and as it will be when all paths of the write have been taken. */
export const before = placeAt('root');
export const after = placeAt('newData^');

/**
 * The place above that bears this name in the rules, such as `$numero` for the order of a status, as it was and as it
 * will be. Only rules that stand below it can speak of it.
 */
export function storedIn(name: string): Place {
  return placeAt(`data^${name}`);
}
export function writtenIn(name: string): Place {
  return placeAt(`newData^${name}`);
}

/**
 * Firebase has no name for a place above but `.parent()`, as often as it takes: 'newData^' and 'newData^$numero' become
 * that when it is known where a rule stands, and no longer way than needed: what the rule's own path and the place's
 * have in common is neither climbed nor named. `path` leads to the rule from the top.
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

/** A piece of a path: the words that stand there, or what they are made of. */
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

/** Neighbouring words are one text. */
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
