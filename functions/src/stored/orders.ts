import { database } from '../firebase';

/** What the endpoints need of `pedidos/{numerodopedido}` (§3). */
export interface StoredOrder {
  numerodopedido: number;
  /** The uid of the order's author. */
  author: string;
  nome: string;
  razaosocial: string;
  /** Reais. */
  total: number;
  /** How many lines it has. */
  lines: number;
  /** The seller's uid. */
  idvendedor: string;
}

/** An order, if there is one with this number. */
export async function readOrder(numerodopedido: number): Promise<StoredOrder | undefined> {
  const order = await database().ref('pedidos').child(String(numerodopedido)).get();
  if (!order.exists()) return undefined;
  const text = (path: string) => String(order.child(path).val() ?? '');
  return {
    numerodopedido,
    author: text('cliente/uid'),
    nome: text('cliente/nome'),
    razaosocial: text('cliente/razaosocial'),
    total: Number(order.child('total').val()),
    lines: order.child('itens').numChildren(),
    idvendedor: text('idvendedor'),
  };
}
