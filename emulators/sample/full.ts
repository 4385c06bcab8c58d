import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withDiscount } from '../../domain/cart/cart';
import { edited, signatureOf } from '../../domain/order/change';
import { editOf } from '../../domain/order/edit/edit';
import type { Order } from '../../domain/order/order';
import { stepKinds, linesOf, type NewStep, type StepKind } from '../../domain/order/progress/step';
import { paths } from '../../domain/paths';
import type { User } from '../../domain/people/user';
import { dayLength } from '../../domain/words/time';
import { openPostgres } from '../../functions/src/postgres/connection';
import { sampleUsers } from './people/accounts';
import { sampleProducts } from './catalogue';
import { databaseOf, sampleDatabase } from './database';
import { sampleOrders } from './orders';

/** What only `npm start -- --sample full` has: discounts, steps and documents of orders, customers' credit, what is new. */

/** The sample tree with a seller who may give discounts, and a pending order with one. */
export function fullDatabase(now: Date): Record<string, unknown> {
  const users = sampleUsers(now).map((user) =>
    user.uid === 'vendedor' ? { ...user, desconto: 10 } : user,
  );
  const orders = sampleOrders(users, now);
  const at = orders.findLastIndex(
    ({ status, idvendedor }) => status === 'Pendente' && idvendedor === 'vendedor',
  );
  const discounted = orders.map((order, place) => (place === at ? withDiscounts(order) : order));
  return { ...sampleDatabase(now), ...databaseOf(users, discounted) };
}

/** The seller wrote it for the customer: 5 % on each line. */
function withDiscounts(order: Order): Order {
  const itens = withDiscount(order.itens, 5);
  const edit = { ...editOf(order), itens, motivodesconto: 'Fechamento do mês' };
  const criadopor = signatureOf({ uid: order.idvendedor, nome: order.vendedor });
  return { ...edited(order, edit, '').order, criadopor };
}

/** The steps of the approved orders, one more for each order until it is delivered. */
export function sampleProgress(now: Date): Record<string, unknown> {
  return Object.fromEntries(
    approvedOrders(now).map((order, at) => {
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

const approvedOrders = (now: Date) =>
  sampleOrders(sampleUsers(now), now).filter(({ status }) => status === 'Aprovado');

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

/** A PDF of one page with one line. Readers rebuild its missing table of objects. */
function pdfOf(line: string): Buffer {
  const drawn = `BT /F 16 Tf 60 760 Td (${line}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);
  return Buffer.from(
    `%PDF-1.4\n${objects.join('')}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n0\n%%EOF\n`,
  );
}

/** The Central Bank's own example of a code. */
const pix =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

/** Rows of `documentos` with their content, of one order: an invoice's copy and a PIX (decision 121). */
function sampleDocuments({ numerodopedido }: Pick<Order, 'numerodopedido'>, em: Date) {
  const invoice = pdfOf(`DANFE de exemplo do pedido ${numerodopedido}, sem valor fiscal`);
  const code = Buffer.from(pix);
  return [
    { id: 'm-nota', tipo: 'nota', nome: 'danfe.pdf', content: invoice, codigo: null } as const,
    { id: 'm-pix', tipo: 'pix', nome: 'PIX', content: code, codigo: pix } as const,
  ].map(({ content, ...document }) => ({
    row: {
      ...{ ...document, numerodopedido, por: null, de: 'Sistema', em, bytes: content.length },
      resumo: createHash('sha256').update(content).digest('hex'),
    },
    content,
  }));
}

export async function fillTheRest(url: string, now: Date, documentFolder: string): Promise<void> {
  const table = openPostgres(url);
  const customers = sampleUsers(now).filter(({ permissao }) => permissao === 'cliente');
  const cnpjs = customers.flatMap(({ cnpj }: User) => (cnpj === undefined ? [] : [cnpj]));
  const states = cnpjs.flatMap((cnpj, at) => {
    const credit = credits[at % credits.length];
    return credit ? [{ cnpj, em: now, ...credit }] : [];
  });
  const bills = states.filter(({ aberto }) => aberto !== '0');
  const products = sampleProducts().filter(({ ativo }) => ativo);
  // The account of the sample's customer shows them.
  const shown = approvedOrders(now).findLast(({ cliente }) => cliente.uid === 'cliente');
  const documents = shown ? sampleDocuments(shown, now) : [];
  try {
    for (const { row, content } of documents) {
      const folder = join(documentFolder, String(row.numerodopedido));
      await mkdir(folder, { recursive: true });
      if (row.codigo === null)
        await writeFile(join(folder, `${row.id}-${row.resumo}.pdf`), content);
      await table.insertInto('documentos').values(row).execute();
    }
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
