import type { Order } from '../../domain/order/order';
import { stepKinds, linesOf, type NewStep, type StepKind } from '../../domain/order/progress/step';
import { paths } from '../../domain/paths';
import type { User } from '../../domain/people/user';
import { dayLength } from '../../domain/words/time';
import { openPostgres } from '../../functions/src/postgres/connection';
import { sampleUsers } from './people/accounts';
import { sampleProducts } from './catalogue';
import { sampleOrders } from './orders';

/** What only `npm start -- --sample full` has: steps of approved orders, customers' credit, and what is new. */

/** The steps of the approved orders, one more for each order until it is delivered. */
export function sampleProgress(now: Date): Record<string, unknown> {
  const approved = sampleOrders(sampleUsers(now), now).filter(
    ({ status }) => status === 'Aprovado',
  );
  return Object.fromEntries(
    approved.map((order, at) => {
      const kinds = stepKinds.slice(0, 1 + (at % stepKinds.length));
      const moment = (place: number) =>
        Math.min(now.getTime(), (order.mudouem ?? order.criadoem) + place * dayLength);
      const steps = kinds.map(
        (kind, place) =>
          [`m-sample-${kind}`, { ...stepOf(kind, order), em: moment(place) }] as const,
      );
      return [
        paths.progress(order.numerodopedido),
        {
          cliente: order.cliente.uid,
          em: moment(kinds.length - 1),
          eventos: Object.fromEntries(steps),
        },
      ];
    }),
  );
}

/** Of a delivered order the last line is still missing. */
function stepOf(tipo: StepKind, { numerodopedido, itens }: Order): NewStep {
  const delivered = itens.slice(0, -1).map(({ quantity }) => quantity);
  switch (tipo) {
    case 'separado':
      return { tipo };
    case 'faturado':
      return { tipo, nota: `${1800 + numerodopedido}/1` };
    case 'enviado':
      return { tipo, transportadora: 'Rodoviário Serra Azul', rastreio: `SA${numerodopedido}BR` };
    case 'entregue':
      return { tipo, ...(delivered.length > 0 && { linhas: linesOf(delivered) }) };
  }
}

/** In whole cents. A missing limit and a limit of zero are different. */
const credits = [
  { limite: '2000000', aberto: '0', vencido: '0', bloqueado: false, motivo: '' },
  { limite: '500000', aberto: '480000', vencido: '120000', bloqueado: false, motivo: '' },
  { limite: null, aberto: '35000', vencido: '0', bloqueado: false, motivo: '' },
  { limite: '0', aberto: '0', vencido: '0', bloqueado: true, motivo: 'Cadastro desatualizado' },
];

export async function fillTheRest(url: string, now: Date): Promise<void> {
  const table = openPostgres(url);
  const customers = sampleUsers(now).filter(({ permissao }) => permissao === 'cliente');
  const cnpjs = customers.flatMap(({ cnpj }: User) => (cnpj === undefined ? [] : [cnpj]));
  const states = cnpjs.flatMap((cnpj, at) => {
    const credit = credits[at % credits.length];
    return credit ? [{ cnpj, em: now, ...credit }] : [];
  });
  const bills = states.filter(({ aberto }) => aberto !== '0');
  const products = sampleProducts().filter(({ ativo }) => ativo);
  try {
    await table.insertInto('credito').values(states).execute();
    await table
      .insertInto('titulos')
      .values(
        bills.map(({ cnpj, aberto, vencido }) => ({
          ...{ cnpj, numero: '4711/1', valor: aberto },
          vencimento: new Date(now.getTime() + (vencido === '0' ? 10 : -10) * dayLength),
        })),
      )
      .execute();
    await table
      .insertInto('novidadesdeprodutos')
      .values([
        ...products.slice(0, 8).map(news('novidades')),
        ...products.slice(8, 12).map(news('voltou')),
        ...products.slice(12, 24).map(news('preco')),
      ])
      .execute();
  } finally {
    await table.destroy();
  }
}

const news =
  (tipo: 'novidades' | 'voltou' | 'preco') =>
  ({ CD_PRODUTO, preco_venda }: { CD_PRODUTO: string; preco_venda: number }) => ({
    ...{ tipo, CD_PRODUTO },
    antes: tipo === 'preco' ? Math.round(preco_venda * 95) / 100 : null,
  });
