import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { customerEntryOf, type CustomerEntry } from '../../../domain/people/customer-entry';
import { cartCents } from '../../../domain/cart/cart';
import { pauseBetweenMoves } from '../../../domain/order/change';
import { editOf, type QuoteEdit } from '../../../domain/order/edit/edit';
import { addUpLines, maxOrderLines } from '../../../domain/order/lines';
import type { Order } from '../../../domain/order/order';
import { draftOrder, type OrderDraft } from '../../../domain/order/quote/quote';
import { noWords } from '../../../domain/order/quote/words';
import { withdrawnReason } from '../../../domain/order/reason';
import type { CartLine } from '../../../domain/product/product';
import { editWrite, newOrderWrite, statusWrite } from '../../../src/data/order/writes';
import { newCustomerWrite, newSellerWrite } from '../../../src/data/people/writes';
import { busyAfter } from '../../../domain/registration/pace';
import { people, type Person } from '../../support/data/people';
import { seed } from '../../support/data/seed';
import { keyOf, sellerEntries } from '../../support/data/world';
import { startRules } from '../../support/rules-environment';
import { withHeads } from '../with-heads';

const rules = startRules();
const limit = 'usuarios/seller/desconto';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await rules.put(limit, 5);
});
afterEach(() => void vi.useRealTimers());

const lineOf = (code: string, desconto?: number, preco_venda = 8.5): CartLine => ({
  ...{ CD_PRODUTO: code, DESCRICAO: 'PNEU', CD_GRUPO: 'PNEU', estoque_saldo: 12 },
  ...{ preco_venda, quantity: 3, ...(desconto !== undefined && { desconto }) },
});
const discounted = [lineOf('1', 5, 0.35), lineOf('2')];

/** A quote by a seller for a customer. */
function draftOf(itens = discounted): OrderDraft {
  return draftBy('seller', { itens, customer: customerEntryOf(people.customer) });
}
function draftBy(who: Person, quote: { itens?: CartLine[]; customer?: CustomerEntry } = {}) {
  const words = { ...noWords, motivodesconto: 'Feira' };
  const rest = { chave: keyOf(10), words, seller: sellerEntries.seller };
  return draftOrder({ itens: discounted, ...rest, ...quote }, people[who], new Date());
}
/** The quote, some of whose fields are forged. */
const send = (draft: OrderDraft, forged: object = {}, who: Person = 'seller') =>
  rules.write(who, withHeads(newOrderWrite({ ...draft, ...forged }, 4)));
const stored = async () => (await rules.stored('pedidos/4')) as Order;
const notNumbers = ['5', 'NaN', true, { ate: 5 }];
const noDiscounts = [...notNumbers, 0, -1, 100, 1e9];

describe('decision 122: a seller’s quote has discounts', () => {
  test('up to the limit, with a reason, beside the list price', async () => {
    await assertSucceeds(send(draftOf()));
    const { itens, desconto, total } = await stored();
    expect(itens).toMatchObject([
      { preco_venda: 0.35, desconto: 5, soma: 99 },
      { preco_venda: 8.5, soma: 99 + 2550 },
    ]);
    expect(desconto).toEqual({ ate: 5, motivo: 'Feira' });
    expect(total).toBe(26.49);
    expect(itens[1]).not.toHaveProperty('desconto');
  });

  test('in their own name too', () => assertSucceeds(send(draftBy('seller'))));

  test.each<[string, CartLine[]]>([
    ['a hundredth above it', [lineOf('1', 5.01)]],
    ['far above it', [lineOf('1', 99)]],
    ['one line above it', [lineOf('1', 5), lineOf('2', 6)]],
  ])('not %s', (_what, lines) => assertFails(send(draftOf(lines))));

  test('not without a limit, nor after the administrator lowered it', async () => {
    await rules.put(limit, 4.99);
    await assertFails(send(draftOf()));
    await rules.clear(limit);
    await assertFails(send(draftOf()));
    await rules.put('usuarios/seller2/desconto', 99);
    await assertFails(send(draftOf()));
  });

  test.each<[string, object]>([
    ['without a grant', { desconto: null }],
    ['above the grant', { desconto: { ate: 4, motivo: 'Feira' } }],
    ['without a reason', { desconto: { ate: 5 } }],
    ['with an empty reason', { desconto: { ate: 5, motivo: '' } }],
    ['with a blank reason', { desconto: { ate: 5, motivo: '  ' } }],
    ['with a number as the reason', { desconto: { ate: 5, motivo: 7 } }],
    ['with a link as the reason', { desconto: { ate: 5, motivo: 'www.golpe.com' } }],
    ['with an endless reason', { desconto: { ate: 5, motivo: 'x'.repeat(201) } }],
    ['with a third field', { desconto: { ate: 5, motivo: 'Feira', por: 'admin' } }],
    ...noDiscounts.map((ate): [string, object] => [
      `up to ${JSON.stringify(ate)}`,
      { desconto: { ate, motivo: 'Feira' } },
    ]),
  ])('not %s', (_what, forged) => assertFails(send(draftOf(), forged)));

  test.each(noDiscounts)('not of %j in a line', async (desconto) => {
    const honest = addUpLines([lineOf('1', desconto as number)]);
    const whole = addUpLines([lineOf('1')]).map((line) => ({ ...line, desconto }));
    for (const itens of [whole, ...(Number.isFinite(honest[0]?.soma) ? [honest] : [])]) {
      const centavos = itens[0]?.soma ?? 0;
      const sums = { itens, linhas: 1, centavos, total: centavos / 100 };
      await assertFails(send(draftOf([lineOf('1', 5)]), sums));
    }
  });

  test.each([
    ['the list price', 105],
    ['half a cent less', 96],
    ['half a cent more', 102],
    ['nothing', 0],
  ])('not with a sum at %s', async (_what, soma) => {
    const draft = draftOf([lineOf('1', 5, 0.35)]);
    const itens = draft.itens.map((line) => ({ ...line, soma }));
    const sums = { itens, centavos: soma, total: soma / 100 };
    await assertFails(send(draft, sums));
    await assertSucceeds(send(draft));
  });

  test.each<[string, object]>([
    ['in their record', { permissao: 'cliente', desconto: 50 }],
    ['after they were a seller', { permissao: 'vendedor', analise: false, desconto: 50 }],
  ])('not a customer’s own, even with a limit %s', async (_what, record) => {
    await assertFails(send(draftBy('customer'), {}, 'customer'));
    await rules.put('usuarios/customer', { ...people.customer, ...record });
    await assertFails(send(draftBy('customer'), {}, 'customer'));
    await rules.reset();
  });

  test('and each of 10,000 prices and percents is rounded as the app does', async () => {
    await rules.put(limit, 99);
    const line = fc
      .tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 9900 }))
      .map(([cents, percent]) => lineOf('1', percent / 100 || undefined, cents / 100));
    const lines = fc.array(line, { minLength: maxOrderLines, maxLength: maxOrderLines });
    for (const itens of fc.sample(lines, { numRuns: 10, seed: seed() })) {
      const draft = draftOf(itens);
      await assertSucceeds(send(draft));
      expect((await stored()).centavos).toBe(cartCents(itens));
      await rules.reset();
      await rules.put(limit, 99);
    }
  });
});

describe('decision 122: discounts of a pending order', () => {
  const lines = [lineOf('1', 20), lineOf('2'), lineOf('3')];
  const place = 'pedidos/4';
  let order: Order;

  /** The administrator gave up to 20 %, which is above the seller's limit. */
  beforeEach(async () => {
    await send(draftOf(lines.map(({ desconto: _none, ...line }) => line)));
    await change('admin', { itens: lines, motivodesconto: 'Fim de linha' });
  });

  const forged = async (who: Person, edit: Partial<QuoteEdit>, more: object = {}) => {
    order = await stored();
    vi.setSystemTime(Date.now() + pauseBetweenMoves);
    const after = { edit: { ...editOf(order), ...edit }, words: 'x' };
    return { ...editWrite(order, after, people[who], `c${Date.now()}`), ...more };
  };
  const change = async (who: Person, edit: Partial<QuoteEdit>, more?: object) =>
    rules.write(who, await forged(who, edit, more));
  const kept = { [`${place}/desconto`]: { ate: 20, motivo: 'Fim de linha' } };

  test('a seller keeps what the administrator gave and changes other things', async () => {
    const [first, second] = lines as [CartLine, CartLine, CartLine];
    await assertSucceeds(change('seller', { itens: [{ ...first, quantity: 9 }, second] }));
    await assertSucceeds(change('seller', { itens: [second, { ...first, desconto: 4 }] }));
    expect((await stored()).desconto).toEqual({ ate: 20, motivo: 'Fim de linha' });
    await assertSucceeds(change('seller', { itens: [second] }));
    expect((await stored()).desconto).toEqual({ ate: 20, motivo: 'Fim de linha' });
    await rules.put('contas/admin/desde', 1);
    await assertSucceeds(change('admin', { itens: lines, motivodesconto: 'Feira' }));
    expect((await stored()).desconto).toEqual({ ate: 20, motivo: 'Feira' });
  });

  test.each<[string, Person, Partial<QuoteEdit>, object?]>([
    ['above what the administrator gave', 'seller', { itens: [lineOf('1', 20.01)] }, kept],
    ['more than both', 'seller', { itens: [lineOf('1', 21)] }],
    ['another reason', 'seller', { motivodesconto: 'Outro' }],
    ['the same again', 'seller', { observacao: 'já' }, kept],
    [
      'a smaller grant, while a line keeps more',
      'seller',
      { observacao: 'já' },
      { [`${place}/desconto`]: { ate: 5, motivo: 'Outro' } },
    ],
    ['no grant, while a line keeps more', 'seller', {}, { [`${place}/desconto`]: null }],
    ['no grant, by the administrator', 'admin', {}, { [`${place}/desconto`]: null }],
    ['only the reason', 'admin', {}, { [`${place}/desconto/ate`]: null }],
    ['no reason', 'admin', {}, { [`${place}/desconto/motivo`]: null }],
    ['a smaller grant alone', 'admin', {}, { [`${place}/desconto/ate`]: 1 }],
    ['a discount inside a line', 'admin', {}, { [`${place}/itens/2/desconto`]: 20 }],
    ['a list price with its sum', 'seller', {}, { [`${place}/itens/2/preco_venda`]: 1 }],
    ['nobody else’s', 'seller2', { observacao: 'já' }],
  ])('nobody writes %s', async (_what, who, edit, more) => {
    await assertFails(change(who, edit, more));
  });

  test('half an administrator has a seller’s limit', async () => {
    await rules.put('usuarios/seller/superUser', true);
    await assertFails(change('seller', { itens: [lineOf('1', 21)] }));
    await assertSucceeds(change('seller', { observacao: 'já' }));
  });

  test('nobody writes one without a session or without its history entry', async () => {
    const write = await forged('admin', { motivodesconto: 'Feira' });
    await assertFails(rules.write(null, write));
    await assertFails(rules.write('admin', { [`${place}/desconto`]: write[`${place}/desconto`] }));
    const { [`${place}/desconto`]: desconto } = write;
    const moved = statusWrite(order, 'aprovar', people.seller, 'm1');
    await assertFails(rules.write('seller', { ...moved, [`${place}/desconto`]: desconto }));
    await assertSucceeds(rules.write('admin', write));
  });

  test('its customer changes nothing, also if they drop the discount, and may withdraw it', async () => {
    await assertFails(change('customer', { observacao: 'já' }));
    await assertFails(change('customer', { itens: [lineOf('9')] }));
    await assertFails(change('customer', { itens: [lineOf('1', 20), lineOf('2', 20)] }));
    await assertFails(change('customer', { itens: [lineOf('1', 30)], motivodesconto: 'Eu' }));
    vi.setSystemTime(Date.now() + pauseBetweenMoves);
    const gone = statusWrite(await stored(), 'excluir', people.customer, 'w1', withdrawnReason);
    await assertSucceeds(rules.write('customer', gone));
  });

  test('a customer gives none to an order without', async () => {
    await rules.reset();
    await rules.put(limit, 5);
    await send(draftOf([lineOf('1')]));
    await assertSucceeds(change('customer', { itens: [lineOf('1'), lineOf('2')] }));
    await assertFails(change('customer', { itens: discounted, motivodesconto: 'Eu' }));
    for (const ate of ['5', 100]) {
      const grant = { [`${place}/desconto`]: { ate, motivo: 'Eu' } };
      await assertFails(change('admin', { observacao: 'já' }, grant));
    }
    await assertSucceeds(change('seller', { itens: discounted, motivodesconto: 'Feira' }));
  });
});

describe('decision 122: the administrator sets each seller’s limit', () => {
  test('which may go again', async () => {
    for (const to of [0.01, 12.5, 99, null]) {
      await assertSucceeds(rules.write('admin', { [limit]: to }));
    }
    await assertFails(rules.write('admin', { 'usuarios/customer/desconto': 5 }));
    await assertFails(rules.write('admin', { 'usuarios/nobody/desconto': 5 }));
    await assertFails(rules.write(null, { [limit]: 5 }));
    for (const to of [...noDiscounts, 99.01]) {
      await assertFails(rules.write('admin', { [limit]: to }));
    }
  });

  test('with a registration or later; no customer registers with one', async () => {
    const one = { ...people.pendingSeller, uid: 'newSeller', email: 'c@mmv.local', desconto: 5 };
    await assertSucceeds(rules.write('admin', newSellerWrite(one, 'segredo99', 4)));
    const { removido: _never, ...customer } = { removido: '', ...people.pending };
    const newcomer = { uid: 'newcomer', email: 'novo@bici.com.br' };
    const register = (more: object) => {
      const record = { ...customer, ...newcomer, analise: false as const, ...more };
      return rules.write(newcomer, newCustomerWrite(record, 5, busyAfter(0, Date.now())));
    };
    await assertFails(register({ desconto: 5 }));
    await assertSucceeds(register({}));
  });
});
