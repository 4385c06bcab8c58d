import { describe, expect, it } from 'vitest';

import { aLine, anOrder, aSellersOrder } from '../../../../tests/support/data/an-order';
import { textOfPdf } from '../../../../tests/support/pdf-text';
import { orderPdf } from './order-pdf';

async function pdfOf(order: ReturnType<typeof anOrder>, priced: boolean) {
  const file = orderPdf(order, { priced, logo: undefined });
  return { file, ...textOfPdf(await file.arrayBuffer()) };
}

const line = aLine({ DESCRICAO: 'CÂMARA DE AR À PROVA DE FURO ÇÕÃÉÍÚ', observacao: 'a preta' });

describe('§2 /pedidos: an order as a PDF', () => {
  it('has the fields of the printed order, in their order', async () => {
    const order = anOrder({ referencia: 'PC 118', observacao: 'Não dobrar', itens: [line] });
    const { file, pages } = await pdfOf(order, true);
    expect([file.name, file.type]).toEqual(['pedido-12.pdf', 'application/pdf']);
    expect(pages).toEqual([
      [
        ...['MMV Distribuidora', 'CNPJ 12.345.678/0001-95'],
        ...['Pedido de Orçamento', 'Pedido 12', '05/03/2026'],
        ...['Cliente', 'CICLO ANTUNES COMÉRCIO DE PEÇAS LTDA', 'CNPJ', '12.345.678/0001-95'],
        ...['Endereço', 'RUA DAS BICICLETAS, 10, LOJA 2, CENTRO', 'SÃO PAULO - SP, CEP 01000-000'],
        ...['Contato', 'Marcos Antunes', 'E-mail', 'marcos@ciclo.com.br'],
        ...['Celular', '(11) 97654-3210', 'Telefone', '(11) 3456-7890'],
        ...['Status', 'Pendente', 'Data e hora', '05/03/2026 às 10:22', 'Itens', '1'],
        ...['Valor do pedido', 'R$ 179.80', 'Representante', 'Rafael Moreira'],
        ...['Ref. cliente', 'PC 118', 'Válido até', '12/03/2026', 'Observação: Não dobrar'],
        ...['CODIGO', 'NOME', 'PREÇO/UNID.', 'QTD.', 'TOTAL'],
        ...['1034', 'CÂMARA DE AR À PROVA DE FURO ÇÕÃÉÍÚ', 'Obs.: a preta'],
        ...['R$ 89.90', '2', 'R$ 179.80', 'TOTAL', '2', 'R$ 179.80'],
        ...['Pedido 12', 'Página 1 de 1'],
      ],
    ]);
  });

  it('has no price for a customer, in no part of the file', async () => {
    const price = 61_803.39;
    const itens = [aLine({ preco_venda: price })];
    const order = anOrder({ itens, total: 2 * price });
    expect((await pdfOf(order, true)).whole).toContain('R$ 61.803.39');
    const { whole, pages } = await pdfOf(order, false);
    expect(whole.replace(/[.,]/g, '')).not.toMatch(/R\$|6180339|12360678|PREÇO|Valor/);
    expect(pages[0]?.slice(-10)).toEqual([
      ...['CODIGO', 'NOME', 'QTD.', '1034', 'PNEU 29X2.10 VERCELLI', '2', 'TOTAL', '2'],
      ...['Pedido 12', 'Página 1 de 1'],
    ]);
  });

  it('has net price, list price, percent and reason of a discount; nothing of it without prices', async () => {
    const itens = [aLine({ desconto: 5 })];
    const order = anOrder({ itens, total: 170.82, desconto: { ate: 5, motivo: 'fechamento' } });
    const [text = []] = (await pdfOf(order, true)).pages;
    expect(text).toContain('Desconto: Até 5 %: fechamento');
    expect(text.join(' ')).toContain('R$ 85.41 tabela R$ 89.90, -5 %');
    expect((await pdfOf(order, false)).whole).not.toMatch(/tabela|-5|Desconto|fechamento/);
  });

  it('repeats the head of the table and numbers each page, with every line once', async () => {
    const DESCRICAO = 'PNEU 29X2.10 VERCELLI '.repeat(4).trim();
    const itens = Array.from({ length: 200 }, (_, at) =>
      aLine({ CD_PRODUTO: `C${at}`, DESCRICAO }),
    );
    const { pages } = await pdfOf(anOrder({ itens }), true);
    expect(pages.length).toBeGreaterThan(3);
    for (const [at, text] of pages.entries()) {
      expect(text.filter((part) => part === 'CODIGO')).toHaveLength(1);
      expect(text.slice(-2)).toEqual(['Pedido 12', `Página ${at + 1} de ${pages.length}`]);
    }
    const codes = pages.flat().filter((part) => /^C\d+$/.test(part));
    expect(codes).toEqual(itens.map(({ CD_PRODUTO }) => CD_PRODUTO));
    const last = pages.at(-1) ?? [];
    expect(pages.flat().filter((part) => part === '400')).toHaveLength(1);
    expect(last.slice(-5, -2)).toEqual(['TOTAL', '400', 'R$ 35.960.00']);
    expect(last).toContain('C199');
  });

  it('breaks long names and words instead of cutting them', async () => {
    const name = 'BICICLETA '.repeat(30).trim();
    const itens = [aLine({ DESCRICAO: name }), aLine({ DESCRICAO: 'W'.repeat(200) })];
    const { pages } = await pdfOf(anOrder({ itens }), true);
    const text = pages.flat();
    // One more in the customer's street.
    expect(text.join(' ').match(/BICICLETA/g)).toHaveLength(31);
    expect(text.join('').match(/W/g)).toHaveLength(200);
    expect(Math.max(...text.map((part) => part.length))).toBeLessThan(80);
  });

  // The quotation marks and the euro sign as their codes in WinAnsi.
  it('writes letters beyond the standard fonts as their base letters, or as question marks', async () => {
    const itens = [aLine({ DESCRICAO: 'Ğ ＡB a\u0303 “€”\t₂ 🚲 日' })];
    const { pages } = await pdfOf(anOrder({ itens }), true);
    expect(pages[0]).toContain('G AB ã \x93\x80\x94 2 ? ?');
  });

  it("calls a seller's quote their own", async () => {
    const { pages } = await pdfOf(aSellersOrder(), true);
    expect(pages[0]).toContain('Orçamento do representante');
    expect(pages[0]).not.toContain('Endereço');
  });
});
