import { cartLines, sentOrder } from '../../../emulators/sample/orders';
import { createRandom } from '../../../emulators/sample/random';
import type { SampleProduct } from '../../../emulators/sample/catalogue';
import {
  newOrderWrite,
  sellerWrite,
  statusWrite,
  type Write,
} from '../../../src/data/order/writes';
import type { Order } from '../../../domain/order/order';
import { canMove, orderActions, type OrderAction } from '../../../domain/order/status';
import type { User } from '../../../domain/people/user';
import { storeAll } from '../../support/stored';

/**
 * The events of a working day. Frequent events are listed more often, and about as many orders arrive as are settled.
 */
const events = [
  ...['send', 'aprovar', 'send', 'aprovar', 'send', 'seller'],
  ...['aprovar', 'send', 'excluir', 'aprovar', 'analisar'],
] as const;

export type Trade = ReturnType<typeof startTrade>;

/**
 * Other people at work, through the app's own writes: new orders, moves of status and changes of seller among the
 * newest orders.
 */
export function startTrade(newest: readonly Order[], users: User[], products: SampleProduct[]) {
  const random = createRandom(8);
  const orders = [...newest];
  const approved = users.filter(({ analise }) => analise === true);
  const customers = approved.filter(({ permissao }) => permissao === 'cliente');
  const sellers = approved.filter(({ permissao }) => permissao === 'vendedor');
  const active = products.filter(({ ativo }) => ativo);
  const administrator = random.pick(users.filter(({ superUser }) => superUser));
  let turn = 0;

  async function send(lines = random.between(5, 40)): Promise<number> {
    const numerodopedido = (orders.at(-1)?.numerodopedido ?? 0) + 1;
    const order = sentOrder({
      numerodopedido,
      customer: random.pick(customers),
      seller: random.pick(sellers),
      itens: cartLines(active, lines, random),
      sent: new Date(),
    });
    const { numerodopedido: _number, criadoem: _sent, mudouem: _changed, ...draft } = order;
    await storeAll(newOrderWrite(draft, numerodopedido));
    orders.push(order);
    return numerodopedido;
  }

  /** Applies the same change as on the screen, also to the copy kept here. */
  async function change(order: Order, fields: Partial<Order>, writeAs: (id: string) => Write) {
    const mudanca = `bench-${turn}`;
    await storeAll(writeAs(mudanca));
    orders[orders.indexOf(order)] = { ...order, ...fields, mudanca };
  }

  function move(action: OrderAction) {
    const order = random.pick(orders.filter(({ status }) => canMove(status, action)));
    const fields = { status: orderActions[action].to };
    return change(order, fields, (id) => statusWrite(order, action, administrator, id));
  }

  function handOver() {
    const order = random.pick(orders);
    const { uid, nome } = random.pick(sellers.filter((other) => other.uid !== order.idvendedor));
    const entry = { value: uid, label: nome };
    const fields = { idvendedor: uid, vendedor: nome };
    return change(order, fields, (id) => sellerWrite(order, entry, administrator, id));
  }

  return {
    /** Sends a new order with this number of lines, or 5 to 40. Returns its number. */
    send,
    /** Runs the next event. */
    async go() {
      const event = events[turn % events.length] ?? 'send';
      turn += 1;
      if (event === 'send') await send();
      else if (event === 'seller') await handOver();
      else await move(event);
    },
  };
}
