import { expect } from '@playwright/test';

import type { Order } from '../../../domain/order/order';
import { stored } from '../../support/stored';
import { fillCart, moveThroughEveryStatus, sendQuote } from '../orders';
import { test } from '../people';

test(
  '§6 a seller sends a quote and moves the order through every status',
  { tag: '@main' },
  async ({ pageOf }) => {
    const page = await pageOf('vendedor', '/produtos');
    await fillCart(page, 2);
    const number = await sendQuote(page, 'Rafael Moreira');
    const order = () => stored<Order>(`pedidos/${number}`);
    expect(await order()).toMatchObject({
      status: 'Pendente',
      idvendedor: 'vendedor',
      vendedor: 'Rafael Moreira',
      cliente: { uid: 'vendedor' },
    });
    // The order doesn't contain the password of the seller's own record.
    expect(JSON.stringify(await order())).not.toContain('emulador123');

    await expect(page).toHaveURL('/pedidosvendedor');
    await moveThroughEveryStatus(page, number);
    const deleted = await order();
    expect(Object.values(deleted?.historico ?? {})).toHaveLength(3);
    expect(deleted?.historico?.[deleted.mudanca ?? '']?.por.uid).toBe('vendedor');
  },
);
