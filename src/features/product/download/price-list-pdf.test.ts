import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { textOfPdf } from '../../../../tests/support/pdf-text';
import { priceListPdf, type ListedPrice } from './price-list-pdf';

const product = (code: string, group: string, more: Partial<ListedPrice> = {}): ListedPrice => ({
  ...{ code, name: `PNEU ${code}`, group, price: 89.9, picture: undefined },
  ...more,
});

const pdfOf = async (...products: ListedPrice[]) =>
  textOfPdf(await priceListPdf('Tabela', products).arrayBuffer());

describe('§2 /produtos: the price list as a PDF', () => {
  it('has each product once with its price, under its category', async () => {
    const name = 'CÂMARA DE AR À PROVA DE FURO Ω '.repeat(6);
    const { pages } = await pdfOf(
      product('C2', 'CÂMARAS', { name }),
      product('C3', 'PNEUS'),
      product('C4', 'PNEUS'),
    );
    expect(pages).toEqual([
      [
        ...['Tabela', 'CÂMARAS', 'C2'],
        // A long name ends after three lines. A letter that the font lacks becomes '?'.
        ...['CÂMARA DE AR À PROVA', 'DE FURO ? CÂMARA DE AR', 'À PROVA DE FURO ?', 'R$ 89.90'],
        ...['PNEUS', 'C3', 'PNEU C3', 'R$ 89.90', 'C4', 'PNEU C4', 'R$ 89.90'],
        'Tabela · Página 1 de 1',
      ],
    ]);
  });

  it('continues on further pages, never with a heading alone at the end', async () => {
    const products = Array.from({ length: 150 }, (_, at) =>
      product(`C${at}`, `GRUPO ${Math.floor(at / 5)}`),
    );
    const { pages } = await pdfOf(...products);
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.flat().filter((text) => /^C\d+$/.test(text))).toHaveLength(150);
    for (const page of pages) expect(page.at(-2)).not.toMatch(/^GRUPO/);
  });

  it('contains the pictures that there are', async () => {
    const picture = readFileSync('public/products/images/default.jpg');
    const { whole } = await pdfOf(product('C3', 'A', { picture }), product('C4', 'A'));
    expect(whole.match(/\/Subtype \/Image/g)).toHaveLength(1);
  });
});
