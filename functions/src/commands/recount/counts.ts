/** What a recount needs of `pedidos/{numerodopedido}` (§3). */
export interface CountedOrder {
  /** dd/mm/yyyy. */
  data: string;
  status: string;
  total: number;
  idvendedor: string;
  cliente: { uid: string };
}

interface Sum {
  quantidade: number;
  /** Reais. */
  total: number;
}
type Sums = Record<string, Sum>;

interface Counts {
  orders: number;
  last: number;
  total: number;
  all: Sums;
  sellers: Record<string, Sums>;
  months: Record<string, Sums>;
}

export function emptyCounts(): Counts {
  return { orders: 0, last: 0, total: 0, all: {}, sellers: {}, months: {} };
}

/** What lists find an order by; the rules require the same values in the app's writes. */
export function indexOf({ data, status, idvendedor, cliente }: CountedOrder) {
  return {
    vendedor: `${idvendedor} ${status}`,
    cliente: `${cliente.uid} ${status}`,
    mes: data.slice(3).replace('/', '-'),
  };
}

/** Adds one order to all sums it belongs to, in place. */
export function countOrder(counts: Counts, number: number, order: CountedOrder): void {
  counts.orders += 1;
  counts.last = Math.max(counts.last, number);
  counts.total += order.total;
  add(counts.all, order);
  add((counts.sellers[order.idvendedor] ??= {}), order);
  add((counts.months[indexOf(order).mes] ??= {}), order);
}

function add(sums: Sums, { status, total }: CountedOrder): void {
  const sum = (sums[status] ??= { quantidade: 0, total: 0 });
  sum.quantidade += 1;
  sum.total += total;
}

/** The places of the database that the counts belong to, in whole cents. */
export function roundedSums({ last, total, all, sellers, months }: Counts) {
  return {
    numerodopedido: last,
    totalorcamento: cents(total),
    resumopedidos: { ...rounded(all), pedido: last },
    resumovendedores: eachOf(sellers),
    resumomeses: eachOf(months),
  };
}

const cents = (reais: number) => Math.round(reais * 100) / 100;

function rounded(sums: Sums): Sums {
  return Object.fromEntries(
    Object.entries(sums).map(([status, sum]) => [status, { ...sum, total: cents(sum.total) }]),
  );
}

function eachOf(groups: Record<string, Sums>) {
  return Object.fromEntries(Object.entries(groups).map(([key, sums]) => [key, rounded(sums)]));
}
