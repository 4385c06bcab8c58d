import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { editOf } from '../../../domain/order/edit/edit';
import type { Order } from '../../../domain/order/order';
import { itemsAct } from '../../../domain/outbox/act';
import { people } from '../../support/data/people';
import { aLine } from '../support/browser';
import { database, openScreen } from '../support/open-screen';
import { orderOf, storeOrders } from '../support/orders';

const hears = { onClash: () => undefined, isKept: true };
const reduced = { ...aLine(), desconto: 7 };
const asked = () => ({ id: crypto.randomUUID(), pedidoem: Date.now() });
const limit = (percent: number | null) =>
  act(() => database.store('usuarios/seller/desconto', percent));
const frase = 'O item 1006 tem 7\u00a0% de desconto, e seu limite é 5\u00a0%. Diminua o desconto.';

describe('decision 122: what waited while the administrator lowered the limit', () => {
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await openScreen('seller', '/obrigado');
    await limit(5);
  });

  it('a quote is refused with the line and the limit, and sent once it fits', async () => {
    const { performAct } = await import('../../../src/providers/outbox/perform');
    const words = { observacao: '', referencia: '', motivodesconto: 'Feira' };
    const seller = { value: 'seller2', label: 'Vendas seller2' };
    const orcamento = { itens: [reduced], words, seller };
    const quote = { ...asked(), campo: 'orcamento', orcamento } as const;
    expect(await performAct(quote, people.seller, hears)).toEqual({
      recusa: { motivo: 'condicoes', frase },
    });
    expect(await database.stored('numerodopedido')).toBe(3);
    await limit(7);
    expect(await performAct(quote, people.seller, hears)).toEqual({ numerodopedido: 4 });
  });

  it('a change is refused with it too; another refusal keeps its own words', async () => {
    const { performAct } = await import('../../../src/providers/outbox/perform');
    const order = orderOf({ itens: [aLine()] });
    await storeOrders(order);
    const edit = { ...editOf(order), itens: [reduced], motivodesconto: 'Feira' };
    const change = itemsAct(order, edit, ['desconto'], asked());
    expect(await performAct(change, people.seller, hears)).toEqual({
      recusa: { motivo: 'condicoes', frase },
    });
    await limit(10);
    const linked = itemsAct(order, { ...edit, observacao: 'www.golpe.com' }, ['x'], asked());
    expect(await performAct(linked, people.seller, hears)).toEqual({
      recusa: { motivo: 'falhou', codigo: 'PERMISSION_DENIED' },
    });
    expect(await performAct(change, people.seller, hears)).toEqual({});
    const { desconto } = (await database.stored('pedidos/12')) as Order;
    expect(desconto).toEqual({ ate: 7, motivo: 'Feira' });
  });
});
