import { describe, expect, it } from 'vitest';

import { readAddress, writeAddress } from '../../../providers/page/address/address-values';
import { initialStatus } from '../../../../domain/order/status';
import { noQuestion } from '../../../../domain/order/search/question';
import { noOrderFilters } from '../../../../tests/support/data/no-order-filters';
import { administratorView, customerView, sellerView } from './order-views';

const firstPlace = {
  ...noOrderFilters,
  ...noQuestion,
  ...{
    everywhere: false,
    status: initialStatus,
    customer: '',
    representative: '',
    open: [],
    view: '',
  },
};

const read = (view: typeof administratorView, search: string) =>
  readAddress(view.address, { search, state: null }, 'me');

const full =
  '?empresa=BIKE&procura=todos&ordem=menor&de=2026-01-31&ate=2026-02-28&valorde=10.5&valorate=1500&observacao=sim&diferenca=sim&atencao=sim';

describe('§2 /pedidos: the address of a list', () => {
  it('holds all that was asked', () => {
    const place = read(administratorView, full);
    expect(place).toEqual({
      ...firstPlace,
      company: 'BIKE',
      everywhere: true,
      sort: 'menor',
      ...{ from: '2026-01-31', to: '2026-02-28', least: 1050, most: 150_000 },
      ...{ words: true, differs: true, attention: true },
    });
    const written = writeAddress(administratorView.address, place);
    expect(read(administratorView, written)).toEqual(place);
    expect(written.length).toBe(full.length);
  });

  it.each([
    '?de=2026-02-30',
    '?de=31/01/2026',
    '?ate=x',
    '?valorde=-1',
    '?valorate=1e9',
    '?valorde=abc',
    '?ordem=preco',
    '?observacao=1',
    '?procura=sim',
  ])('takes no %s', (search) => {
    expect(read(administratorView, search)).toEqual(firstPlace);
  });

  it('of a seller asks for no difference and no order of companies', () => {
    expect(read(sellerView, '?ordem=empresa&diferenca=sim&procura=todos')).toEqual(firstPlace);
    expect(read(sellerView, '?ordem=maior&de=2026-01-31')).toMatchObject({
      sort: 'maior',
      from: '2026-01-31',
    });
  });

  it('of a customer has none of it', () => {
    expect(read(customerView, full)).toEqual(firstPlace);
  });
});
