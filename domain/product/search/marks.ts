import { isNumber } from './text';
import { fold } from '../../words/text';

export interface MarkedPart {
  text: string;
  marked: boolean;
}

/** Splits a name into parts and marks the matches: at beginnings of words, or anywhere if there are none. */
export function markName(name: string, words: readonly string[]): MarkedPart[] {
  const characters = Array.from(name);
  const folded = characters.map(fold);
  const whole = folded.join('');
  const marked = new Set<number>();
  for (const word of words) {
    for (const [from, to] of placesOf(word, whole)) {
      for (let at = from; at < to; at += 1) marked.add(at);
    }
  }
  const parts: MarkedPart[] = [];
  let at = 0;
  characters.forEach((text, index) => {
    const length = folded[index]?.length ?? 0;
    const last = parts.at(-1);
    // A combining accent belongs to the letter before it.
    const isMarked = length === 0 ? last?.marked === true : marked.has(at);
    if (last?.marked === isMarked) last.text += text;
    else parts.push({ text, marked: isMarked });
    at += length;
  });
  return parts;
}

/** Splits a code into parts and marks the beginning that matches the code filter or a number among the words. */
export function markCode(code: string, typed: string, words: readonly string[]): MarkedPart[] {
  const beginnings = [typed, ...words.filter(isNumber)].filter((begin) => code.startsWith(begin));
  const length = Math.max(0, ...beginnings.map((begin) => begin.length));
  return [
    { text: code.slice(0, length), marked: true },
    { text: code.slice(length), marked: false },
  ].filter(({ text }) => text !== '');
}

/** Where a word matches a folded name: at beginnings of words, or else anywhere. */
function placesOf(word: string, folded: string): [from: number, to: number][] {
  const pattern = patternOf(word);
  const first = word.slice(0, 1);
  const boundary = isNumber(first) ? '(?<![0-9])' : '(?<![a-z]-?)';
  const atBeginnings = all(new RegExp(boundary + pattern, 'g'), folded);
  return atBeginnings.length > 0 ? atBeginnings : all(new RegExp(pattern, 'g'), folded);
}

function all(pattern: RegExp, text: string): [number, number][] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => [index, index + found.length]);
}

function patternOf(word: string): string {
  return word
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replaceAll('\\.', '[.,]')
    .replace(/(?<=[a-z])(?=[a-z])/g, '-*')
    .replaceAll(' ', '[ \\t\\u00a0-]*');
}
