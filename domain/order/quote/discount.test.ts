import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { lineCents, netPrice, withDiscount } from '../../cart/cart';
import type { CartLine } from '../../product/product';
import { netCents, toCents } from '../../words/money';
import { edited } from '../change';
import { editOf } from '../edit/edit';
import { addUpLines } from '../lines';
import type { Order } from '../order';
import {
  discountComplaint,
  discountedIn,
  discountLimitOf,
  discountOf,
  grantFor,
  isDiscount,
  maxDiscount,
  percentWords,
} from './discount';

const line = (CD_PRODUTO: string, desconto?: number): CartLine => ({
  ...{ CD_PRODUTO, DESCRICAO: 'PNEU', CD_GRUPO: 'P', estoque_saldo: 1, preco_venda: 10 },
  ...{ quantity: 3, ...(desconto !== undefined && { desconto }) },
});
const lines = [line('1006', 5), line('1007')];
const seller = { permissao: 'vendedor', superUser: false, analise: true } as const;

describe('decision 122: the net price', () => {
  test.each([
    [10, 5, 9.5],
    [0.35, 10, 0.32],
    [1.05, 50, 0.53],
    [8.5, 0.01, 8.5],
    [0.01, 99, 0],
    [19.9, 12.5, 17.41],
  ])('%d less %d %% is %d, half a cent is rounded up', (preco_venda, desconto, net) => {
    expect(netPrice({ preco_venda, desconto })).toBe(net);
    expect(lineCents({ preco_venda, desconto, quantity: 3 })).toBe(toCents(net) * 3);
  });

  test('is exact for each price in cents and each hundredth of a percent', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 9900 }), (price, hundredths) => {
        const exact = (BigInt(price) * BigInt(10_000 - hundredths) + 5000n) / 10_000n;
        expect(netCents(price / 100, hundredths / 100)).toBe(Number(exact));
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('decision 122: who may give a discount', () => {
  test.each([
    ['a seller up to their limit', { ...seller, desconto: 7.5 }, 7.5],
    ['a seller without one', seller, 0],
    ['a customer', { ...seller, permissao: 'cliente' as const, desconto: 5 }, 0],
    ['the administrator', { ...seller, permissao: 'superUser' as const, superUser: true }, 99],
    ['half an administrator', { ...seller, superUser: true }, 0],
  ])('%s', (_who, user, limit) => {
    expect(discountLimitOf(user)).toBe(limit);
  });

  test.each([0, -1, 0.009, 99.01, 1e9, NaN, Infinity, '5', null, undefined])(
    '%s is none',
    (one) => {
      expect(isDiscount(one)).toBe(false);
    },
  );

  const grant = { ate: 10, motivo: 'Fim de linha' };
  test.each<[string, string | undefined, Parameters<typeof discountComplaint>]>([
    ['nothing without discounts', undefined, [[line('1')], '', 0]],
    ['nothing within the limit', undefined, [lines, 'Fim de linha', 5]],
    ['no right', 'Você não pode dar desconto. Retire o desconto do item 1006.', [lines, 'x', 0]],
    [
      'a line above the limit',
      'O item 1006 tem 5 % de desconto, e seu limite é 4,5 %. Diminua o desconto.',
      [lines, 'x', 4.5],
    ],
    ['no reason', 'Escreva o motivo do desconto.', [lines, undefined, 5]],
    ['a reason that nobody sees', 'Escreva o motivo do desconto.', [lines, ' \u200b\u00a0', 5]],
    [
      'a link',
      'Motivo do desconto: Escreva sem endereços de internet.',
      [lines, 'www.golpe.com', 5],
    ],
    [
      'a long reason',
      'Motivo do desconto: São 201 caracteres; cabem 200. Encurte o texto.',
      [lines, 'x'.repeat(201), 5],
    ],
    ['nothing if the administrator’s discount stays', undefined, [lines, 'Fim de linha', 0, grant]],
    [
      'more than the administrator gave',
      'O item 1 tem 11 % de desconto, e seu limite é 10 %. Diminua o desconto.',
      [[line('1', 11)], 'Fim de linha', 5, grant],
    ],
    [
      'another reason for what the administrator gave',
      'Este pedido já teve 10 % de desconto, e seu limite é 5 %. Mantenha o motivo “Fim de linha”.',
      [lines, 'Outro', 5, grant],
    ],
    ['nothing if the limit is as high', undefined, [lines, 'Outro', 10, grant]],
  ])('the complaint names %s', (_what, complaint, asked) => {
    expect(discountComplaint(...asked)?.replaceAll('\u00a0', ' ')).toBe(complaint);
  });
});

describe('decision 122: the discount of an order', () => {
  test('is its greatest, and never shrinks', () => {
    const grant = { ate: 5, motivo: 'Feira' };
    expect(grantFor([line('1')], 'Feira')).toEqual({});
    expect(grantFor(lines, ' Fei\u0007ra ')).toEqual({ desconto: grant });
    expect(grantFor([line('1', 2)], 'Feira', grant).desconto).toBe(grant);
    expect(grantFor([line('1')], '', grant).desconto).toBe(grant);
    expect(grantFor([line('1', 2)], 'Natal', grant).desconto).toEqual({ ate: 5, motivo: 'Natal' });
    expect(grantFor([line('1', 9)], 'Feira', grant).desconto).toEqual({ ate: 9, motivo: 'Feira' });
  });

  test('is shown as it is now, and a reason without discounts is asked for again', () => {
    const order = { itens: addUpLines(lines), desconto: { ate: 8, motivo: 'Feira' } } as Order;
    expect(discountOf(order)).toEqual({ ate: 5, motivo: 'Feira' });
    expect(editOf(order).motivodesconto).toBe('Feira');
    const { order: without } = edited(order, { itens: [line('1')], observacao: '' }, 'x');
    expect(without.desconto).toBe(order.desconto);
    expect(discountOf(without)).toBeUndefined();
    expect(editOf(without)).not.toHaveProperty('motivodesconto');
    expect(discountedIn(lines)).toEqual({ lines: 1, greatest: 5 });
  });

  test('is set in hundredths for one line or all, and 0 removes it', () => {
    const of = (changed: readonly CartLine[]) => changed.map(({ desconto }) => desconto);
    expect(of(withDiscount(lines, 12.345, '1007'))).toEqual([5, 12.35]);
    expect(of(withDiscount(lines, 200))).toEqual([maxDiscount, maxDiscount]);
    expect(withDiscount(lines, 0)).toEqual([line('1006'), line('1007')]);
    expect(withDiscount(lines, NaN, '1006')[0]).not.toHaveProperty('desconto');
    expect(percentWords(12.5)).toBe('12,5\u00a0%');
  });
});
