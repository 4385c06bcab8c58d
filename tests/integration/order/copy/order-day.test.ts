import { afterAll, beforeAll, expect, it } from 'vitest';

import { startPostgres } from '../../../../emulators/postgres/server';
import { openPostgres } from '../../../../functions/src/postgres/connection';
import { migrate } from '../../../../functions/src/postgres/migrate';
import { orderDay } from '../../../../functions/src/postgres/migrations/order/0010-order-day';

let server: Awaited<ReturnType<typeof startPostgres>>;
let table: ReturnType<typeof openPostgres>;

beforeAll(async () => {
  server = await startPostgres({ port: 0 });
  await migrate(server.url);
  table = openPostgres(server.url);
});

afterAll(async () => {
  await table.destroy();
  await server.close();
});

it.each([
  ['of the day before', { data: '26/11/2026', hora: '23:59:58' }, '2026-11-27T02:59:58.000Z'],
  ['of the same day', { data: '27/11/2026', hora: '00:01:00' }, '2026-11-27T03:00:00.500Z'],
  ['of no day', { data: '31/02/2026', hora: '10:00:00' }, '2026-11-27T03:00:00.500Z'],
  ['without a day', {}, '2026-11-27T03:00:00.500Z'],
])(
  '§4, decision 99: a copy from before, %s, gets the day of its order',
  async (_, pedido, sent) => {
    await orderDay.down?.(table);
    await table.deleteFrom('pedidos').execute();
    const moment = new Date('2026-11-27T03:00:00.500Z');
    await table
      .insertInto('pedidos')
      .values({
        ...{ numeropedido: 1, status: 'Pendente', total_centavos: 150, pedido, copia: 1 },
        ...{ criadoem: moment, mudouem: moment, aprovadoem: null, criadopor: null },
        ...{ idvendedor: '', vendedor: '', idcliente: '', razaosocial: '', cnpj: '' },
        ...{ cidade: '', estado: '' },
      })
      .execute();
    await orderDay.up(table);
    const [copy] = await table.selectFrom('pedidos').select('criadoem').execute();
    expect(copy?.criadoem.toISOString()).toBe(sent);
  },
);
