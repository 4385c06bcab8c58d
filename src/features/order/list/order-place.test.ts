// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { readAddress, writeAddress } from '../../../providers/page/address/address-values';
import { initialStatus } from '../../../../domain/order/status';
import { noOrderFilters } from '../../../../tests/support/data/no-order-filters';
import { chosenOf, countOf } from '../../../list/filters/filters';
import {
  administratorOrders,
  customerOrders,
  sellerOrders,
  type ListOfOrders,
} from './order-lists';
import type { OrderPlace } from './order-place';

const firstPlace = {
  ...noOrderFilters,
  ...{ status: initialStatus, open: [], view: '' },
};

const read = ({ address }: ListOfOrders, search: string) =>
  readAddress(address, { search, state: null }, 'me');

const full =
  '?empresa=BIKE&ordem=menor&cidade=SANTOS&produto=PNEU+29&de=2026-01-31&ate=2026-02-28&valorde=10.5&valorate=1500&observacao=sim&diferenca=sim&atencao=sim';

describe('§2 /pedidos: the address of a list', () => {
  it('stores all filters', () => {
    const place = read(administratorOrders, full);
    expect(place).toEqual({
      ...firstPlace,
      ...{ empresa: 'BIKE', ordem: 'menor', cidade: 'SANTOS', produto: 'PNEU 29' },
      ...{ de: '2026-01-31', ate: '2026-02-28', valorde: 1050, valorate: 150_000 },
      ...{ observacao: true, diferenca: true, atencao: true },
    });
    const written = writeAddress(administratorOrders.address, place);
    expect(read(administratorOrders, written)).toEqual(place);
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
  ])('accepts no %s', (search) => {
    expect(read(administratorOrders, search)).toEqual(firstPlace);
  });

  it("of a seller stores all filters except other people's names", () => {
    const { empresa: _empresa, ...asked } = read(administratorOrders, full);
    expect(read(sellerOrders, full)).toEqual({ ...asked, empresa: '' });
  });

  it("counts the active filters behind 'Mais filtros'", () => {
    const { numero: _n, empresa: _e, vendedor: _v, ...further } = administratorOrders.filters;
    const count = (place: OrderPlace) => countOf(chosenOf(further, place));
    expect(count(read(administratorOrders, full))).toBe(8);
    expect(count(read(administratorOrders, '?empresa=BIKE&pedido=12&ate=2026-01-31'))).toBe(1);
  });

  it('of a customer stores none of these', () => {
    expect(read(customerOrders, full)).toEqual(firstPlace);
  });
});
