import { isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import * as v from 'valibot';

import type { User } from '../people/user';
import { can, type RoleFields } from '../session/access';
import { isPlain } from '../words/plain-text';
import { hasSteps } from './change';
import type { Order } from './order';

/** Second copies of an order's papers, attached by staff or machines (decision 121). */

export const documentKinds = ['nota', 'boleto', 'pix'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentKindNames: Record<DocumentKind, string> = {
  nota: 'Nota fiscal',
  boleto: 'Boleto',
  pix: 'PIX copia e cola',
};

export const maxDocumentBytes = 5_000_000;
export const maxDocuments = 10;
const maxPixLetters = 512;

/** A PIX is its code, without a file. `de` is the name of the person or machine that attached it. */
const document = v.object({
  id: v.string(),
  tipo: v.picklist(documentKinds),
  nome: v.string(),
  bytes: v.number(),
  codigo: v.nullable(v.string()),
  de: v.string(),
  em: v.number(),
});
export type OrderDocument = v.InferOutput<typeof document>;

/** The answer of `/documentosdopedido`, oldest first. */
export const documentsAnswer = v.array(document);

type Person = RoleFields & Pick<User, 'uid'>;
type Whose = Pick<Order, 'status' | 'idvendedor' | 'criadopor'> & { cliente: { uid: string } };

/** The administrator, the order's seller, the seller who wrote it, and its customer while it is approved. */
export function readsDocuments(person: Person, order: Whose | undefined): boolean {
  if (can(person, 'ordersOfAll')) return true;
  const { uid } = person;
  return can(person, 'ordersOfSeller')
    ? order?.idvendedor === uid || order?.criadopor?.uid === uid
    : order?.cliente.uid === uid && hasSteps(order);
}

/** The administrator, and the order's seller. */
export function attachesDocuments(
  person: Person,
  order: Pick<Order, 'idvendedor'> | undefined,
): boolean {
  return (
    can(person, 'ordersOfAll') ||
    (can(person, 'ordersOfSeller') && order?.idvendedor === person.uid)
  );
}

/** Whether a text is a whole 'PIX copia e cola', by its CRC16, and shows all of its signs. */
export function isPixCode(text: string): boolean {
  return text.length <= maxPixLetters && isPlain(text) && isValidPixPayload(text);
}

/** The name of a saved document: 'boleto-pedido-12.pdf'. */
export function documentFile(numerodopedido: number, tipo: DocumentKind): string {
  return `${tipo}-pedido-${numerodopedido}.pdf`;
}
