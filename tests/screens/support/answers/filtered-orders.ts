import { isDiffering, needsAttention } from '../../../../domain/order/check/alerts';
import { isApprovedOn } from '../../../../domain/order/check/approval';
import type { OrderComparison } from '../../../../domain/order/check/doubts';
import { headOf, type OrderHead } from '../../../../domain/order/head';
import { centsOf } from '../../../../domain/order/many';
import type { Order } from '../../../../domain/order/order';
import { validityOf } from '../../../../domain/order/quote/time/validity';
import { byHead, matchesHead } from '../../../../domain/order/search/by-head';
import {
  numbersAtOnce,
  type FoundNumbers,
  type OrderFilter,
} from '../../../../domain/order/search/filter';
import { orderSorts } from '../../../../domain/order/search/question';
import { companyOf } from '../../../../domain/people/user';
import type { Product } from '../../../../domain/product/product';
import { contains } from '../../../../domain/words/text';
import { dayInSaoPaulo, dayOfDate } from '../../../../domain/words/time';
import type { FilterQuestion } from '../../../../functions/src/order/search/filter-query';
import { placeText } from '../../../../functions/src/order/search/place';
import { anyProduct, findInBackup } from '../../../../functions/src/product/table/product-filter';

/** What the endpoint knows besides the orders. */
interface Known {
  products: readonly Product[];
  /** Orders' comparisons with the product table, by number. */
  compare: (numbers: readonly number[]) => Promise<Map<number, OrderComparison>>;
  isApproved: (uid: string) => Promise<boolean>;
}

/** The answer of /filtrodepedidos about these orders. `texto` needs the real search, so it isn't answered. */
export async function filteredNumbers(
  orders: readonly Order[],
  { filter, days, after }: FilterQuestion,
  known: Known,
): Promise<FoundNumbers> {
  if (filter.texto !== '') throw new Error('The stand-in of /filtrodepedidos knows no `texto`');
  const holds = lineFilter(filter.produto, known.products);
  const named = orders.filter(
    (order) =>
      // The endpoint also finds a company by its CNPJ, which heads lack.
      matchesHead({ ...filter, empresa: '' }, headOf(order) as unknown as OrderHead) &&
      isCompany(order, filter.empresa) &&
      (filter.status === '' || order.status === filter.status) &&
      contains(order.cliente.endereco?.cidade ?? '', filter.cidade) &&
      order.itens.some(({ CD_PRODUTO }) => holds(CD_PRODUTO)) &&
      (filter.aprovadoem === '' || isApprovedOn(dayOfDate(filter.aprovadoem), order)),
  );
  const found = await marked(named, filter, days, known);
  found.sort(byHead(filter.ordem));
  const start = found.findIndex(({ numerodopedido }) => numerodopedido === after?.number) + 1;
  const page = found.slice(start, start + numbersAtOnce);
  const last = start + numbersAtOnce < found.length ? page.at(-1) : undefined;
  return {
    pedidos: page.map(({ numerodopedido }) => numerodopedido),
    proximo: last ? placeOf(last, filter) : null,
    ...(!after && { soma: { quantidade: found.length, centavos: centsOf(found) } }),
  };
}

function isCompany({ cliente }: Order, text: string): boolean {
  const company = `${companyOf(cliente)} ${cliente.cnpj ?? ''}`;
  const code = text.replace(/[./-]/g, '');
  return (
    text.split(' ').every((word) => contains(company, word)) ||
    (code !== text && code !== '' && contains(company, code))
  );
}

function placeOf({ numerodopedido: number, centavos, cliente }: Order, { ordem }: OrderFilter) {
  const key = { number, value: centavos, company: companyOf(cliente) }[orderSorts[ordem].by];
  return placeText({ key, number }, ordem);
}

/** Whether a code is of a product that the text names; without such products, whether it begins so. */
function lineFilter(text: string, products: readonly Product[]): (code: string) => boolean {
  const beginning = text.toUpperCase();
  const named = [
    ...findInBackup(products, { ...anyProduct, DESCRICAO: text }),
    ...products.filter(({ CD_PRODUTO }) => CD_PRODUTO.startsWith(beginning)),
  ];
  const codes = new Set(named.map(({ CD_PRODUTO }) => CD_PRODUTO));
  if (text === '') return () => true;
  return (code) => (codes.size > 0 ? codes.has(code) : code.startsWith(beginning));
}

async function marked(
  orders: readonly Order[],
  { diferenca, atencao }: OrderFilter,
  days: number,
  { compare, isApproved }: Known,
): Promise<Order[]> {
  if (!diferenca && !atencao) return [...orders];
  const comparisons = await compare(orders.map(({ numerodopedido }) => numerodopedido));
  const today = dayInSaoPaulo(new Date());
  const wanted = await Promise.all(
    orders.map(async (order) => {
      const facts = {
        comparison: comparisons.get(order.numerodopedido),
        validity: validityOf(order, days, today),
        isCustomerApproved: await isApproved(order.cliente.uid),
      };
      return (
        (!diferenca || isDiffering(order, facts)) && (!atencao || needsAttention(order, facts))
      );
    }),
  );
  return orders.filter((_, at) => wanted[at]);
}
