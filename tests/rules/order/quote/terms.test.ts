import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';

import { dayText } from '../../../../domain/figures/period';
import { draftOrder } from '../../../../domain/order/quote/quote';
import {
  maxTerms,
  storedSettings,
  type Terms,
  type TermSettings,
} from '../../../../domain/order/quote/terms';
import { dayInSaoPaulo } from '../../../../domain/words/time';
import { newOrderWrite } from '../../../../src/data/order/writes';
import { people } from '../../../support/data/people';
import { keyOf, orders, sellerEntries } from '../../../support/data/world';
import { startRules } from '../../../support/rules-environment';

const rules = startRules();

const dayFromNow = (days: number) => dayText(dayInSaoPaulo(new Date()) + days);

const settings: TermSettings = {
  pagamentos: ['À vista', '30', 'Boleto 28/35/42 dias'],
  transportadoras: ['Serra Azul (ME)'],
  pede: {
    ...{ pagamento: 'pergunta', frete: 'pergunta' },
    ...{ transportadora: 'pergunta', entrega: 'pergunta' },
  },
};
const ask = (changes: Partial<TermSettings> = {}) =>
  rules.put('condicoes', storedSettings({ ...settings, ...changes }));

/** Sends a quote with these terms; '' has none. */
function send(condicoes: Terms | ''): Promise<void> {
  const quote = {
    ...{ chave: keyOf(10), itens: orders.pending.itens, seller: sellerEntries.seller },
  };
  const order = {
    ...draftOrder(quote, people.customer, new Date()),
    ...(condicoes && { condicoes }),
  };
  return rules.write('customer', newOrderWrite(order, 4));
}

describe('§5 terms of a quote', () => {
  test.each<[string, Terms]>([
    ['each of them', { pagamento: 'Boleto 28/35/42 dias', frete: '0', entrega: dayFromNow(30) }],
    ['today', { entrega: dayFromNow(0) }],
    ['a carrier with brackets', { transportadora: 'Serra Azul (ME)', frete: '9' }],
    ['a leap day', { entrega: '2096-02-29' }],
  ])('are stored: %s', async (_what, terms) => {
    await ask();
    await assertSucceeds(send(terms));
    expect(await rules.stored('pedidos/4/condicoes')).toEqual(terms);
  });

  test('are not needed if they are only asked for', async () => {
    await ask();
    await assertSucceeds(send(''));
  });

  test.each<[string, unknown]>([
    ['a payment of one’s own', { pagamento: 'Quando der' }],
    ['a part of a payment', { pagamento: 'Boleto' }],
    ['two payments', { pagamento: 'À vista|30' }],
    ['no payment', { pagamento: '' }],
    ['a payment as a number', { pagamento: 30 }],
    ['a payment as a record', { pagamento: { a: 'À vista' } }],
    ['a carrier for a payment', { pagamento: 'Serra Azul (ME)' }],
    ['a payment for a carrier', { transportadora: 'À vista' }],
    ['two carriers', { transportadora: 'Serra Azul (ME)|Serra Azul (ME)' }],
    ['a carrier as a number', { transportadora: 1 }],
    ['a freight of no invoice', { frete: '5' }],
    ['a freight as a number', { frete: 0 }],
    ['a freight in words', { frete: 'CIF' }],
    ['yesterday', { entrega: dayFromNow(-1) }],
    ['a day of no calendar', { entrega: '2099-02-29' }],
    ['a day in another form', { entrega: '31/12/2099' }],
    ['a day of later', { entrega: '2099-12-31T00:00' }],
    ['a day as a number', { entrega: 20991231 }],
    ['a term that nobody named', { prazo: '30 dias' }],
    ['a text', 'À vista'],
    ['an endless text', 'x'.repeat(100_000)],
  ])('%s is refused', async (_what, terms) => {
    await ask();
    await assertFails(send(terms as Terms));
  });

  test('without settings there are none', async () => {
    await assertFails(send({ frete: '0' }));
    await assertFails(send({ entrega: dayFromNow(1) }));
    await rules.put('condicoes/pagamentos', '|À vista|');
    await assertFails(send({ pagamento: 'À vista' }));
    await assertSucceeds(send(''));
  });

  test('a name that the administrator removed is refused', async () => {
    await ask();
    await rules.write('admin', {
      condicoes: storedSettings({ ...settings, pagamentos: ['À vista'] }),
    });
    await assertFails(send({ pagamento: 'Boleto 28/35/42 dias' }));
    await assertSucceeds(send({ pagamento: 'À vista' }));
  });

  test.each<[keyof Terms, string]>([
    ['pagamento', 'À vista'],
    ['frete', '1'],
    ['transportadora', 'Serra Azul (ME)'],
    ['entrega', dayFromNow(2)],
  ])('%s must be there if it is required', async (name, value) => {
    await ask({ pede: { ...settings.pede, [name]: 'exige' } });
    await assertFails(send(''));
    await assertFails(send(name === 'frete' ? { pagamento: 'À vista' } : { frete: '0' }));
    await assertSucceeds(send({ [name]: value }));
  });

  test('nobody changes them afterwards', async () => {
    await ask();
    await send({ pagamento: 'À vista' });
    for (const who of ['customer', 'seller', 'admin'] as const) {
      await assertFails(rules.write(who, { 'pedidos/4/condicoes/pagamento': '30' }));
      await assertFails(rules.write(who, { 'pedidos/4/condicoes': null }));
      await assertFails(rules.write(who, { 'cabecalhos/4/condicoes': { pagamento: '30' } }));
    }
  });
});

describe('the settings of the terms', () => {
  const names = (count: number, length = 5) => `|${`${'x'.repeat(length)}|`.repeat(count)}`;

  test.each(['customer', 'seller', 'pending', null] as const)(
    '%s writes none of them',
    async (who) => {
      await assertFails(rules.write(who, { condicoes: storedSettings(settings) }));
      await ask();
      await assertFails(rules.write(who, { condicoes: null }));
      await assertFails(rules.write(who, { 'condicoes/pagamentos': '|De graça|' }));
      await assertFails(rules.write(who, { 'condicoes/pede/pagamento': null }));
    },
  );

  test.each<[string, unknown]>([
    ['as many names as possible', { pagamentos: names(maxTerms, 60) }],
    ['a freight alone', { pede: { frete: 'exige' } }],
    ['nothing', null],
  ])('the administrator stores %s', (_what, value) =>
    assertSucceeds(rules.write('admin', { condicoes: value })),
  );

  test.each<[string, unknown]>([
    ['a text', 'À vista'],
    ['one name too many', { pagamentos: names(maxTerms + 1) }],
    ['endless names', { transportadoras: names(2, 5000) }],
    ['a name without an end', { pagamentos: '|À vista' }],
    ['an empty name', { pagamentos: '|À vista||30|' }],
    ['names as a number', { pagamentos: 30 }],
    ['names as a list', { transportadoras: ['À vista'] }],
    ['a name over two lines', { pagamentos: '|À\nvista|' }],
    ['a name that reads backwards', { transportadoras: '|Azul \u202earreS|' }],
    ...['http://x', 'www.x', 'x://y'].flatMap((link): [string, unknown][] => [
      [`a payment with ${link}`, { pagamentos: `|${link}|` }],
      [`a carrier with ${link}`, { transportadoras: `|${link}|` }],
    ]),
    ['a payment to choose without names', { pede: { pagamento: 'exige' } }],
    ['a carrier to choose without names', { pede: { transportadora: 'pergunta' } }],
    ['another asking', { pede: { frete: 'sim' } }],
    ['a term that nobody named', { pede: { prazo: 'exige' } }],
    ['something of its own', { pede: { frete: 'exige' }, extra: 1 }],
  ])('the administrator can’t store %s', (_what, value) =>
    assertFails(rules.write('admin', { condicoes: value })),
  );
});

describe('the terms of a cart and a list', () => {
  const cart = 'carrinhos/customer/customer';
  const store = (condicoes: unknown) =>
    rules.write('customer', { [cart]: { versao: 1, escritas: 'w', condicoes } });

  test('are any short texts', () =>
    assertSucceeds(store({ pagamento: 'o que já não existe', entrega: '2020-01-01' })));

  test.each<[string, unknown]>([
    ['a long text', { pagamento: 'x'.repeat(61) }],
    ['an empty text', { frete: '' }],
    ['a number', { frete: 1 }],
    ['a term that nobody named', { prazo: 'x' }],
    ['a text for all', 'x'],
  ])('%s is refused', (_what, terms) => assertFails(store(terms)));
});
