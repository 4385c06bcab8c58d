import { expect } from '@playwright/test';

import type { Order } from '../../../domain/order/order';
import { dateWords, hourWords, momentTolerance } from '../../../domain/order/quote/time/moment';
import { saoPauloOffset } from '../../../domain/words/time';
import { stored } from '../../support/stored';
import { fillCart, sendQuote } from '../orders';
import { test } from '../people';

/** The last day of a year in São Paulo, and the first of the next. */
const newYearsEve = (time: string) => new Date(`2026-12-31T${time}-03:00`);
const newYear = (time: string) => new Date(`2027-01-01T${time}-03:00`);

/** 17 hours before São Paulo, so often another day. domain/words/time.test.ts has further zones. */
const zone = 'Pacific/Kiritimati';

test.describe(`§1 São Paulo time on a computer in ${zone}`, () => {
  test('§2 Header: the greeting follows the hour while the page stays open', async ({ pageOf }) => {
    const page = await pageOf('cliente', undefined, { timezoneId: zone });
    await page.clock.install({ time: newYearsEve('05:00:00') });
    await page.goto('/home');
    const greeting = page.getByText(/^Olá /);
    await expect(greeting).toBeVisible();

    for (const [moment, suffix] of [
      [newYearsEve('05:59:59'), '!'],
      [newYearsEve('06:00:00'), ', bom dia!'],
      [newYearsEve('11:59:59'), ', bom dia!'],
      [newYearsEve('12:00:00'), ', boa tarde!'],
      [newYearsEve('17:59:59'), ', boa tarde!'],
      [newYearsEve('18:00:00'), ', boa noite!'],
      [newYearsEve('23:59:59'), ', boa noite!'],
      [newYear('00:00:00'), '!'],
    ] as const) {
      await page.clock.pauseAt(moment);
      await expect(greeting).toHaveText(`Olá Marcos Antunes${suffix}`);
    }
  });

  test('§3 Order: the server’s date and hour, whatever this computer’s clock says', async ({
    pageOf,
  }) => {
    const page = await pageOf('cliente2', undefined, { timezoneId: zone });
    await page.clock.setFixedTime(newYearsEve('23:59:59'));
    await page.goto('/home');
    await fillCart(page);
    const number = await sendQuote(page, 'Rafael Moreira');
    const order = await stored<Order>(`pedidos/${number}`);
    if (!order) throw new Error(`no order ${number}`);
    const { ano, mes, dia, hora, minuto, segundo } = order.quando;
    const told = Date.UTC(ano, mes - 1, dia, hora, minuto, segundo) + saoPauloOffset;
    expect(Math.abs(told - order.criadoem)).toBeLessThanOrEqual(momentTolerance);
    expect([order.data, order.hora]).toEqual([dateWords(order.quando), hourWords(order.quando)]);
  });
});
