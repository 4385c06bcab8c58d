import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { OrderStatus } from '../../../domain/order/status';
import { paths } from '../../../domain/paths';
import { auth } from '../../../functions/src/firebase';
import { enqueue, maxMailAttempts } from '../../../functions/src/mail/queue/entries';
import { mailsOfOrder } from '../../../functions/src/mail/queue/events';
import { sendMails } from '../../../functions/src/mail/send-mails';
import { catchUp } from '../../../functions/src/order/copy/catch-up';
import { anOrder } from '../../support/data/an-order';
import { startOrdersCopied, type OrdersCopied } from '../../support/data/orders-copied';
import { storedOrder } from '../../support/data/stored-order';
import { startMailServer } from '../../support/mail/mail-server';

const noAddress = new Set<string>();

const minute = 60_000;
const company = 'pedidos@mmv.local';
let stack: OrdersCopied;
let mails: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  stack = await startOrdersCopied();
  vi.stubEnv('MAIL_SENDER', 'nao-responda@mmv.local');
  vi.stubEnv('COMPANY_MAILBOX', company);
  vi.stubEnv('APP_URL', 'https://mmv.example');
});
afterAll(() => stack.close());

const put = (values: Record<string, unknown>) => stack.database.ref().update(values);
const stored = async (path: string) => (await stack.database.ref(path).get()).val() as unknown;
const waiting = async () => {
  const all = (await stored('emails/fila')) as Record<string, { quando?: number }> | null;
  return Object.entries(all ?? {}).flatMap(([key, { quando }]) =>
    quando === undefined ? [] : [key],
  );
};
const failures = async () => {
  const all = (await stored('emails/fila')) as Record<
    string,
    { falha?: number; motivo?: string }
  > | null;
  return Object.entries(all ?? {}).flatMap(([key, { falha, motivo }]) =>
    falha === undefined ? [] : [[key, motivo]],
  );
};
const compared = async () =>
  (await stack.table.selectFrom('conferencias').select('numeropedido').execute()).map(
    ({ numeropedido }) => numeropedido,
  );
const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms);
const told = () => mails.taken.map(({ to }) => to.split('@')[0]);
const textsTo = (uid: string) => mails.taken.filter(({ to }) => to.startsWith(`${uid}@`));

const person = (uid: string, permissao: 'cliente' | 'vendedor' = 'cliente') => ({
  [paths.user(uid)]: { uid, nome: uid, permissao, analise: true, superUser: false, email: '' },
});

const orderOf = (numerodopedido: number, uid = 'ana') => {
  const order = anOrder();
  return {
    ...anOrder({ numerodopedido, cliente: { ...order.cliente, uid, nome: uid } }),
    criadoem: Date.now(),
    mudouem: Date.now(),
  };
};

/** A customer stores an order directly in the database, and their browser dies. */
async function sent(number: number, uid = 'ana'): Promise<void> {
  await put(storedOrder(orderOf(number, uid)));
  // On a busy machine the job would compare the order only in a later run, once it is copied.
  await catchUp(stack.database, (query) => query(stack.table), Infinity);
}

interface Move {
  uid?: string;
  by?: string;
  id?: string;
  para?: OrderStatus;
}

/** A person moves an old order. */
async function moved(
  number: number,
  { uid = 'ana', by = 'rafael', id = `l${number}`, para = 'Aprovado' }: Move = {},
): Promise<void> {
  const line = { campo: 'status', de: 'Pendente', para, por: { uid: by }, em: Date.now() } as const;
  const order = { ...orderOf(number, uid), criadoem: 1, status: para, mudanca: id };
  const historico = (await stored(paths.orderHistory(number))) as object | null;
  await put(storedOrder({ ...order, historico: { ...historico, [id]: line } }));
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 26, 15) });
  mails = await startMailServer();
  vi.stubEnv('SMTP_URL', mails.url());
  noAddress.clear();
  vi.spyOn(auth(), 'getUser').mockImplementation((uid) =>
    noAddress.has(uid)
      ? Promise.reject(Object.assign(new Error(), { code: 'auth/user-not-found' }))
      : Promise.resolve({ email: `${uid}@bici.com`, emailVerified: true } as never),
  );
  await stack.forget();
  await stack.database.ref().set(null);
  await put({
    'emails/lidosate': Date.now(),
    ...person('ana'),
    ...person('beto'),
    ...person('rafael', 'vendedor'),
  });
  pass(1000);
});
afterEach(async () => {
  await mails.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('decision 97: events cause mails, even if the browser dies', () => {
  it('about a new order, once, to company, seller and customer, and it is compared', async () => {
    await sent(12);
    await sendMails();
    expect(told().toSorted()).toEqual(['ana', 'pedidos', 'rafael']);
    expect(await compared()).toEqual([12]);
    pass(minute);
    await sendMails();
    expect(mails.taken).toHaveLength(3);
    expect(await waiting()).toEqual([]);
  });

  it('about a move, a minute later, to its customer and its seller, but not to its author', async () => {
    await moved(12, { by: 'admin' });
    await moved(13, { by: 'rafael', para: 'Excluido' });
    await sendMails();
    expect(told()).toEqual([]);
    pass(minute);
    await sendMails();
    expect(told().toSorted()).toEqual(['ana', 'rafael']);
    expect(textsTo('ana')[0]?.text).toContain('O seu pedido 13 foi excluído.');
    expect(textsTo('rafael')[0]?.text).toMatch(/O pedido 12, de CICLO ANTUNES.*, foi aprovado\./);
    expect(textsTo('rafael')[0]?.text).not.toContain('pedido 13');
  });

  it('decision 117: about changed lines to the other side, which are compared again', async () => {
    await sent(12);
    await sendMails();
    pass(minute);
    const line = { campo: 'itens', de: '', para: 'saiu 1006: 2', em: Date.now() } as const;
    const historico = { e1: { ...line, por: { uid: 'ana' } } };
    const changed = { mudanca: 'e1', alterado: line.em, mudouem: line.em, historico };
    await put(storedOrder({ ...orderOf(12), criadoem: 1, ...changed }));
    await catchUp(stack.database, (query) => query(stack.table), Infinity);
    await sendMails();
    pass(minute);
    await sendMails();
    const about = textsTo('rafael').filter(({ text }) => text.includes('alterou'));
    expect(about).toHaveLength(1);
    expect(about[0]?.text).toMatch(
      /CICLO ANTUNES.* alterou o orçamento 12\.\nÚltima alteração: saiu/,
    );
    expect(textsTo('ana').filter(({ text }) => text.includes('alterou'))).toEqual([]);
  });

  it('about a move undone within the minute, only the order’s present state', async () => {
    await moved(12, { id: 'a' });
    await sendMails();
    pass(30_000);
    await moved(12, { id: 'b', para: 'Pendente' });
    pass(30_000);
    await sendMails();
    pass(30_000);
    await sendMails();
    expect(textsTo('ana')).toHaveLength(1);
    expect(textsTo('ana')[0]?.text).toContain('voltou à análise');
    expect(await waiting()).toEqual([]);
  });

  it('of another seller, to the new one', async () => {
    const line = {
      campo: 'vendedor' as const,
      ...{ de: 'L', para: 'Rafael', por: { uid: 'admin' }, em: Date.now() },
    };
    const order = { ...orderOf(12), criadoem: 1, mudanca: 'c', historico: { c: line } };
    await put(storedOrder(order));
    pass(minute);
    await sendMails();
    expect(told()).toEqual(['rafael']);
    expect(mails.taken[0]?.text).toContain('agora é seu');
  });

  it('of the steps of ten minutes, one to the customer, without prices', async () => {
    const approved = { ...orderOf(12), criadoem: 1, mudouem: 1, status: 'Aprovado' } as const;
    await put(storedOrder(approved));
    const step = (id: string, step: object) => ({
      [`${paths.progress(12)}/cliente`]: 'ana',
      [paths.progressMoment(12)]: Date.now(),
      [paths.step(12, id)]: { ...step, em: Date.now() },
    });
    await put(step('a', { tipo: 'faturado', nota: '12/A' }));
    await sendMails();
    pass(8 * minute);
    await put(step('b', { tipo: 'enviado', transportadora: 'TRANS SUL' }));
    await put(step('c', { tipo: 'entregue', linhas: { l0: 1 } }));
    await sendMails();
    expect(told()).toEqual([]);
    pass(2 * minute);
    await sendMails();
    expect(told()).toEqual(['ana']);
    const [mail] = mails.taken;
    expect(mail?.text).toContain(
      'O seu pedido 12 tem novo andamento.\nFaturado: nota 12/A.\nEnviado: TRANS SUL.\nEntregue em parte.\n',
    );
    expect(mail?.text).not.toMatch(/R\$/);
    pass(20 * minute);
    await sendMails();
    expect(mails.taken).toHaveLength(1);
    // Nothing is told about an order that returned to analysis meanwhile.
    await put(step('d', { tipo: 'entregue' }));
    await put({ [`${paths.orderHead(12)}/status`]: 'Pendente' });
    await sendMails();
    pass(10 * minute);
    await sendMails();
    expect(mails.taken).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('of an approval, to a customer and to a seller', async () => {
    const line = { acao: 'aprovar', em: Date.now(), por: { uid: 'admin', nome: 'A' } };
    for (const uid of ['ana', 'rafael']) {
      await put({
        [paths.approval(uid, 'x')]: line,
        [paths.approvalPace(uid)]: { em: line.em, vezes: 1 },
      });
    }
    await sendMails();
    expect(told().toSorted()).toEqual(['ana', 'rafael']);
    expect(mails.taken[0]?.text).toContain('Seu cadastro foi aprovado');
  });

  it('in any order and however often its event is found, by one mail', async () => {
    const order = orderOf(12);
    const mailsOf = () => mailsOfOrder({ ...order, historico: null }, 0);
    const added = await Promise.all([enqueue(mailsOf()), enqueue(mailsOf())]);
    expect(added.filter(Boolean)).toHaveLength(1);
    await put(storedOrder(order));
    await Promise.all([sendMails(), enqueue(mailsOf())]);
    await enqueue(mailsOf());
    await sendMails();
    expect(told().toSorted()).toEqual(['ana', 'pedidos', 'rafael']);
  });

  it('not about events before the first run, which removes an earlier version’s markers', async () => {
    await put({ 'emails/lidosate': null, 'emails/orcamento-7-equipe': 9e15 });
    pass(-2 * minute);
    await sent(12);
    pass(2 * minute);
    await sendMails();
    expect(mails.taken).toEqual([]);
    expect(await stored('emails/orcamento-7-equipe')).toBeNull();
  });

  it('compares an order once the product table answers again', async () => {
    await stack.table.schema.alterTable('conferencias').renameTo('fora').execute();
    await sent(12);
    await sendMails();
    expect(mails.taken).toHaveLength(3);
    await stack.table.schema.alterTable('fora').renameTo('conferencias').execute();
    pass(minute);
    await sendMails();
    expect(await compared()).toEqual([12]);
  });

  it('is kept for a day and no longer, so that nothing is sent twice', async () => {
    await sent(12);
    await sendMails();
    pass(23 * 60 * minute);
    await sendMails();
    expect(Object.keys((await stored('emails/fila')) as object)).toHaveLength(4);
    pass(2 * 60 * minute);
    await sendMails();
    expect(await stored('emails/fila')).toBeNull();
    expect(mails.taken).toHaveLength(3);
  });
});

describe('decision 97: how many mails a reader gets', () => {
  it('one about all moves of a minute, then one a minute, after ten a day one an hour', async () => {
    for (const number of [12, 13, 14]) await moved(number);
    pass(minute);
    await sendMails();
    expect(textsTo('ana')).toHaveLength(1);
    expect(textsTo('ana')[0]?.text).toContain('Novidades de 3 pedidos');
    for (let at = 0; at < 12; at += 1) {
      await moved(20 + at);
      pass(minute);
      await sendMails();
    }
    expect(textsTo('ana')).toHaveLength(11);
    pass(60 * minute);
    await sendMails();
    expect(textsTo('ana')).toHaveLength(12);
  });

  it('three about new quotes in a minute, one each; more of them in one mail', async () => {
    for (const number of [12, 13]) await sent(number);
    await sendMails();
    expect(textsTo('pedidos')).toHaveLength(2);
    for (let at = 0; at < 12; at += 1) await sent(20 + at);
    await sendMails();
    expect(textsTo('pedidos')).toHaveLength(3);
    expect(textsTo('pedidos')[2]?.text).toContain('12 novos orçamentos');
    await sent(40);
    await sendMails();
    expect(textsTo('pedidos')).toHaveLength(3);
    pass(minute);
    await sendMails();
    expect(textsTo('pedidos')).toHaveLength(4);
  });
});

describe('decision 97: a mail server that fails', () => {
  const fifty = Array.from({ length: 50 }, (_, at) => `c${String(at).padStart(2, '0')}`);
  async function fiftyMoves() {
    await put(Object.assign({}, ...fifty.map((uid) => person(uid))) as Record<string, unknown>);
    await Promise.all(fifty.map((uid, at) => moved(100 + at, { uid })));
    pass(minute);
  }

  it('is slow: fifty customers get mails in one run over one connection, while another run waits', async () => {
    await fiftyMoves();
    let others = 0;
    mails.beforeTaking(async () => {
      pass(700);
      if (mails.taken.length % 10 === 0) {
        others += 1;
        await sendMails();
      }
    });
    await sendMails();
    expect(told().toSorted()).toEqual(fifty);
    expect(others).toBe(5);
    expect(mails.connections()).toBe(1);
  });

  it('is too slow for one run: the next one continues', async () => {
    await fiftyMoves();
    mails.beforeTaking(() => pass(20_000));
    await sendMails();
    expect(mails.taken.length).toBeLessThan(30);
    await sendMails();
    await sendMails();
    expect(told().toSorted()).toEqual(fifty);
  });

  it('refuses one address: the administrator learns it, and the others get theirs', async () => {
    await fiftyMoves();
    mails.refuses.set('c07@bici.com', '550 no such mailbox');
    mails.refuses.set('c08@bici.com', '450 come back later');
    noAddress.add('c09');
    await sendMails();
    expect(mails.taken).toHaveLength(47);
    expect(await failures()).toEqual([
      ['pedido-107-l107', 'recusado'],
      ['pedido-109-l109', 'semendereco'],
    ]);
    mails.refuses.clear();
    pass(minute);
    await sendMails();
    expect(told().slice(47)).toEqual(['c08']);
  });

  it('gets no mail for a former seller, but the administrator learns of a removed customer', async () => {
    await put({
      [`${paths.user('ana')}/analise`]: 'removido',
      [`${paths.user('rafael')}/analise`]: false,
    });
    await moved(12, { by: 'admin' });
    pass(minute);
    await sendMails();
    expect(mails.taken).toEqual([]);
    expect(await failures()).toEqual([['pedido-12-l12', 'semendereco']]);
    expect(await waiting()).toEqual([]);
  });

  it('is down for ten minutes: one attempt per run, and then all mails leave', async () => {
    await fiftyMoves();
    await mails.stop();
    for (let run = 0; run < 10; run += 1) {
      await sendMails();
      pass(minute);
    }
    expect(await failures()).toEqual([]);
    expect(await waiting()).toHaveLength(50);
    await mails.start();
    await sendMails();
    expect(mails.taken.length).toBeGreaterThanOrEqual(40);
    pass(60 * minute);
    await sendMails();
    expect(told().toSorted()).toEqual(fifty);
  });

  it('is down for a day: the mail is given up, and sent when the administrator retries it', async () => {
    await moved(12);
    await mails.stop();
    for (let run = 0; run < maxMailAttempts; run += 1) {
      pass(60 * minute);
      await sendMails();
    }
    expect(await failures()).toEqual([['pedido-12-l12', 'servidor']]);
    await mails.start();
    pass(60 * minute);
    await sendMails();
    expect(mails.taken).toEqual([]);
    await put({ [paths.mailRequest('pedido-12-l12')]: 'denovo' });
    await sendMails();
    expect(told()).toEqual(['ana']);
    expect(await failures()).toEqual([]);
  });

  it('has given up a mail that the administrator dismisses: it is gone', async () => {
    noAddress.add('ana');
    await moved(12);
    pass(minute);
    await sendMails();
    await put({ [paths.mailRequest('pedido-12-l12')]: 'dispensar' });
    noAddress.clear();
    await sendMails();
    expect(await failures()).toEqual([]);
    expect(mails.taken).toEqual([]);
  });

  it('accepted a mail whose run died before noting it: it is sent again, at least once, with all others', async () => {
    await fiftyMoves();
    let kill = () => {};
    const killed = new Promise<void>((resolve) => (kill = resolve));
    mails.beforeTaking(() => {
      if (mails.taken.length < 20) return undefined;
      kill();
      // The run never gets an answer.
      return new Promise<void>(() => undefined);
    });
    void sendMails().catch(() => undefined);
    await killed;
    mails.beforeTaking(() => undefined);
    await sendMails();
    expect(mails.taken).toHaveLength(20);
    pass(2 * minute);
    await sendMails();
    expect(told().toSorted()).toEqual(fifty);
  });
});
