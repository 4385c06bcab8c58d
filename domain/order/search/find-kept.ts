import { fold } from '../../words/text';
import { finderWords, foundAtOnce, type FinderWord, type FoundOrder } from './finder';

/** An order that a device keeps, with the texts that find it. */
export interface KeptOrder extends FoundOrder {
  /** Company, CNPJ and seller, as far as they are kept. */
  texts: readonly string[];
  /** Code and name of each line; none where the lines aren't kept. */
  lines: readonly string[];
}

/** The kept orders that all typed words find, an order of just that number first, then the newest. */
export function findKept(typed: string, kept: readonly KeptOrder[]): FoundOrder[] {
  const words = finderWords(typed);
  const number = words.length === 1 ? words[0]?.number : undefined;
  const rank = ({ numerodopedido }: FoundOrder) =>
    numerodopedido === number ? Infinity : numerodopedido;
  return kept
    .flatMap((order) => foundBy(words, order) ?? [])
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, foundAtOnce);
}

/** Whatever the order itself doesn't have, one of its lines must have. */
function foundBy(
  words: readonly FinderWord[],
  { texts, lines, ...order }: KeptOrder,
): FoundOrder | undefined {
  const head = [...texts, order.cliente, order.referencia ?? ''].map(fold);
  const left = words.filter((word) => !isOfOrder(word, order, head));
  if (left.length === 0) return order;
  const line = lines.find((one) => {
    const folded = fold(one);
    return left.every(({ text }) => text !== undefined && folded.includes(text));
  });
  return line === undefined ? undefined : { ...order, produto: line };
}

function isOfOrder(
  { number, sent, daysOfYear, text }: FinderWord,
  { numerodopedido, data }: FoundOrder,
  head: readonly string[],
): boolean {
  const [day = '', month = '', year = ''] = data.split('/');
  const iso = `${year}-${month}-${day}`;
  const dayOfYear = Number(month) * 100 + Number(day);
  return (
    number === numerodopedido ||
    (sent !== undefined && iso >= sent.de && iso <= sent.ate) ||
    (daysOfYear !== undefined && dayOfYear >= daysOfYear.from && dayOfYear <= daysOfYear.to) ||
    (text !== undefined && head.some((one) => one.includes(text)))
  );
}
