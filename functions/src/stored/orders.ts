import type { Order } from '../../../domain/order/order';
import { initialStatus, isOrderStatus, type OrderStatus } from '../../../domain/order/status';
import { paths } from '../../../domain/paths';
import type { CartLine } from '../../../domain/product/product';
import type { User } from '../../../domain/people/user';
import { database } from '../firebase';
import { linesOf } from './order-lines';

export interface StoredOrder extends Pick<
  Order,
  | 'numerodopedido'
  | 'data'
  | 'status'
  | 'total'
  | 'idvendedor'
  | 'vendedor'
  | 'criadopor'
  | 'observacao'
  | 'referencia'
> {
  cliente: Pick<User, 'uid' | 'nome' | 'razaosocial'>;
  itens: CartLine[];
  lines: number;
}

export async function readOrder(numerodopedido: number): Promise<StoredOrder | undefined> {
  const order = await database().ref(paths.order(numerodopedido)).get();
  if (!order.exists()) return undefined;
  const text = (path: string) => String(order.child(path).val() ?? '');
  return {
    numerodopedido,
    data: text('data'),
    status: statusOf(order.child('status').val()),
    total: Number(order.child('total').val()),
    idvendedor: text('idvendedor'),
    vendedor: text('vendedor'),
    cliente: {
      uid: text('cliente/uid'),
      nome: text('cliente/nome'),
      razaosocial: text('cliente/razaosocial'),
    },
    ...(order.hasChild('criadopor') && {
      criadopor: { uid: text('criadopor/uid'), nome: text('criadopor/nome') },
    }),
    ...(order.hasChild('observacao') && { observacao: text('observacao') }),
    ...(order.hasChild('referencia') && { referencia: text('referencia') }),
    itens: linesOf(order.child('itens').val()),
    lines: order.child('itens').numChildren(),
  };
}

function statusOf(stored: unknown): OrderStatus {
  return typeof stored === 'string' && isOrderStatus(stored) ? stored : initialStatus;
}
