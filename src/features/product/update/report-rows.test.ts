import { describe, expect, it } from 'vitest';

import type { ListCheck, ListedProduct } from '../../../../domain/product/list';
import { reportOf } from './report-rows';
import { wrongLinesOf } from './save-wrong-lines';

const tyre: ListedProduct = {
  CD_PRODUTO: '1',
  DESCRICAO: 'PNEU',
  CD_GRUPO: 'PNEU',
  preco_venda: 10,
  estoque_saldo: 5,
  ativo: true,
};
const check: ListCheck = {
  versao: 'v',
  ativos: 3,
  iguais: 0,
  novos: [{ ...tyre, CD_PRODUTO: '9', linha: 7, ativo: false }],
  alterados: [
    { linha: 2, de: tyre, para: { ...tyre, preco_venda: 11 } },
    { linha: 3, de: tyre, para: { ...tyre, CD_PRODUTO: '2', preco_venda: 1 } },
    { linha: 4, de: { ...tyre, ativo: false }, para: { ...tyre, DESCRICAO: 'PNEU 26' } },
  ],
  inativos: [{ ...tyre, CD_PRODUTO: '5' }],
  errados: [
    { linha: 3, coluna: 'preco_venda', problema: 'campo vazio' },
    { linha: 3, coluna: 'CD_GRUPO', problema: 'grupo desconhecido "X"' },
  ],
  grupos: [],
};

describe('§2 Atualizar produtos: the report about a list', () => {
  it('shows changes, the largest changes of prices first', () => {
    const report = reportOf(check);
    expect(report.prices.map(({ linha, says }) => [linha, ...says])).toEqual([
      [3, expect.stringMatching(/^Preço: R\$.10\.00 → R\$.1\.00 \(-90 %\)$/)],
      [2, expect.stringMatching(/^Preço: R\$.10\.00 → R\$.11\.00 \(\+10 %\)$/)],
    ]);
    expect(report.others[0]?.says).toEqual(['Nome: PNEU → PNEU 26', 'Volta ao catálogo']);
    expect(report.added[0]?.says[1]).toBe('Fora do catálogo (ativo = N)');
    expect(report.gone[0]?.code).toBe('5');
    expect(report.wrong[0]).toMatchObject({ linha: 3, name: 'Preço', says: ['campo vazio'] });
  });

  it('shows packs', () => {
    const packed = { ...tyre, unidade: 'caixa', multiplo: 12 };
    const report = reportOf({
      ...check,
      novos: [{ ...packed, linha: 2 }],
      alterados: [{ linha: 3, de: { ...tyre, multiplo: 6, minimo: 6 }, para: packed }],
    });
    expect(report.added[0]?.says[1]).toBe('Vendido de 12 em 12 (caixa)');
    expect(report.others[0]?.says).toEqual([
      ...['Unidade: — → caixa', 'Múltiplo: 6 → 12', 'Mínimo: 6 → —'],
    ]);
  });

  it('returns the wrong lines unchanged, with their problems', () => {
    const rows = [
      ['Código', 'Preço', 'Obs'],
      ['1', '2', 'a'],
      ['2', '', '=b'],
    ];
    const file = { name: 'x', sheets: [{ name: 'x', rows, hidden: [] }], hidden: [], place: 0 };
    expect(wrongLinesOf(file, check)).toEqual([
      ['Código', 'Preço', 'Obs', 'Linha', 'Erro'],
      ['2', '', '=b', '3', 'Preço: campo vazio; Grupo: grupo desconhecido "X"'],
    ]);
  });
});
