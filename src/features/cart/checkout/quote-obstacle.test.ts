import { describe, expect, it } from 'vitest';

import { customerEntryOf } from '../../../../domain/people/customer-entry';
import { noSeller } from '../../../../domain/order/quote/quote';
import { noWords } from '../../../../domain/order/quote/words';
import { people } from '../../../../tests/support/data/people';
import { loading } from '../../../providers/live/live';
import { quoteObstacle } from './quote-obstacle';

const rafael = { value: 'rafael', label: 'Rafael Moreira' };
const ready = <T>(data: T) => ({ status: 'ready', data }) as const;
const failed = { status: 'failed', error: new Error('dead'), retry: () => undefined } as const;
const good = {
  sellers: ready([rafael]),
  seller: 'rafael',
  chosen: rafael,
  unfit: undefined,
  gone: false,
  packed: false,
  short: undefined,
  words: noWords,
  unmet: undefined,
  discount: undefined,
  customer: null,
  entry: loading,
  connected: true,
};
const bici = { customer: { uid: 'customer', nome: 'BICI LTDA' } };
const unknown = { ...bici, entry: loading };

describe('§5 Quote: obstacles', () => {
  it.each([
    ['nothing', {}],
    [
      'nothing for a customer who is known',
      { ...bici, entry: ready(customerEntryOf(people.customer)) },
    ],
    ['nothing for one who can’t be known without a connection', { ...unknown, connected: false }],
  ])('%s', (_, fields) => {
    expect(quoteObstacle({ ...good, ...fields })).toBeUndefined();
  });

  it.each([
    [
      'no choice',
      { seller: noSeller, chosen: undefined },
      /^Por favor, selecione seu representante\.$/,
    ],
    ['no choice yet', { sellers: loading, seller: noSeller, chosen: undefined }, /^Por favor/],
    ['a choice that is gone', { seller: 'gone', chosen: undefined }, /^Por favor, selecione/],
    [
      'one that is still loaded',
      { sellers: loading, chosen: undefined },
      /ainda não foram carregados/,
    ],
    ['a product that is gone', { gone: true }, /^Remova os produtos que saíram/],
    ['a quantity that fits no pack', { packed: true }, /^Corrija as quantidades/],
    ['a discount', { discount: 'Escreva o motivo do desconto.' }, /^Escreva o motivo/],
    ['a small total', { short: 'Faltam R$ 5,00.' }, /^Faltam/],
    ['a text', { words: { ...noWords, observacao: 'a'.repeat(1001) } }, /^Corrija a observação/],
    ['too many lines', { unfit: 'Um orçamento tem no máximo 1.000 itens.' }, /no máximo 1\.000/],
    ['a customer on their way', unknown, /^Os dados do cliente ainda não foram carregados/],
    ['one who can’t be read', { ...bici, entry: failed }, /^Os dados do cliente ainda não/],
    ['one who is not approved', { ...bici, entry: ready(null) }, /^BICI LTDA não está mais/],
  ])('%s', (_, fields, words) => {
    expect(quoteObstacle({ ...good, ...fields })).toMatch(words);
  });
});
