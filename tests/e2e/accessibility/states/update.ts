import { mkdtemp, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { emptyCart, press, see, type ScreenState } from '../state';

const update = {
  who: 'administrator',
  path: '/produtos?atualizar=1',
  before: emptyCart,
} as const satisfies Partial<ScreenState>;

const heading = 'CD_PRODUTO;DESCRICAO;CD_GRUPO;preco_venda;estoque_saldo';

async function upload(page: Page, text: string): Promise<void> {
  await see(page, /^Solte aqui a lista/);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}

async function showPictures(page: Page): Promise<void> {
  await see(page, /^Solte aqui a lista/);
  await page.getByRole('tab', { name: 'Fotos' }).click();
  await see(page, /^Solte aqui as fotos/);
}

/** Files on disk, which the browser opens itself. Sending it 31 MB would take a slow machine half a minute. */
async function photos(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mmv-photos-'));
  const [large, unnamed] = [join(folder, '1006.jpg'), join(folder, 'IMG_1.jpg')];
  await writeFile(large, '');
  await truncate(large, 31_000_000);
  await writeFile(unnamed, 'x');
  return [large, unnamed];
}

/** 'Atualizar produtos', in states that change nothing. */
export const updateStates: ScreenState[] = [
  { ...update, name: 'a list to send', reach: (page) => see(page, /^Solte aqui a lista/) },
  {
    ...update,
    name: 'a list that cannot be read',
    reach: async (page) => {
      await upload(page, 'Nome;Telefone\nAna;1');
      await see(page, /falta a coluna/);
    },
  },
  {
    ...update,
    name: 'a list with wrong lines',
    reach: async (page) => {
      await upload(page, `${heading}\n1006;;NADA;1.234;x`);
      await see(page, /^1 linha tem erro/);
    },
  },
  {
    ...update,
    name: 'a list that would take many products away',
    reach: async (page) => {
      await upload(page, `${heading}\n1006;PNEU;CAMARA;1;1`);
      await see(page, /Se o arquivo é só uma parte da lista/);
    },
  },
  {
    ...update,
    name: 'a list, asked twice',
    reach: async (page) => {
      await upload(page, `${heading}\n1006;PNEU;CAMARA;1;1`);
      await see(page, /Se o arquivo é só uma parte da lista/);
      await page.getByRole('dialog').getByRole('button', { name: 'Atualizar produtos' }).click();
      await press(page, 'SIM');
      await page.getByRole('button', { name: 'SIM, ESTÁ COMPLETA' }).waitFor();
    },
  },
  {
    ...update,
    name: 'lists that are kept',
    reach: async (page) => {
      await see(page, /^Solte aqui a lista/);
      await page.getByRole('tab', { name: 'Listas anteriores' }).click();
      await see(page, /^Em uso/);
    },
  },
  { ...update, name: 'pictures to send', reach: showPictures },
  {
    ...update,
    name: 'pictures, one without a code and one that is too large',
    reach: async (page) => {
      await showPictures(page);
      await page
        .locator('input[type=file]')
        .last()
        .setInputFiles(await photos());
      await see(page, /^1 foto não tem o código/);
    },
  },
];
