import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '../../../emulators/postgres/server';
import { catalogueFiles } from '../../../emulators/sample/catalogue';
import { importCatalog } from '../../../functions/src/product/import/import-catalog';
import {
  listCategories,
  listProductCodes,
  listProducts,
  listProductsUpTo,
} from '../../../functions/src/product/table/catalog';
import { openPostgres } from '../../../functions/src/postgres/connection';
import { migrate } from '../../../functions/src/postgres/migrate';
import { anyProduct, findInBackup } from '../../../functions/src/product/table/product-filter';
import { selectProducts } from '../../../functions/src/product/table/select-products';
import { exampleProducts, searchExamples } from '../../support/data/search/search-examples';
import { realSearches } from '../../support/data/search/real-searches';
import { firstOfMany } from '../../../domain/query-limits';
import { searchText, sizesOf } from '../../../domain/product/search/text';

let server: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;

const categories = 'CD_GRUPO;DESCRICAO\nCAMARA;Câmaras\nPECA;Peças\n';
const products = [
  'CD_PRODUTO;DESCRICAO;CD_GRUPO;preco_venda;estoque_saldo;ativo',
  '1;CÂMARA DE AR ARO 26;CAMARA;19,90;10;S',
  '2;camara de ar aro 29;CAMARA;21,50;0;S',
  "3;PORCA D'ÁGUA \\ 3/8;PECA;1,5;-2,5;S",
  '4;FITA 100% ALGODÃO;PECA;7;1;S',
  '5;FITA 1000 FIOS;PECA;7;1;S',
  '6;EIXO_A;PECA;7;1;S',
  '7;EIXO-A;PECA;7;1;S',
  '8;ÂNCORA INATIVA;PECA;7;1;N',
].join('\n');

async function load(produtos: string | Buffer, categorias = categories) {
  const files = { categorias: join(folder, 'c.csv'), produtos: join(folder, 'p.csv') };
  await writeFile(files.categorias, categorias);
  await writeFile(files.produtos, produtos);
  return importCatalog(server.url, files);
}

const codesOf = (found: { CD_PRODUTO: string }[]) => found.map((product) => product.CD_PRODUTO);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mmv-catalogue-'));
  server = await startPostgres({ port: 0 });
  vi.stubEnv('PRODUCT_TABLE_URL', server.url);
  await migrate(server.url);
  await load(products);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await rm(folder, { recursive: true });
});

describe('§7 the filters of /produtos and /puxabkp', () => {
  it.each([
    ['nothing', {}, ['1', '2', '7', '6', '4', '5', '3']],
    ['a code', { CD_PRODUTO: ['1'] }, ['1']],
    ['the end of a code', { CD_PRODUTO: ['01'] }, []],
    ['several codes', { CD_PRODUTO: ['6', '1', '8', '10'] }, ['1', '6']],
    ['a text without accents', { DESCRICAO: 'camara' }, ['1', '2']],
    ['a text with accents', { DESCRICAO: 'CÂMARA' }, ['1', '2']],
    ['a text with decomposed accents', { DESCRICAO: 'Ca\u0302mara' }, ['1', '2']],
    ['a text from the middle, the exact code first', { DESCRICAO: 'aro 2' }, ['2', '1']],
    ['a number in a name and of a code', { DESCRICAO: '10' }, ['4', '5']],
    ['a percent sign', { DESCRICAO: '100%' }, ['4']],
    ['an underscore', { DESCRICAO: 'o_a' }, ['6']],
    ['a backslash', { DESCRICAO: '\\' }, ['3']],
    ['a quote', { DESCRICAO: "d'agua" }, ['3']],
    ['an accent that stands alone', { DESCRICAO: '´' }, []],
    ['an injection', { DESCRICAO: "' or 1=1 --" }, []],
    ['a group', { CD_GRUPO: 'CAMARA' }, ['1', '2']],
    ['a group in another case', { CD_GRUPO: 'camara' }, []],
    ['a group and a text', { CD_GRUPO: 'PECA', DESCRICAO: 'camara' }, []],
    ['an inactive product', { DESCRICAO: 'ancora' }, []],
  ])('find %s', async (_, filter, codes) => {
    const wanted = { ...anyProduct, ...filter };
    const found = await listProducts(wanted);
    expect(codesOf(found)).toEqual(codes);
    const backup = await listProducts(anyProduct);
    expect(findInBackup(backup, wanted)).toEqual(found);
  });

  it('answer numbers as numbers', async () => {
    expect(await listProducts({ ...anyProduct, CD_PRODUTO: ['3'] })).toEqual([
      {
        CD_PRODUTO: '3',
        DESCRICAO: "PORCA D'ÁGUA \\ 3/8",
        CD_GRUPO: 'PECA',
        preco_venda: 1.5,
        estoque_saldo: -2.5,
      },
    ]);
  });
});

describe('§7 typed searches', () => {
  beforeAll(async () => {
    const lines = exampleProducts.map(
      ({ CD_PRODUTO, DESCRICAO, CD_GRUPO }) => `${CD_PRODUTO};${DESCRICAO};${CD_GRUPO};1;1;S`,
    );
    await load([products.split('\n')[0], ...lines].join('\n'), `${categories}TRANSM;Transmissão\n`);
  });
  afterAll(() => load(products));

  it.each(searchExamples)('%s: %j', async (_why, { code = '', name = '' }, codes) => {
    const wanted = { ...anyProduct, CD_PRODUTO: code === '' ? [] : [code], DESCRICAO: name };
    expect(codesOf(await listProducts(wanted))).toEqual(codes);
    const backup = await listProducts(anyProduct);
    expect(codesOf([...findInBackup(backup, wanted)])).toEqual(codes);
  });

  it('is compared with the name as the browser writes it', async () => {
    const table = openPostgres(server.url);
    const names = [
      ...[
        'ARO29-X',
        'A-B--C 1,5-2',
        'M8 - 20\tX\u00a0 9',
        'ÇÃO-1A2B',
        'PNEU 29"×2,10',
        '26 * 1.95*',
      ],
      ...[
        'CHAVE ½',
        'Nº 5',
        'PINO N.8 AÇO',
        'N° 12/N 13',
        '90/90-18 e 1.234.567',
        '“1ª” LINHA',
        'N',
      ],
    ];
    for (const [at, name] of [...names, ...exampleProducts.map((p) => p.DESCRICAO)].entries()) {
      const row = { CD_PRODUTO: `X${at}`, DESCRICAO: name, CD_GRUPO: 'PECA', ativo: false };
      const saved = await table
        .insertInto('produtos')
        .values({ ...row, preco_venda: 1, estoque_saldo: 1 })
        .returning(['termos', 'medidas'])
        .executeTakeFirst();
      expect(saved).toEqual({ termos: searchText(name), medidas: sizesOf(name) });
    }
    await table.destroy();
  });
});

it('§7 /produtos finds the same for real searches as the browser, in the same order', async () => {
  await importCatalog(server.url, catalogueFiles);
  const backup = await listProducts(anyProduct);
  for (const [DESCRICAO] of realSearches) {
    const wanted = { ...anyProduct, DESCRICAO };
    const found = await listProducts(wanted);
    expect(codesOf(found), DESCRICAO).toEqual(codesOf([...findInBackup(backup, wanted)]));
  }
  await load(products);
});

describe('migrations', () => {
  it('change nothing the second time', async () => {
    expect(await migrate(server.url)).toEqual([]);
  });
});

describe('importing a catalogue', () => {
  it('refuses a file with a bad line and imports nothing of it', async () => {
    const before = await listProducts(anyProduct);
    const broken = products.replace('19,90', '29,90').replace('21,50', 'grátis');
    await expect(load(broken)).rejects.toThrow('linha 3: preco_venda: número inválido "grátis"');
    expect(await listProducts(anyProduct)).toEqual(before);
  });

  it('adds, replaces, and deactivates products that the file no longer names', async () => {
    const changed = products.replace('19,90', '29,90').replace(/^2;.*\n/m, '');
    await load(`${changed}\n9;NOVO;NOVA;1;1;S`, `${categories}NOVA;Novidades\n`);
    expect(codesOf(await listProductCodes())).toEqual(['1', '3', '4', '5', '6', '7', '9']);
    expect(await listProducts({ ...anyProduct, CD_PRODUTO: ['1'] })).toMatchObject([
      { preco_venda: 29.9 },
    ]);
    expect(await listCategories()).toContainEqual({ CD_GRUPO: 'NOVA', DESCRICAO: 'Novidades' });
  });

  it('reads files that Excel saves on a Brazilian Windows', async () => {
    await load(Buffer.from(products.replaceAll('\n', '\r\n'), 'latin1'));
    expect(codesOf(await listProducts({ ...anyProduct, DESCRICAO: 'câmara' }))).toEqual(['1', '2']);
  });
});

describe('§7 a search by DESCRICAO among 20,000 products', () => {
  it('reads the index and not the table', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => {
      const name = `PEÇA ${String(index).padStart(5, '0')} ARO ${index % 30}`;
      return `${index};${name};PECA;1;1;S`;
    });
    await load([products.split('\n')[0], ...lines].join('\n'));
    const table = openPostgres(server.url);
    const search = { ...anyProduct, DESCRICAO: 'peça 1234' };
    const plan = await selectProducts(table, search).explain();
    expect(JSON.stringify(plan)).toContain('Bitmap Index Scan on produtos_por_termo');
    expect(await listProducts(search)).toHaveLength(12);
    await table.destroy();
  });

  it('answers the first ones if more match than wanted, with their number', async () => {
    const few = await listProductsUpTo(12, { ...anyProduct, DESCRICAO: 'peça 1234' });
    expect([few.products.length, few.total]).toEqual([12, 12]);
    const many = await listProductsUpTo(15_000, anyProduct);
    expect([many.products.length, many.total]).toEqual([firstOfMany, 20_000]);
    const best = await listProductsUpTo(3, { ...anyProduct, DESCRICAO: '777' });
    expect([codesOf(best.products), best.total]).toEqual([['777', '7770', '7771'], 38]);
  });

  it('80 callers of the whole list at once share the queries', async () => {
    const callers = Array.from({ length: 80 }, () => listProductsUpTo(25_000, anyProduct));
    const answers = await Promise.all(callers);
    expect(answers.map(({ total }) => total)).toEqual(callers.map(() => 20_000));
  });
});
