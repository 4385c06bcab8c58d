import type { OrderChange } from '../../../domain/order/order';
import { initialStatus, isOrderStatus, type OrderStatus } from '../../../domain/order/status';
import { paths } from '../../../domain/paths';
import { companyOf } from '../../../domain/people/user';
import { database } from '../firebase';
import { quoteKey, type News } from '../mail/news';
import { childrenById, recordOf, textOf, type Stored } from './stored-fields';

export interface OrderMove extends News {
  status: OrderStatus;
  motivo?: string;
  /** The uid of whoever did it; '' where the order doesn't say. */
  por: string;
  idvendedor: string;
  /** The customer's company. */
  empresa: string;
  escritopor?: string;
}

/** The parts of a stored order that say what became of it: its head and its history. */
export interface StoredMoves extends Stored {
  numerodopedido: number;
}

export async function readMoves(numerodopedido: number): Promise<StoredMoves> {
  const read = async (path: string) => (await database().ref(path).get()).val() as unknown;
  const [head, historico] = await Promise.all([
    read(paths.orderHead(numerodopedido)),
    read(paths.orderHistory(numerodopedido)),
  ]);
  return { ...recordOf(head), numerodopedido, historico };
}

/** The newest move of the order, or who wrote it in their name. A line of the history may be of any age, or by hand. */
export function newsForCustomer(order: StoredMoves): OrderMove | undefined {
  const about = aboutOf(order);
  const [id, move] = newest(order, 'status') ?? [];
  if (id !== undefined && isOrderStatus(move?.['para'])) {
    const { para: status, motivo, por } = move;
    return {
      ...about,
      key: `pedido-${about.numerodopedido}-${id}`,
      status,
      por: textOf(recordOf(por)['uid']),
      ...(typeof motivo === 'string' && { motivo }),
    };
  }
  const { uid, nome } = recordOf(order['criadopor']);
  if (typeof uid !== 'string') return undefined;
  const key = quoteKey(about.numerodopedido, 'autor');
  return { ...about, key, status: initialStatus, por: uid, escritopor: textOf(nome) };
}

/** What an order's seller is told: that it was another's; undefined where it never was. */
export function newsForSeller(order: StoredMoves): OrderMove | undefined {
  const [id, change] = newest(order, 'vendedor') ?? [];
  if (id === undefined) return undefined;
  const about = aboutOf(order);
  const { status } = order;
  return {
    ...about,
    uid: about.idvendedor,
    key: `vendedor-${about.numerodopedido}-${id}`,
    status: isOrderStatus(status) ? status : initialStatus,
    por: textOf(recordOf(change?.['por'])['uid']),
  };
}

function newest({ historico }: Stored, campo: OrderChange['campo']) {
  const em = ([, change]: [string, Stored]) => Number(change['em']) || 0;
  return childrenById(historico)
    .filter(([, change]) => change['campo'] === campo)
    .sort((a, b) => em(b) - em(a))[0];
}

function aboutOf(order: StoredMoves) {
  const cliente = recordOf(order['cliente']);
  return {
    numerodopedido: order.numerodopedido,
    uid: textOf(cliente['uid']),
    idvendedor: textOf(order['idvendedor']),
    empresa: companyOf({
      razaosocial: textOf(cliente['razaosocial']),
      nome: textOf(cliente['nome']),
    }),
  };
}
