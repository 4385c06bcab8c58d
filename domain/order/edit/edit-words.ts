import type { CartLine } from '../../product/product';
import { termLabels, termNames, termWords, type TermName, type Terms } from '../quote/terms';
import { percentWords } from '../quote/discount';
import { holdsLink } from '../../words/plain-text';
import type { QuoteEdit } from './edit';

/** Longest text of a change of lines in the history. */
export const maxEditLetters = 200;

/** Each difference in words: 'quantidade de 1006: 10 para 12'. Empty if there is none. */
export function describeEdit(before: QuoteEdit, after: QuoteEdit): string[] {
  const left = new Map<string, CartLine[]>();
  for (const line of before.itens) {
    left.set(line.CD_PRODUTO, [...(left.get(line.CD_PRODUTO) ?? []), line]);
  }
  const kept = after.itens.flatMap((line) => {
    const earlier = left.get(line.CD_PRODUTO)?.shift();
    return earlier ? describeLine(earlier, line) : [describeNew(line)];
  });
  const removed = [...left.values()].flat().map((line) => `saiu ${nameOf(line)}: ${line.quantity}`);
  const hasNewNote = before.observacao.trim() !== after.observacao.trim();
  const hasNewReason = (before.motivodesconto ?? '').trim() !== (after.motivodesconto ?? '').trim();
  return [
    ...kept,
    ...removed,
    ...(hasNewNote ? ['observação do orçamento'] : []),
    ...(hasNewReason ? ['motivo do desconto'] : []),
    ...describeTerms(before.condicoes, after.condicoes),
  ];
}

function describeNew(line: CartLine): string {
  const discount = line.desconto ? `, desconto ${percentOf(line)}` : '';
  return `entrou ${nameOf(line)}: ${line.quantity}${discount}`;
}

/** The rules refuse no-break spaces in the history. */
function percentOf({ desconto = 0 }: CartLine): string {
  return percentWords(desconto).replace('\u00A0', ' ');
}

function describeLine(before: CartLine, after: CartLine): string[] {
  const name = nameOf(after);
  const [then, now] = [before.quantity, after.quantity];
  const hasNewNote = (before.observacao ?? '') !== (after.observacao ?? '');
  return [
    ...(now === then ? [] : [`quantidade de ${name}: ${then} para ${now}`]),
    ...((before.desconto ?? 0) === (after.desconto ?? 0)
      ? []
      : [`desconto de ${name}: ${percentOf(before)} para ${percentOf(after)}`]),
    ...(hasNewNote ? [`observação de ${name}`] : []),
  ];
}

function describeTerms(before: Terms = {}, after: Terms = {}): string[] {
  const changed = termNames.filter((name) => before[name] !== after[name]);
  const words = (name: TermName, { [name]: value }: Terms) =>
    value === undefined ? 'nada' : termWords(name, value);
  return changed.map(
    (name) => `${termLabels[name]}: ${words(name, before)} para ${words(name, after)}`,
  );
}

/** The rules refuse links in the history. */
function nameOf({ CD_PRODUTO }: CartLine): string {
  return holdsLink(CD_PRODUTO) ? 'um item' : CD_PRODUTO;
}

/** As many differences as fit into the history: 'saiu 1007: 3; observação de 1006; … e mais 3'. */
export function editForHistory(differences: readonly string[]): string {
  const wordsWith = (named: number) => {
    const more = differences.length - named;
    return [...differences.slice(0, named), ...(more > 0 ? [`… e mais ${more}`] : [])].join('; ');
  };
  let named = differences.length;
  while (named > 1 && wordsWith(named).length > maxEditLetters) named -= 1;
  return wordsWith(named);
}

const ofDiscounts = /^(?:desconto de .+ %|motivo do desconto)$/;

/** The words of a change for readers without prices: without its discounts. '' if nothing else changed. */
export function withoutDiscounts(words: string): string {
  return words
    .split('; ')
    .filter((difference) => !ofDiscounts.test(difference))
    .map((difference) => difference.replace(/, desconto [\d,]+ %$/, ''))
    .join('; ');
}
