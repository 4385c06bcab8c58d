import type { Order } from '../../../../domain/order/order';
import { paths } from '../../../../domain/paths';
import { storeCheck } from '../../order-checks';
import { store, stored } from '../../../support/stored';
import { filterBy, press, type ScreenState, see, type Who } from '../state';
import { chooseOne, seeOrders } from './order-list';

const nobodysNumber = '999999';

/** The states of an order list that every role has. */
function statesOfList(who: Who, path: string): ScreenState[] {
  return [
    {
      who,
      name: 'orders',
      tabs: who === 'administrator',
      main: who !== 'customer',
      path,
      reach: seeOrders,
    },
    {
      who,
      name: 'orders, one open',
      tabs: who === 'seller',
      path,
      reach: async (page) => {
        await press(page, /^Itens \(/);
        await see(page, 'Histórico');
      },
    },
    {
      who,
      name: 'orders, some chosen',
      path,
      reach: (page) => chooseOne(page),
    },
    {
      who,
      name: 'orders, none with that number',
      path,
      reach: async (page) => {
        await seeOrders(page);
        await filterBy(page, 'Número do pedido', nobodysNumber);
        await see(page, 'Nenhum pedido com esses filtros.');
      },
    },
  ];
}

/** Stores this reason for the customer's newest deleted order. */
async function giveReason(reason: string | null) {
  const orders = (await stored<Record<string, Order | null>>('pedidos')) ?? {};
  const deleted = Object.values(orders).findLast(
    (order) => order?.status === 'Excluido' && order.cliente.uid === 'cliente',
  );
  const [line] = Object.entries(deleted?.historico ?? {}).filter(
    ([, { para }]) => para === 'Excluido',
  );
  if (!deleted || !line) throw new Error('The customer of the sample has no deleted order.');
  await store(`${paths.change(deleted.numerodopedido, line[0])}/motivo`, reason);
}

let strange = '';

/** Stores several findings of the server about the seller's newest pending order. */
async function makeStrange() {
  const orders = (await stored<Record<string, Order | null>>('pedidos')) ?? {};
  const pending = Object.values(orders).findLast(
    (order) => order?.status === 'Pendente' && order.idvendedor === 'vendedor',
  );
  if (!pending) throw new Error('The seller of the sample has no pending order.');
  strange = String(pending.numerodopedido);
  const nothing = { em: 1, itens: 0, codigo: 0, nome: 0, preco: 0, estoque: 0 };
  await storeCheck(pending.numerodopedido, { ...nothing, primeiro: true, vezes: 5 });
}

export const orderStates: ScreenState[] = [
  ...statesOfList('customer', '/pedidoscliente'),
  ...statesOfList('seller', '/pedidosvendedor'),
  ...statesOfList('administrator', '/pedidos'),
  {
    who: 'customer',
    name: 'orders, one that was deleted for a reason',
    path: '/pedidoscliente?status=Excluido',
    before: () => giveReason('Pedido repetido'),
    reach: async (page) => {
      await press(page, /^Itens \(/);
      await see(page, 'Motivo: Pedido repetido');
    },
    after: () => giveReason(null),
  },
  {
    who: 'seller',
    name: 'orders, a strange one open, about to be approved',
    path: '/pedidosvendedor',
    before: makeStrange,
    reach: async (page) => {
      await filterBy(page, 'Número do pedido', strange);
      await see(page, /\d alertas/);
      await press(page, /^Itens \(/);
      await press(page, `Aprovar pedido ${strange}`);
      await see(page, 'Realmente deseja aprovar o pedido');
    },
    after: () => storeCheck(Number(strange), null),
  },
  {
    who: 'newSeller',
    name: 'orders, none yet',
    path: '/pedidosvendedor',
    reach: (page) => see(page, 'Não temos pedidos Pendentes para lhe mostrar.'),
  },
];
