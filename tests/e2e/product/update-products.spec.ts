import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import writeXlsx from 'write-excel-file/node';

import { sampleProducts } from '../../../emulators/sample/catalogue';
import { test } from '../people';

/** The administrator replaces the catalogue that everybody sees, and restores it. */
const heading = ['Código', 'Descrição', 'Grupo', 'Preço', 'Estoque', 'Ativo'];
const rows = sampleProducts().map(({ ativo, ...one }) => [
  ...[one.CD_PRODUTO, one.DESCRICAO, one.CD_GRUPO],
  ...[String(one.preco_venda).replace('.', ','), String(one.estoque_saldo).replace('.', ',')],
  ativo ? 'S' : 'N',
]);
/** The list with another price of one product. */
const listWith = (price: string) => [
  heading,
  ...rows.map((row) => (row[0] === '1006' ? row.with(3, price) : row)),
];
const csv = (list: string[][]) =>
  Buffer.from(list.map((row) => row.join(';')).join('\r\n'), 'latin1');

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Atualizar produtos' });
const press = (page: Page, name: string | RegExp) =>
  drawer(page).getByRole('button', { name }).first().click();

function upload(page: Page, name: string, buffer: Buffer) {
  return drawer(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: '', buffer });
}

async function open(page: Page, tab?: string): Promise<void> {
  await page.getByRole('button', { name: 'Atualizar produtos' }).click();
  await expect(page).toHaveURL(/atualizar=1/);
  await expect(drawer(page)).toBeVisible();
  if (tab !== undefined) await drawer(page).getByRole('tab', { name: tab }).click();
}

test(
  '§2 Atualizar produtos: a list with mistakes, mended, taken, and gone back from',
  { tag: '@main' },
  async ({ pageOf }) => {
    const page = await pageOf('admin', '/produtos');
    await open(page);
    const wrong = listWith('1.234').map((row) => (row[0] === '1007' ? row.with(2, 'NADA') : row));
    await upload(page, 'novembro.csv', csv([...wrong, wrong[1] ?? []]));
    await expect(drawer(page)).toContainText('3 linhas têm erro');
    await expect(drawer(page)).toContainText('número ambíguo "1.234": use a vírgula');
    await expect(drawer(page)).toContainText('grupo desconhecido "NADA"');
    await expect(drawer(page)).toContainText(`repetido "1006": já está na linha 2`);
    const download = page.waitForEvent('download');
    await press(page, 'Baixar linhas com erro (CSV)');
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('Linha;Erro');

    await press(page, 'Outra lista');
    const good = listWith('R$ 1.234,56').map((row) => row.map((value) => ({ value })));
    await upload(page, 'novembro.xlsx', await writeXlsx(good).toBuffer());
    await expect(drawer(page)).toContainText(/1 alterado, 0 novos e 0 saem do catálogo/);
    await expect(drawer(page)).toContainText(/→ R\$\s1\.234\.56/);
    await press(page, 'Atualizar produtos');
    await page.getByRole('button', { name: 'SIM', exact: true }).click();
    await expect(drawer(page)).toContainText('Produtos atualizados: 1 alterado');

    await drawer(page).getByRole('button', { name: 'Fechar' }).click();
    await expect(page).not.toHaveURL(/atualizar/);
    await page.getByLabel('Código', { exact: true }).fill('1006');
    await expect(page.getByText(/R\$\s1\.234\.56/)).toBeVisible();

    await open(page, 'Listas anteriores');
    await press(page, /^Voltar a esta lista/);
    await expect(drawer(page)).toContainText('Nada foi alterado ainda');
    await press(page, 'Atualizar produtos');
    await page.getByRole('button', { name: 'SIM', exact: true }).click();
    await expect(drawer(page)).toContainText('Produtos atualizados: 1 alterado');
  },
);

test('§2 Atualizar produtos: another administrator’s change is not lost', async ({ pageOf }) => {
  const page = await pageOf('admin', '/produtos');
  await open(page);
  const check = async (price: string) => {
    await upload(page, 'lista.csv', csv(listWith(price)));
    await expect(drawer(page)).toContainText('Nada foi alterado ainda');
  };
  const take = async (from: Page) => {
    await press(from, 'Atualizar produtos');
    await from.getByRole('button', { name: 'SIM', exact: true }).click();
  };
  await check('77,70');
  const other = await pageOf('admin', '/produtos');
  await open(other);
  await upload(other, 'outra.csv', csv(listWith('88,80')));
  await expect(drawer(other)).toContainText('Nada foi alterado ainda');
  await take(other);
  await expect(drawer(other)).toContainText('Produtos atualizados');

  await take(page);
  await expect(drawer(page)).toContainText('os produtos mudaram depois da conferência');
  await press(page, 'Conferir de novo');
  await expect(drawer(page)).toContainText(/R\$\s88\.80 → R\$\s77\.70/);
  await press(page, 'Outra lista');
  const sample = rows.find(([code]) => code === '1006');
  await check(sample?.[3] ?? '');
  await take(page);
  await expect(drawer(page)).toContainText('Produtos atualizados');
});

test('§2 Atualizar produtos: pictures by name, and invalid ones', async ({ pageOf }) => {
  const page = await pageOf('admin', '/produtos');
  await open(page, 'Fotos');
  const before = await (await page.request.get('/products/images/1008.jpg')).body();
  const png = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1_600;
    canvas.getContext('2d')?.fillRect(0, 0, 900, 900);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const picture = Buffer.from(png, 'base64');
  await drawer(page)
    .locator('input[type=file]')
    .last()
    .setInputFiles([
      { name: '1010.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('não é uma foto') },
      { name: 'IMG_1.png', mimeType: 'image/png', buffer: picture },
      { name: '1014.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(40_000_000) },
    ]);
  await expect(drawer(page)).toContainText('A foto tem 40 MB, e o limite é 30 MB');
  const code = drawer(page).getByLabel('Código do produto de IMG_1.png');
  await code.fill('nada');
  await code.press('Enter');
  await expect(drawer(page)).toContainText('Nenhum produto do catálogo tem o código nada.');
  await code.fill('1007');
  await code.press('Enter');
  await press(page, 'Enviar 2 fotos');
  await expect(drawer(page)).toContainText('1 enviada, 2 não enviadas');
  await expect(drawer(page)).toContainText('O arquivo não é uma foto: envie JPG, PNG ou WebP.');

  const size = await page.evaluate(async () => {
    const answer = await fetch('/products/images/1007.jpg');
    const { width, height } = await createImageBitmap(await answer.blob());
    return [answer.headers.get('content-type'), width, height];
  });
  expect(size).toEqual(['image/jpeg', 800, 800]);
  expect(await (await page.request.get('/products/images/1008.jpg')).body()).toEqual(before);
});

test('§2 Atualizar produtos: of 20,000 lines those are drawn that one scrolls to', async ({
  pageOf,
}) => {
  const page = await pageOf('admin', '/produtos');
  await open(page);
  const many = Array.from({ length: 20_000 }, (_, at) => {
    const [, name = '', group = '', ...rest] = rows[at % rows.length] ?? [];
    return [`N${at}`, `${name} ${at}`, group, ...rest];
  });
  await upload(page, 'grande.csv', csv([heading, ...rows, ...many]));
  await expect(drawer(page)).toContainText('20.000 novos');
  await expect(drawer(page).getByRole('row')).toHaveCount(31);
});
