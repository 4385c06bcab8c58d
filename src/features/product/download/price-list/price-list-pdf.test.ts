import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { Product } from '../../../../../domain/product/product';
import { textOfPdf } from '../../../../../tests/support/pdf-text';
import { priceListPdf } from './price-list-pdf';

function product(at: number, more: Partial<Product> = {}): Product {
  const stored = { CD_GRUPO: 'PNEU', preco_venda: 89.9, estoque_saldo: 7654 };
  return { CD_PRODUTO: `C${at}`, DESCRICAO: `PNEU ${at}`, ...stored, ...more };
}

async function pdfOf(groups: Record<string, Product[]>, pictures = new Map<string, Uint8Array>()) {
  const list = Object.entries(groups).map(([name, products]) => ({ name, products }));
  const file = priceListPdf({ company: 'MMV', day: '05/03/2026', groups: list }, pictures);
  return textOfPdf(await file.arrayBuffer());
}

describe('§2 /produtos: the price list as a PDF', () => {
  it('has each product once with its price, under its category, and no stock', async () => {
    const long = product(2, { DESCRICAO: 'CÂMARA DE AR À PROVA DE FURO Ω '.repeat(6) });
    const { pages, whole } = await pdfOf({ CÂMARAS: [long], PNEUS: [product(3), product(4)] });
    expect(pages).toEqual([
      [
        ...['MMV', 'Tabela de preços de 05/03/2026', 'CÂMARAS', 'C2'],
        // A long name ends after three lines. A letter that the font lacks becomes '?'.
        ...['CÂMARA DE AR À PROVA', 'DE FURO ? CÂMARA DE AR', 'À PROVA DE FURO ?'],
        ...['R$ 89.90', 'PNEUS', 'C3', 'PNEU 3', 'R$ 89.90', 'C4', 'PNEU 4', 'R$ 89.90'],
        'MMV · 05/03/2026 · Página 1 de 1',
      ],
    ]);
    expect(whole).not.toMatch(/7[.,]?654/);
  });

  it('continues on further pages, never with a heading alone at the end', async () => {
    const groups = Object.fromEntries(
      Array.from({ length: 30 }, (_, group) => [
        `GRUPO ${group}`,
        Array.from({ length: 5 }, (_none, at) => product(10 * group + at)),
      ]),
    );
    const { pages } = await pdfOf(groups);
    expect(pages.length).toBeGreaterThan(3);
    const texts = pages.flat();
    expect(texts.filter((text) => /^C\d+$/.test(text))).toHaveLength(150);
    for (const page of pages) expect(page.at(-2)).not.toMatch(/^GRUPO/);
  });

  it('contains the pictures that there are', async () => {
    const pictures = new Map([['C3', readFileSync('public/products/images/default.jpg')]]);
    const { whole } = await pdfOf({ PNEUS: [product(3), product(4)] }, pictures);
    expect(whole.match(/\/Subtype \/Image/g)).toHaveLength(1);
  });
});
