import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';

import { wordLimits, type QuoteWords } from '../../../../domain/order/quote/words';
import { draftOrder, type OrderDraft } from '../../../../domain/order/quote/quote';
import { newOrderWrite } from '../../../../src/data/order/writes';
import { people } from '../../../support/data/people';
import { startRules } from '../../../support/rules-environment';
import { keyOf, orders, sellerEntries } from '../../../support/data/world';

const rules = startRules();

const send = (order: OrderDraft) => rules.write('customer', newOrderWrite(order, 4));

function withWords(words: Partial<QuoteWords>, note?: string): OrderDraft {
  const itens = orders.pending.itens.map((line) => ({
    ...line,
    ...(note !== undefined && { observacao: note }),
  }));
  const quote = { chave: keyOf(10), itens, seller: sellerEntries.seller };
  return { ...draftOrder(quote, people.customer, new Date()), ...words };
}

const long = (letters: number) => 'a'.repeat(letters);

describe('§5 words with a quote', () => {
  test('are stored with it', async () => {
    const words = {
      observacao: 'Entregar na loja 2\n<b>segunda</b> \u{1F6B2}',
      referencia: 'PC 118',
    };
    await assertSucceeds(send(withWords(words, 'a preta')));
    expect(await rules.stored('pedidos/4')).toMatchObject({
      ...words,
      itens: [{ observacao: 'a preta' }],
    });
  });

  test('with whatever signs are seen', async () => {
    const words = {
      observacao: '\u00c1rea\tde carga\r\n\u{1F468}\u200d\u{1F469}\u200d\u{1F467} \u2764\ufe0f',
    };
    await assertSucceeds(send(withWords(words, '\u5357口 – ñ \u{1F6B2}')));
    expect(await rules.stored('pedidos/4')).toMatchObject(words);
  });

  test('as long as they may be', () =>
    assertSucceeds(
      send(
        withWords(
          { observacao: long(wordLimits.observacao), referencia: long(wordLimits.referencia) },
          long(wordLimits.linha),
        ),
      ),
    ));

  test.each<[string, OrderDraft]>([
    ['a note of 10,000 characters', withWords({ observacao: long(10_000) })],
    ['an empty note', withWords({ observacao: '' })],
    ['a note that is no text', withWords({ observacao: 5 as never })],
    ['a note that is a record', withWords({ observacao: { a: 'b' } as never })],
    ['a note that reads backwards', withWords({ observacao: 'pagar \u202eoãn' })],
    ['a note that is isolated', withWords({ observacao: '\u2067pagar\u2069' })],
    ['a note with NUL', withWords({ observacao: 'a\0b' })],
    ['a note with an escape', withWords({ observacao: '\u001b[2J' })],
    ['a note with a link', withWords({ observacao: 'veja HTTPS://exemplo.com' })],
    ['a reference that is too long', withWords({ referencia: long(wordLimits.referencia + 1) })],
    ['a reference of two lines', withWords({ referencia: 'PC\n118' })],
    ['a reference with a link', withWords({ referencia: 'www.exemplo.com' })],
    ["a line's note that is too long", withWords({}, long(wordLimits.linha + 1))],
    ["a line's note that reads backwards", withWords({}, 'a \u202eatrep')],
    ["a line's note with a link", withWords({}, 'http://exemplo.com')],
  ])('%s is refused', (_, order) => assertFails(send(order)));

  test('nobody changes them afterwards', async () => {
    await assertSucceeds(send(withWords({ observacao: 'antes' }, 'antes')));
    for (const who of ['customer', 'seller', 'admin'] as const) {
      await assertFails(rules.write(who, { 'pedidos/4/observacao': 'depois' }));
      await assertFails(rules.write(who, { 'pedidos/4/itens/0/observacao': 'depois' }));
    }
  });
});
