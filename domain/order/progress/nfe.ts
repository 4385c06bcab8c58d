import * as v from 'valibot';

import { isNfeKey, nfeKeyShape } from './nfe-key';
import { linesOfProducts } from './lines';
import { stepLimits, textComplaints, type NewStep } from './step';

/** Largest XML of an NF-e in bytes. One of 990 products, the most that the layout allows, has about 2 MB. */
export const maxNfeBytes = 5_000_000;

/** The parts of an NF-e that a step needs. */
export const nfeShape = v.object({
  chave: v.pipe(v.string(), v.regex(nfeKeyShape)),
  nota: v.pipe(v.string(), v.regex(/^[0-9]+$/), v.maxLength(stepLimits.nota)),
  itens: v.pipe(
    v.array(v.object({ codigo: v.pipe(v.string(), v.nonEmpty()), quantidade: v.number() })),
    v.minLength(1),
  ),
});

export const nfeWords = {
  tooLarge: 'O arquivo passa de 5 MB e não foi lido. Escolha o XML da NF-e.',
  foreign:
    'Este arquivo não é o XML de uma NF-e, ou está cortado. Nada foi preenchido; peça o arquivo de novo a quem emitiu a nota.',
  another: (why: string) => `Esta nota não combina com o pedido, e nada foi preenchido. ${why}`,
};

/** The step of an invoice, or why the order can't have it. `read` comes from a file and may be anything. */
export function stepOfNfe(
  read: unknown,
  itens: readonly { CD_PRODUTO: string; quantity: number }[],
): { step: NewStep } | { complaint: string } {
  const nfe = v.safeParse(nfeShape, read);
  if (!nfe.success) return { complaint: nfeWords.foreign };
  const { chave, nota, itens: products } = nfe.output;
  if (!isNfeKey(chave)) return { complaint: textComplaints.chave(chave) ?? nfeWords.foreign };
  const lines = linesOfProducts(itens, products);
  if ('complaint' in lines) return { complaint: nfeWords.another(lines.complaint) };
  return { step: { tipo: 'faturado', nota, chave, ...lines } };
}
