import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { takeSavedFiles } from '../../support/dom/saved-files';
import { TableFileWorker } from '../../support/dom/table-file-worker';
import { HttpStatus } from '../support/servers/endpoints';
import { endpoints, openScreen } from '../support/open-screen';

let saved: ReturnType<typeof takeSavedFiles>;
beforeEach(() => {
  saved = takeSavedFiles();
  vi.stubGlobal('Worker', TableFileWorker);
});

const press = (text: string) =>
  fireEvent.click(screen.getAllByText(text, { selector: 'button *' }).at(-1) as Element);

async function openDownload() {
  await screen.findAllByText('Adicionar');
  press('Baixar');
  await screen.findByText('Formato');
}

/** The lines of the file, once its export has ended. */
async function downloaded(): Promise<string[]> {
  press('Exportar');
  await screen.findByText(/^Arquivo salvo com/);
  const bytes = new Uint8Array(await (saved.at(-1)?.file ?? new Blob()).arrayBuffer());
  return new TextDecoder().decode(bytes).trimEnd().split('\r\n');
}

describe('§2 /produtos: the catalogue as a file', () => {
  it('has prices and stock for staff, formulas as texts', async () => {
    const [first] = endpoints.products;
    if (first) endpoints.products[0] = { ...first, DESCRICAO: '=1+1' };
    await openScreen('seller', '/produtos');
    await openDownload();
    expect(await downloaded()).toEqual([
      'Código;Descrição;Grupo;Nome do grupo;Preço;Estoque',
      "1001;'=1+1;PNEU;PNEUS;89,90;12",
      '1006;CÂMARA DE AR;CAMARA;CÂMARAS;12,50;9',
      '1034;PNEU 29X2.10 VERCELLI;PNEU;PNEUS;89,90;41,7',
    ]);
    expect(saved[0]?.name).toMatch(/^catalogo-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('waits for the names of the groups', async () => {
    let answer = () => {};
    endpoints.replace('/categorias', () => {
      return new Promise((resolve) => (answer = () => resolve(endpoints.categories)));
    });
    await openScreen('seller', '/produtos?busca=ARO');
    await openDownload();
    await expect.poll(() => endpoints.askedFor('/categorias')).toHaveLength(1);
    const lines = downloaded();
    answer();
    expect((await lines)[1]).toBe('1001;PNEU ARO 29;PNEU;PNEUS;89,90;12');
  });

  it('has neither for a customer, who chooses between the shown products and all', async () => {
    await openScreen('customer', '/produtos?categoria=CAMARA');
    await openDownload();
    expect(await downloaded()).toEqual([
      'Código;Descrição;Grupo;Nome do grupo;Disponibilidade',
      '1006;CÂMARA DE AR;CAMARA;CÂMARAS;Últimas unidades',
    ]);
    expect(screen.queryByText(/PDF/)).toBeNull();
    fireEvent.click(screen.getByLabelText('Todos'));
    const all = await downloaded();
    expect(all).toHaveLength(4);
    expect(all.join()).not.toMatch(/89|12,5|41/);
  });

  it('asks for all matches if the screen holds only the first', async () => {
    await openScreen('seller', '/produtos?busca=PNEU');
    await screen.findAllByText('Adicionar');
    endpoints.total = 90_000;
    await openDownload();
    fireEvent.click(screen.getByLabelText('Todos'));
    await downloaded();
    expect(endpoints.askedFor('/produtos').at(-1)).toMatchObject({ query: {}, limit: 1_000_000 });
  });

  it('saves nothing and says so if the products don’t come', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await openScreen('seller', '/produtos');
    await openDownload();
    endpoints.replace('/produtos', () => {
      throw new HttpStatus(503);
    });
    press('Exportar');
    await screen.findByText(/^A exportação parou: .* e nada foi salvo\. Tente/);
    expect(saved).toEqual([]);
  });
});

describe('§2 /produtos: the price list with pictures', () => {
  it('hands the products of each category to its worker, without their stock', async () => {
    const answerTo = vi.spyOn(TableFileWorker.prototype, 'answerTo');
    onTestFinished(() => answerTo.mockRestore());
    await openScreen('seller', '/produtos');
    await openDownload();
    fireEvent.click(screen.getByLabelText('PDF com fotos e preços'));
    press('Exportar');
    await screen.findByText('Arquivo salvo com 3 produtos.');
    const rows = answerTo.mock.calls.flatMap(([task]) => ('add' in task ? task.add : []));
    expect(rows).toEqual([
      ['1006', 'CÂMARA DE AR', 'CÂMARAS', 12.5],
      ['1034', 'PNEU 29X2.10 VERCELLI', 'PNEUS', 89.9],
      ['1001', 'PNEU ARO 29', 'PNEUS', 89.9],
    ]);
    expect(saved[0]?.name).toMatch(/^tabela-de-precos-\d{4}-\d\d-\d\d\.pdf$/);
  });

  it('saves nothing and says so if a picture could not be read', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const answerTo = vi.spyOn(TableFileWorker.prototype, 'answerTo');
    onTestFinished(() => answerTo.mockRestore());
    answerTo.mockReturnValue({ failure: 'Failed to fetch' });
    await openScreen('seller', '/produtos');
    await openDownload();
    fireEvent.click(screen.getByLabelText('PDF com fotos e preços'));
    press('Exportar');
    await screen.findByText(/^O arquivo não foi salvo\. Comece de novo/);
    expect(saved).toEqual([]);
  });
});
