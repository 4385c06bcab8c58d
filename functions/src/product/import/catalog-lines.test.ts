import { describe, expect, it } from 'vitest';
import type { Pack } from '../../../../domain/product/product';
import { csvLine } from '../../../../domain/words/table/csv';
import { categoriesFrom, productsFrom } from './catalog-lines';
import { parseCsv } from './csv';
import { categoryLines, listLines } from './list-lines';

const categories = [{ CD_GRUPO: 'CAMARA', DESCRICAO: 'Câmaras de ar' }];
const heading = 'CD_PRODUTO;DESCRICAO;CD_GRUPO;preco_venda;estoque_saldo;ativo';

const products = (...lines: string[]) =>
  productsFrom(listLines(parseCsv([heading, ...lines].join('\r\n'))), categories);

describe('catalogue files', () => {
  it('reads products with decimal commas', () => {
    expect(products('1006;"CÂMARA; ARO 12";CAMARA;1.211,90;-3,5;S')).toEqual([
      {
        CD_PRODUTO: '1006',
        DESCRICAO: 'CÂMARA; ARO 12',
        CD_GRUPO: 'CAMARA',
        preco_venda: 1211.9,
        estoque_saldo: -3.5,
        ativo: true,
      },
    ]);
  });

  it('reads comma separated files with a byte order mark and no column "ativo"', () => {
    const text =
      '\uFEFFCD_PRODUTO,DESCRICAO,CD_GRUPO,preco_venda,estoque_saldo\n7,Aro,CAMARA,"1,5",2\n';
    expect(productsFrom(listLines(parseCsv(text)), categories)).toMatchObject([
      { CD_PRODUTO: '7', preco_venda: 1.5, ativo: true },
    ]);
  });

  it('writes blanks and accents in one way, so that an order can hold every product', () => {
    const [read] = products('10\u00a006;CA\u0302MARA\u2003DE\u00a0AR;CAMARA;1;1;S');
    expect(read).toMatchObject({ CD_PRODUTO: '10 06', DESCRICAO: 'CÂMARA DE AR' });
    expect(() => products('10 06;Aro;CAMARA;1;1;S', '10\u00a006;Aro;CAMARA;1;1;S')).toThrow(
      'repetido "10 06"',
    );
  });

  it.each([
    ['an unknown group', '2;Aro;NADA;1;1;S', 'linha 3: CD_GRUPO: grupo desconhecido "NADA"'],
    ['an empty name', '2;;CAMARA;1;1;S', 'linha 3: DESCRICAO: campo vazio'],
    ['a negative price', '2;Aro;CAMARA;-1;1;S', 'linha 3: preco_venda: preço inválido "-1"'],
    ['a third decimal', '2;Aro;CAMARA;1,999;1;S', 'linha 3: preco_venda: preço inválido "1,999"'],
    [
      'a number with two meanings',
      '2;Aro;CAMARA;1;1.000;S',
      'linha 3: estoque_saldo: número ambíguo',
    ],
    ['an infinite stock', '2;Aro;CAMARA;1;Infinity;S', 'linha 3: estoque_saldo: número inválido'],
    ['neither yes nor no', '2;Aro;CAMARA;1;1;X', 'linha 3: ativo: esperado S ou N'],
    ['a code that came before', '1;Aro;CAMARA;1;1;S', 'linha 3: CD_PRODUTO: repetido "1"'],
    [
      'a name that reads backwards',
      '2;ARO \u202e92;CAMARA;1;1;S',
      'linha 3: DESCRICAO: caractere não aceito: "\u202e" (U+202E)',
    ],
    [
      'a name that every object has',
      'hasOwnProperty;Aro;CAMARA;1;1;S',
      'linha 3: CD_PRODUTO: código não aceito "hasOwnProperty": use outro',
    ],
    ['a code that is not seen whole', '2\u200b;Aro;CAMARA;1;1;S', 'linha 3: CD_PRODUTO: caractere'],
    ['a missing field', '2;Aro;CAMARA;1;1', 'linha 3: tem 5 campos'],
    ['a field too many', '2;Aro;CAMARA;1;1;S;x', 'linha 3: tem 7 campos'],
    [
      'a code in scientific notation',
      '7,89E+12;Aro;CAMARA;1;1;S',
      'linha 3: CD_PRODUTO: "7,89E+12"',
    ],
    ['open quotes', '2;"Aro;CAMARA;1;1;S', 'linha 3: as aspas não fecham'],
  ])('refuses %s with its line', (_, line, problem) => {
    expect(() => products('1;Aro;CAMARA;1;1;S', line)).toThrow(problem);
  });

  it.each(['="00123"', "'00123", '"=""00123"""'])('reads the code %s', (code) => {
    expect(products(`${code};Aro;CAMARA;1;1;S`)).toMatchObject([{ CD_PRODUTO: '00123' }]);
  });

  it.each(['+A1', '-A1', '=A1', '@A1'])('reads the code %s as our own files write it', (code) => {
    const line = csvLine([code, 'Aro', 'CAMARA', 1, 1, 'S']).trim();
    expect(products(line)).toMatchObject([{ CD_PRODUTO: code }]);
  });

  describe('packs', () => {
    const packed = (...packs: string[]) => {
      const rows = packs.map((pack, at) => `${at + 1};Óleo;CAMARA;1;1;S;${pack}`);
      const text = [`${heading};Unidade;Múltiplo;minimo`, ...rows].join('\n');
      return productsFrom(listLines(parseCsv(text)), categories);
    };

    it('are read from columns that a list may lack, and empty ones leave no field', () => {
      expect(packed('caixa;12;24', ';;', ';6;', 'galão;;3').map(packOf)).toEqual([
        { unidade: 'caixa', multiplo: 12, minimo: 24 },
        {},
        { multiplo: 6 },
        { unidade: 'galão', minimo: 3 },
      ]);
      expect(products('1;Aro;CAMARA;1;1;S').map(packOf)).toEqual([{}]);
    });

    it.each([
      [';0;', 'linha 2: multiplo: "0" não serve: use um número inteiro a partir de 1'],
      [';-1;', 'linha 2: multiplo: "-1" não serve'],
      [';2,5;', 'linha 2: multiplo: "2,5" não serve'],
      [';1000000;', 'linha 2: multiplo: "1000000" é alto demais: um item tem no máximo 99.999'],
      [';1,000,000;', 'linha 2: multiplo: número inválido "1,000,000"'],
      [';;0', 'linha 2: minimo: "0" não serve'],
      [';12;30', 'linha 2: minimo: "30" não é múltiplo de 12'],
      [`${'x'.repeat(21)};;`, 'linha 2: unidade: mais de 20 caracteres'],
    ])('refuses %s with its line', (pack, problem) => {
      expect(() => packed(pack)).toThrow(problem);
    });

    function packOf(product: Pack): Pack {
      const { unidade, multiplo, minimo } = product;
      return JSON.parse(JSON.stringify({ unidade, multiplo, minimo })) as Pack;
    }
  });

  it('names every bad line at once', () => {
    expect(() => products('1;;CAMARA;1;1;S', '2;;CAMARA;1;1;S')).toThrow(/linha 2:[^]*linha 3:/);
  });

  it('refuses a file without lines and one without a needed column', () => {
    expect(() => categoriesFrom(categoryLines(parseCsv('CD_GRUPO;DESCRICAO\n')))).toThrow(
      'nenhuma linha',
    );
    expect(() => categoryLines(parseCsv('CD_GRUPO\nA\n'))).toThrow('coluna DESCRICAO');
  });
});
