import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { paths } from '../../../domain/paths';
import { maxStockAlerts } from '../../../domain/product/stock';
import { auth } from '../../../functions/src/firebase';
import { sendMails } from '../../../functions/src/mail/send-mails';
import { addAlert, alertsOf, removeAlert } from '../../../functions/src/product/alerts/alerts';
import { takeList } from '../../../functions/src/product/list/take-list';
import { startOrdersCopied, type OrdersCopied } from '../../support/data/orders-copied';
import { startMailServer } from '../../support/mail/mail-server';

let stack: OrdersCopied;
let mails: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  stack = await startOrdersCopied();
  vi.stubEnv('MAIL_SENDER', 'nao-responda@mmv.local');
  vi.stubEnv('APP_URL', 'https://mmv.example');
  await stack.table
    .insertInto('categorias')
    .values({ CD_GRUPO: 'PNEU', DESCRICAO: 'Pneus' })
    .execute();
});
afterAll(() => stack.close());

/** Applies a list with the stock of these products. */
const take = (stocks: Record<string, number>) =>
  stack.table.transaction().execute((transaction) =>
    takeList(
      transaction,
      {
        products: Object.entries(stocks).map(([CD_PRODUTO, estoque_saldo]) => ({
          product: {
            ...{ CD_PRODUTO, DESCRICAO: `PNEU ${CD_PRODUTO}`, CD_GRUPO: 'PNEU', ativo: true },
            ...{ preco_venda: 77.7, estoque_saldo },
          },
        })),
        groups: [],
        problems: [],
      },
      { por: 'a', nome: 'Ana', arquivo: 'lista.csv' },
    ),
  );

async function change(uid: string, code: string, isWanted = true) {
  const ask = isWanted ? addAlert : removeAlert;
  await stack.table.transaction().execute((transaction) => ask(transaction, uid, code));
  return waiting(uid);
}

const waiting = (uid: string) => alertsOf(stack.table, uid);
const told = () => mails.taken.map(({ to }) => to.split('@')[0]);

const person = (uid: string, permissao: 'cliente' | 'vendedor', analise: unknown = true) => ({
  [paths.user(uid)]: { uid, nome: uid, permissao, analise, superUser: false, email: '' },
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 26, 15) });
  mails = await startMailServer();
  vi.stubEnv('SMTP_URL', mails.url());
  vi.spyOn(auth(), 'getUser').mockImplementation((uid) =>
    Promise.resolve({ email: `${uid}@bici.com`, emailVerified: true } as never),
  );
  for (const name of ['avisosdeprodutos', 'produtos', 'listasdeprodutos'] as const) {
    await stack.table.deleteFrom(name).execute();
  }
  await stack.database.ref().set(null);
  await stack.database.ref().update({
    'emails/lidosate': Date.now(),
    ...person('ana', 'cliente'),
    ...person('rafael', 'vendedor'),
    ...person('saiu', 'cliente', 'removido'),
    ...person('inativo', 'vendedor', false),
  });
  await take({ 1: 0, 2: -3, 3: 5 });
});
afterEach(async () => {
  await mails.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('§7 /avisodeproduto', () => {
  it('keeps each person’s own codes, each once, until they are taken back', async () => {
    expect(await change('ana', '2')).toEqual(['2']);
    expect(await change('ana', '1')).toEqual(['1', '2']);
    expect(await change('ana', '1')).toEqual(['1', '2']);
    expect(await change('rafael', '1')).toEqual(['1']);
    expect(await change('ana', '1', false)).toEqual(['2']);
    expect(await change('ana', 'nada', false)).toEqual(['2']);
    expect(await waiting('rafael')).toEqual(['1']);
  });

  it('refuses a product that has stock or left the catalogue', async () => {
    await expect(change('ana', '3')).rejects.toMatchObject({ status: 409, codigo: 'tem-estoque' });
    const unknown = { status: 404, codigo: 'produto-desconhecido' };
    await expect(change('ana', 'nada')).rejects.toMatchObject(unknown);
    await take({ 2: 0 });
    await expect(change('ana', '1')).rejects.toMatchObject(unknown);
    expect(await waiting('ana')).toEqual([]);
  });

  it('stores a hundred, also of calls at the same time', async () => {
    const codes = Array.from({ length: maxStockAlerts + 5 }, (_, at) => String(1000 + at));
    await take(Object.fromEntries(codes.map((code) => [code, 0])));
    const ends = await Promise.allSettled(codes.map((code) => change('ana', code)));
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Error] : []));
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({ status: 409, codigo: 'muitos-avisos' });
    const [first = ''] = await waiting('ana');
    // One that is stored already is no further one.
    await change('ana', first);
    expect(await waiting('ana')).toHaveLength(maxStockAlerts);
  });
});

describe('decision 119: a product that has stock again', () => {
  it('causes one mail with all products of the list, without prices, and ends the wish', async () => {
    for (const code of ['1', '2']) await change('ana', code);
    await change('rafael', '2');
    await sendMails();
    await take({ 1: 4, 2: -1, 3: 5 });
    await sendMails();
    expect(told()).toEqual(['ana']);
    expect(mails.taken[0]?.text).toContain('1 PNEU 1');
    expect(await waiting('ana')).toEqual(['2']);
    await change('ana', '2', false);

    await take({ 1: 0, 2: 0, 3: 5 });
    for (const code of ['1', '2']) await change('ana', code);
    await take({ 1: 4, 2: 9, 3: 5 });
    await sendMails();
    expect(told().slice(1).toSorted()).toEqual(['ana', 'rafael']);
    const mail = mails.taken.slice(1).find(({ to }) => to.startsWith('ana'));
    expect(mail?.text).toContain('1 PNEU 1\n2 PNEU 2');
    expect(mail?.text).not.toMatch(/77|R\$/);

    await take({ 1: 0, 2: 0, 3: 5 });
    await take({ 1: 4, 2: 9, 3: 5 });
    await sendMails();
    expect(mails.taken).toHaveLength(3);
  });

  it('causes one mail if the job dies before it deletes the wish', async () => {
    await change('ana', '1');
    await take({ 1: 4, 2: 0, 3: 5 });
    const rows = await stack.table.selectFrom('avisosdeprodutos').selectAll().execute();
    await sendMails();
    await stack.table.insertInto('avisosdeprodutos').values(rows).execute();
    await sendMails();
    expect(told()).toEqual(['ana']);
    expect(await waiting('ana')).toEqual([]);
  });

  it('causes none that was gone again before the mail', async () => {
    await change('ana', '1');
    await take({ 1: 4, 2: 0, 3: 5 });
    await take({ 1: 0, 2: 0, 3: 5 });
    await sendMails();
    expect(mails.taken).toEqual([]);
  });

  it('causes none for people who are no longer approved, and no failure for the administrator', async () => {
    for (const uid of ['saiu', 'inativo', 'ninguem']) await change(uid, '1');
    await take({ 1: 4, 2: 0, 3: 5 });
    await sendMails();
    expect(mails.taken).toEqual([]);
    const queue = (await stack.database.ref('emails/fila').get()).val() as Record<string, object>;
    expect(Object.values(queue).map((mail) => 'fim' in mail && !('falha' in mail))).toEqual([
      ...[true, true, true],
    ]);
  });
});
