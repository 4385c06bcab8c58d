import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { PriceListQuestion } from '../../../src/features/product/download/price-list/price-list-pdf';
import { takeSavedFiles } from '../../support/dom/saved-files';
import { TableFileWorker } from '../../support/dom/table-file-worker';
import { HttpStatus } from '../support/endpoints';
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
  press('Baixar catálogo');
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

/** Answers as price-list.worker.ts does, when the test says so. */
class PriceListWorker {
  static last: PriceListWorker;
  onmessage: ((event: { data: unknown }) => void) | undefined;
  asked: PriceListQuestion | undefined;
  ended = false;

  constructor() {
    PriceListWorker.last = this;
  }

  postMessage(question: PriceListQuestion): void {
    this.asked = structuredClone(question);
  }

  terminate(): void {
    this.ended = true;
  }
}

describe('§2 /produtos: the price list with pictures', () => {
  const answer = (data: unknown) => PriceListWorker.last.onmessage?.({ data });

  async function begin() {
    vi.stubGlobal('Worker', PriceListWorker);
    await openScreen('seller', '/produtos');
    await openDownload();
    press('Tabela de preços com fotos (PDF)');
    press('Salvar PDF');
    await screen.findByText('0 de 3 fotos lidas…');
  }

  it('hands the products of each category to the worker, tells the progress and saves the file', async () => {
    await begin();
    const { groups = [] } = PriceListWorker.last.asked ?? {};
    expect(groups.map(({ name, products }) => [name, products.length])).toEqual([
      ['CÂMARAS', 1],
      ['PNEUS', 2],
    ]);
    answer({ pictures: 2 });
    await screen.findByText('2 de 3 fotos lidas…');
    answer({ file: new Blob(['%PDF']), withoutPicture: 1 });
    await screen.findByText(/^Tabela salva com 3 produtos, 1 sem foto\./);
    expect(saved[0]?.name).toMatch(/^tabela-de-precos-\d{4}-\d\d-\d\d\.pdf$/);
  });

  it('stops on request, and says what failed', async () => {
    await begin();
    press('Parar');
    expect(screen.getByText(/^Parada: nada foi salvo\./)).toBeVisible();
    await waitFor(() => expect(PriceListWorker.last.ended).toBe(true));

    vi.spyOn(console, 'error').mockReturnValue();
    press('Começar de novo');
    await screen.findByText('0 de 3 fotos lidas…');
    answer({ failure: 'no memory' });
    await screen.findByText(/^A tabela de preços não foi salva\. Tente de novo/);
    expect(saved).toEqual([]);
  });
});
