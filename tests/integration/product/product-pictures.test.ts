import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { startPostgres } from '../../../emulators/postgres/server';
import { openPostgres } from '../../../functions/src/postgres/connection';
import { migrate } from '../../../functions/src/postgres/migrate';

let table: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;
let findPicture: typeof import('../../../functions/src/product/find-picture').findPicture;

const startTable = (port: number) => startPostgres({ port, dataDir: join(folder, 'table') });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mmv-pictures-'));
  table = await startTable(0);
  await migrate(table.url);
  await addProduct('1006');
  vi.stubEnv('PRODUCT_TABLE_URL', table.url);
  vi.stubEnv('PICTURE_FOLDERS', folder);
  for (const code of ['1006', '1007', 'nada']) await writeFile(join(folder, `${code}.jpg`), code);
  ({ findPicture } = await import('../../../functions/src/product/find-picture'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await table.close();
  await rm(folder, { recursive: true });
});

async function addProduct(code: string): Promise<void> {
  const open = openPostgres(table.url);
  const group = { CD_GRUPO: 'P', DESCRICAO: 'Peças' };
  await open
    .insertInto('categorias')
    .values(group)
    .onConflict((it) => it.doNothing())
    .execute();
  const product = { CD_PRODUTO: code, DESCRICAO: code, CD_GRUPO: 'P', ativo: false };
  await open
    .insertInto('produtos')
    .values({ ...product, preco_venda: 1, estoque_saldo: 0 })
    .execute();
  await open.destroy();
}

const pictureOf = async (code: string) => (await findPicture(code))?.toString();

it('decision 77: no picture is looked for under a code that no product has', async () => {
  expect(await pictureOf('1006')).toBe('1006');
  expect(await pictureOf('nada')).toBeUndefined();
  expect(await pictureOf('1007')).toBeUndefined();
  await addProduct('1007');
  expect(await Promise.all([pictureOf('1007'), pictureOf('nada')])).toEqual(['1007', undefined]);
});

it('decision 77: pictures are shown while the table is down, which is asked once a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await table.close();
  expect(await pictureOf('1006')).toBe('1006');
  expect(await pictureOf('nada')).toBe('nada');
  table = await startTable(Number(new URL(table.url).port));
  expect(await pictureOf('nada')).toBe('nada');
  vi.setSystemTime(Date.now() + 60_000);
  expect(await pictureOf('nada')).toBeUndefined();
});
