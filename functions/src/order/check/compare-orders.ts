import { logger } from 'firebase-functions';
import { sql } from 'kysely';
import { byCode, checkOrder, type OrderCheck } from '../../../../domain/order/check/comparison';
import { todaysDoubts, type OrderComparison } from '../../../../domain/order/check/doubts';
import { besideEarlier, maxEarlierOrders } from '../../../../domain/order/check/usual';
import type { Credit } from '../../../../domain/people/credit/credit';
import type { Totalled } from '../../../../domain/order/lines';
import type { Order } from '../../../../domain/order/order';
import { initialStatus, type OrderStatus } from '../../../../domain/order/status';
import { toCents } from '../../../../domain/words/money';
import { creditAsJson } from '../../people/credit/read-credits';
import { listProductsOf } from '../../product/table/catalog';
import { queryPostgres } from '../../postgres/query-postgres';
import { linesOf } from '../../stored/order-lines';
import { maxInteger } from '../../stored/order-pages';
import { copyChangedOrders } from '../copy/copy-changed-orders';
import { saveChecks } from './saved-checks';

export interface ComparedOrder extends OrderComparison, Totalled {
  numerodopedido: number;
  status: OrderStatus;
  data: string;
  idcliente: string;
  alterado?: number;
}

interface Row {
  numeropedido: number;
  status: OrderStatus;
  data: string | null;
  idcliente: string;
  total: unknown;
  itens: unknown;
  /** When its lines were last changed; null if they never were. */
  alterado: number | null;
  conferencia: OrderCheck | null;
  credito: Credit | null;
  /** The customer's latest earlier orders; null unless the order still needs its first comparison. */
  anteriores: Pick<Order, 'status' | 'centavos'>[] | null;
}

/**
 * Compares orders of the copy with the product table, in the order of `numbers`; with `seller` only that seller's.
 * Pending and new orders also get their first comparison, which is kept because it is closest to what the customer saw.
 * Changed lines get a new one.
 */
export async function compareOrders(
  numbers: readonly number[],
  seller?: string,
): Promise<ComparedOrder[]> {
  const rows = await readOrders(numbers, seller);
  const orders = rows.map(({ total, itens, ...row }) => {
    return { ...row, total: Number(total), itens: linesOf(itens) };
  });
  const isOpen = ({ status }: Pick<Row, 'status'>) => status === initialStatus;
  const judged = orders.filter((order) => isOpen(order) || order.anteriores);
  const table = byCode(await listProductsOf(judged.flatMap(({ itens }) => itens)));
  const found = new Map<number, OrderCheck>();
  for (const { numeropedido, itens, total, alterado, anteriores } of judged) {
    if (!anteriores) continue;
    const check = checkOrder(itens, table, Date.now());
    found.set(numeropedido, {
      ...{ ...check, ...besideEarlier(toCents(total), anteriores) },
      ...(alterado !== null && { alterado }),
    });
  }
  await queryPostgres((open) => saveChecks(open, found));
  return orders.map(({ numeropedido, status, data, idcliente, total, itens, alterado, ...row }) => {
    const { lines: _lines, ...hoje } = todaysDoubts({ itens, total }, table);
    return {
      ...{ numerodopedido: numeropedido, status, data: data ?? '', idcliente, total, itens },
      ...(alterado !== null && { alterado }),
      conferencia: row.conferencia ?? found.get(numeropedido) ?? null,
      hoje: isOpen({ status }) ? hoje : null,
      ...(row.credito && { credito: row.credito }),
    };
  });
}

const altered = sql`case when jsonb_typeof(pedido->'alterado') = 'number'
  then (pedido->>'alterado')::float8 end`;

/** Whether the stored comparison is about the order's present lines. */
const isOfTheseLines = sql`(conferencia is not null
  and (conferencia->>'alterado')::float8 is not distinct from ${altered})`;

async function readOrders(numbers: readonly number[], seller: string | undefined): Promise<Row[]> {
  const known = numbers.filter((number) => number <= maxInteger);
  const { rows } = await queryPostgres((table) =>
    sql<Row>`
      select numeropedido, status, idcliente, pedido->>'data' as data, pedido->'total' as total,
        pedido->'itens' as itens, ${altered} as alterado,
        case when ${isOfTheseLines} then conferencia end as conferencia,
        case when not ${isOfTheseLines} and (status = ${initialStatus}
          or greatest(criadoem, to_timestamp(${altered} / 1000)) > now() - interval '1 day') then (
          select coalesce(jsonb_agg(to_jsonb(anterior)), '[]') from (
            select status, total_centavos as centavos from pedidos as antes
            where antes.idcliente = pedidos.idcliente and antes.numeropedido < pedidos.numeropedido
            order by antes.numeropedido desc limit ${maxEarlierOrders}
          ) as anterior
        ) end as anteriores,
        case when status = ${initialStatus} then (
          select ${creditAsJson} from credito where cnpj = pedido->'cliente'->>'cnpj'
        ) end as credito
      from pedidos left join conferencias using (numeropedido)
      where numeropedido = any(${known}::int[])
        and ${seller === undefined ? sql`true` : sql`idvendedor = ${seller}`}`.execute(table),
  );
  const byNumber = new Map(rows.map((row) => [row.numeropedido, row]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

/** Compares an order without ever throwing. Returns false if it must be tried again. */
export async function compareOnce(numerodopedido: number): Promise<boolean> {
  try {
    const { isBehind } = await copyChangedOrders();
    const found = await compareOrders([numerodopedido]);
    return found.length > 0 || !isBehind;
  } catch (error) {
    logger.error(`order ${numerodopedido} was not compared`, error);
    return false;
  }
}
