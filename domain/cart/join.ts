import type { KeptCart, KnownCart, KnownLine } from './kept';
import type { CartLine } from '../product/product';
import { termNames, type Terms } from '../order/quote/terms';
import { withReason, withTerms, wordLimits } from '../order/quote/words';

export function knownOf({ lines, words, representative }: KeptCart): KnownCart {
  const known = lines.map(({ CD_PRODUTO, quantity, observacao, desconto }) => ({
    CD_PRODUTO,
    quantity,
    ...(observacao !== undefined && { observacao }),
    ...(desconto !== undefined && { desconto }),
  }));
  return { lines: known, words, representative };
}

/**
 * Merges two carts that started from `known`. A change by one side wins; if both changed a quantity, the larger wins.
 */
export function joinCarts(known: KnownCart, ours: KeptCart, theirs: KeptCart): KeptCart {
  const before = byCode(known.lines);
  const own = byCode(ours.lines);
  const others = byCode(theirs.lines);
  const codes = joinOrder([...before.keys()], [...own.keys()], [...others.keys()]);
  return {
    lines: codes.flatMap(
      (code) => joinLine(before.get(code), own.get(code), others.get(code)) ?? [],
    ),
    words: withTerms(
      withReason(
        {
          observacao: joinText(known, ours, theirs, 'observacao'),
          referencia: joinText(known, ours, theirs, 'referencia'),
        },
        joinText(known, ours, theirs, 'motivodesconto'),
      ),
      joinTerms(known, ours, theirs),
    ),
    representative: settle(
      known.representative,
      ours.representative,
      theirs.representative,
      (mine) => mine,
    ),
  };
}

function byCode<Line extends KnownLine>(lines: readonly Line[]): Map<string, Line> {
  return new Map(lines.map((line) => [line.CD_PRODUTO, line]));
}

/**
 * Uses their order of the lines, or ours if this device changed it. Inserts the other side's new lines before the line
 * that followed them there.
 */
function joinOrder(known: string[], ours: string[], theirs: string[]): string[] {
  const before = common(known, ours);
  const isOurs = common(ours, known).some((code, at) => code !== before[at]);
  const [joined, others] = isOurs ? [[...ours], theirs] : [[...theirs], ours];
  let next = joined.length;
  for (const code of others.toReversed()) {
    const at = joined.indexOf(code);
    if (at < 0) joined.splice(next, 0, code);
    else next = at;
  }
  return joined;
}

function common(codes: string[], others: string[]): string[] {
  const beside = new Set(others);
  return codes.filter((code) => beside.has(code));
}

function joinLine(
  known: KnownLine | undefined,
  ours: CartLine | undefined,
  theirs: CartLine | undefined,
): CartLine | undefined {
  if (!ours || !theirs) {
    const left = ours ?? theirs;
    return left && known && isUnchanged(left, known) ? undefined : left;
  }
  // Keep our product data: the stored line may hold an older price than the one the person has just accepted.
  const { observacao: _note, desconto: _discount, ...line } = ours;
  const note = settle(
    known?.observacao ?? '',
    ours.observacao ?? '',
    theirs.observacao ?? '',
    bothNotes,
  );
  const quantity = settle(known?.quantity, ours.quantity, theirs.quantity, (a = 0, b = 0) =>
    Math.max(a, b),
  );
  // If both devices changed the discount, this device's stays.
  const desconto = settle(known?.desconto, ours.desconto, theirs.desconto, (mine) => mine);
  return {
    ...line,
    quantity: quantity ?? theirs.quantity,
    ...(note !== '' && { observacao: note }),
    ...(desconto !== undefined && { desconto }),
  };
}

/** The note of a line that two carts have. */
export function bothNotes(ours: string, theirs: string): string {
  return bothTexts(ours, theirs, wordLimits.linha);
}

function isUnchanged(line: CartLine, known: KnownLine): boolean {
  return (
    line.quantity === known.quantity &&
    line.observacao === known.observacao &&
    line.desconto === known.desconto
  );
}

function joinText(
  known: KnownCart,
  ours: KeptCart,
  theirs: KeptCart,
  field: 'observacao' | 'referencia' | 'motivodesconto',
): string {
  const [before = '', own = '', other = ''] = [known, ours, theirs].map(
    ({ words }) => words[field],
  );
  return settle(before, own, other, (mine, others) => bothTexts(mine, others, wordLimits[field]));
}

/** If both devices chose another one, this device's term stays. */
function joinTerms(known: KnownCart, ours: KeptCart, theirs: KeptCart): Terms {
  const joined = termNames.flatMap((name) => {
    const [before, own, other] = [known, ours, theirs].map(({ words }) => words.condicoes?.[name]);
    const value = settle(before, own, other, (mine) => mine);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(joined);
}

function settle<T>(known: T, ours: T, theirs: T, both: (ours: T, theirs: T) => T): T {
  if (ours === theirs || ours === known) return theirs;
  return theirs === known ? ours : both(ours, theirs);
}

/** Joins both texts if they fit. Otherwise keeps this device's text, because the person may be typing it. */
function bothTexts(ours: string, theirs: string, longest: number): string {
  if (ours.includes(theirs)) return ours;
  if (theirs.includes(ours)) return theirs;
  const joined = `${theirs} / ${ours}`;
  return joined.length <= longest ? joined : ours;
}
