import type { Product } from '../../../../domain/product/product';
import type { ProductFilters } from '../../../../domain/product/search/product-index';

/** Typed searches and their results, for the browser's search and the endpoints'. Products are in the lists' order. */
export const exampleProducts: Product[] = [
  ['29', 'ABRAÇADEIRA DE SELIM 31,8MM', 'PECA'],
  ['2903', 'CÂMARA DE AR ARO 12', 'CAMARA'],
  ['1006', 'CÂMARA DE AR ARO 29 X 1,90', 'CAMARA'],
  ['1007', 'CÂMARA DE AR ARO29 BICO LONGO', 'CAMARA'],
  ['3100', 'CANOTE 28,6 X 350', 'PECA'],
  ['3101', 'CANOTE 286 PRETO', 'PECA'],
  ['520', 'CAPACETE ABERTO', 'PECA'],
  ['5200', 'COROA 44 DENTES', 'PECA'],
  ['4001', 'CORRENTE 520 X 116', 'TRANSM'],
  ['4002', 'CORRENTE KMC X9', 'TRANSM'],
  ['3008', "PORCA D'ÁGUA 3/8", 'PECA'],
  ['4003', 'PROTETOR DE CORRENTE', 'TRANSM'],
  ['6001', 'V-BRAKE DIANTEIRO', 'PECA'],
].map(([CD_PRODUTO = '', DESCRICAO = '', CD_GRUPO = '']) => ({
  CD_PRODUTO,
  DESCRICAO,
  CD_GRUPO,
  preco_venda: 1,
  estoque_saldo: 1,
}));

type Example = readonly [why: string, typed: Partial<ProductFilters>, codes: readonly string[]];

export const searchExamples: readonly Example[] = [
  ['words in the name’s order', { name: 'camara 29' }, ['1006', '1007', '2903']],
  ['words in another order', { name: '29 camara' }, ['1006', '1007', '2903']],
  ['capitals and accents', { name: 'CÂMARA ARO 12' }, ['2903']],
  ['decomposed accents', { name: 'ca\u0302mara aro 12' }, ['2903']],
  ['a size written together', { name: 'aro29' }, ['1006', '1007']],
  ['a size written apart', { name: 'aro 29' }, ['1006', '1007', '2903']],
  ['a size with a hyphen', { name: 'aro-29' }, ['1006', '1007']],
  ['a decimal comma', { name: '28,6' }, ['3100']],
  ['a decimal point', { name: '28.6' }, ['3100']],
  ['a unit written apart', { name: '31.8 mm' }, ['29']],
  ['a whole number, then a size without its comma', { name: '286' }, ['3101', '3100']],
  ['a word and its size', { name: 'corrente 520' }, ['4001']],
  ['an exact code before names', { name: '520' }, ['520', '5200', '4001']],
  ['an exact code and its name', { name: 'coroa 5200' }, ['5200']],
  ['the beginning of a name first', { name: 'corrente' }, ['4001', '4002', '4003']],
  ['names, then words, then the middle', { name: 'co' }, ['5200', '4001', '4002', '4003', '1007']],
  ['a letter and a digit', { name: 'x9' }, ['4002']],
  ['the same apart', { name: 'kmc x 9' }, ['4002']],
  ['a word that a hyphen parts', { name: 'vbrake' }, ['6001']],
  ['the same with the hyphen', { name: 'V-Brake' }, ['6001']],
  ['the middle of a word', { name: 'rente' }, ['4001', '4002', '4003']],
  ['the punctuation of a list', { name: 'canote, 350;' }, ['3100']],
  ['an apostrophe', { name: "d'agua" }, ['3008']],
  ['a word that nothing has', { name: 'camara parafuso' }, []],
  ['punctuation alone', { name: ' - , ' }, exampleProducts.map(({ CD_PRODUTO }) => CD_PRODUTO)],
  ['an exact code, then beginnings', { code: '29' }, ['29', '2903']],
  ['the beginning of a code', { code: '100' }, ['1006', '1007']],
  ['the end of a code', { code: '006' }, []],
  ['a code and a word', { code: '400', name: 'protetor' }, ['4003']],
  ['a code and another’s word', { code: '100', name: 'corrente' }, []],
];
