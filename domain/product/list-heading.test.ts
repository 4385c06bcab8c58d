import { describe, expect, it } from 'vitest';

import { findHeading, readHeading } from './list-heading';

const names = ['CD_PRODUTO', 'DESCRICAO', 'CD_GRUPO', 'preco_venda', 'estoque_saldo'];

describe('§2 Atualizar produtos: the columns of a list', () => {
  it('by the names of the product table', () => {
    expect(readHeading(names)).toEqual({
      columns: { CD_PRODUTO: 0, DESCRICAO: 1, CD_GRUPO: 2, preco_venda: 3, estoque_saldo: 4 },
      problem: undefined,
    });
  });

  it('as people call them, whatever stands between', () => {
    const cells = ['Grupo', 'Código', 'EAN', 'Preço (R$)', 'Descrição', 'ESTOQUE', 'Ativo'];
    expect(readHeading([...cells, 'Nome do grupo'])).toEqual({
      columns: {
        CD_GRUPO: 0,
        CD_PRODUTO: 1,
        preco_venda: 3,
        DESCRICAO: 4,
        estoque_saldo: 5,
        ativo: 6,
        DESCRICAO_GRUPO: 7,
      },
      problem: undefined,
    });
  });

  it.each([
    ['one name twice', [...names, 'preco_venda'], 'Preço: "preco_venda" e "preco_venda"'],
    ['two that mean the same', ['Preço', 'Valor'], 'Preço: "Preço" e "Valor"; deixe só uma'],
    ['a column that is missing', names.slice(1), 'falta a coluna Código (CD_PRODUTO)'],
  ])('says of %s', (_, cells, sentence) => {
    expect(readHeading(cells).problem).toContain(sentence);
  });

  it('takes the exact name before one that means the same', () => {
    expect(readHeading(['Código', ...names])).toMatchObject({ columns: { CD_PRODUTO: 1 } });
  });

  it('stand below a title', () => {
    expect(findHeading([['Tabela de novembro'], [''], names, ['1']])).toMatchObject({ at: 2 });
    expect(findHeading([['Tabela'], names.slice(2), ['1']])).toMatchObject({
      at: 1,
      problem: expect.stringContaining('falta a coluna') as unknown,
    });
    expect(findHeading([])).toBeUndefined();
  });
});
