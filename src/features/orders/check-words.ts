import { checkedFields, type CheckedField, type OrderCheck } from '../../../domain/order-check';
import { dateInSaoPaulo, timeInSaoPaulo } from '../../../domain/time';
import { isDoubtful, isLasting, type LineCheck } from './use-line-checks';

/** What the screens say of an order's lines beside the product table (decision 12). */

const names: Record<CheckedField, string> = {
  codigo: 'fora da tabela',
  nome: 'nome',
  preco: 'preço',
  estoque: 'estoque',
};

const itemsDiffer = (count: number) => (count === 1 ? '1 item difere' : `${count} itens diferem`);

/** 'preço em 2, nome em 1'; nothing for what differs in no line. */
function inWhat(counts: Partial<Record<CheckedField, number>>): string {
  return checkedFields
    .flatMap((field) => {
      const count = counts[field] ?? 0;
      return count > 0 ? [`${names[field]} em ${count}`] : [];
    })
    .join(', ');
}

/** The mark in the row of an order. */
export const rowCheckWords = {
  differs: ({ itens }: OrderCheck) => itemsDiffer(itens),
  unchecked: 'não conferido',
  uncheckedTitle:
    'Os itens não foram comparados com a tabela de produtos; confira antes de aprovar.',
};

/** What the server found when the order was sent. */
export function sentCheckWords(check: OrderCheck): string {
  const moment = new Date(check.em);
  const when = `${dateInSaoPaulo(moment)} às ${timeInSaoPaulo(moment)}`;
  return `Conferência de ${when}: ${itemsDiffer(check.itens)} da tabela de produtos (${inWhat(check)}).`;
}

/** How the lines compare with the table of today; undefined when nothing is to be said. */
export function todaysCheckWords(checks: readonly LineCheck[]): string | undefined {
  const doubtful = checks.filter(isDoubtful).length;
  if (doubtful === 0) return undefined;
  const counts: Partial<Record<CheckedField, number>> = {};
  for (const field of checks.flatMap(({ differences }) => differences.filter(isLasting))) {
    counts[field] = (counts[field] ?? 0) + 1;
  }
  return `${itemsDiffer(doubtful)} da tabela de hoje (${inWhat(counts)}).`;
}

export const checkWords = {
  checking: 'Conferindo os itens com a tabela de produtos…',
  agrees: 'Códigos, nomes e preços iguais aos da tabela de hoje.',
  failed: 'A tabela de produtos não pôde ser consultada; os itens estão sem conferência.',
};
