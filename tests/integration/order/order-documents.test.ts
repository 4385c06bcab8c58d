import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { OrderDocument } from '../../../domain/order/documents';
import { fillTheRest } from '../../../emulators/sample/full';
import { PDFDocument } from '../../../functions/node_modules/@cantoo/pdf-lib';
import { createKey } from '../../../functions/src/caller/machine-keys';
import {
  copiedOrderOf,
  startOrdersCopied,
  type OrdersCopied,
} from '../../support/data/orders-copied';
import { people } from '../../support/data/people';
import { fetchAnew } from '../../support/fetch-anew';
import { serveApp } from '../../support/functions/served-app';

let stack: OrdersCopied;
let app: Awaited<ReturnType<typeof serveApp>>;
let folder: string;
let key: string;
let otherKey: string;
let bill: Buffer;

async function pdf(change: (document: PDFDocument) => unknown = () => undefined) {
  const document = await PDFDocument.create();
  document.addPage();
  await change(document);
  return Buffer.from(await document.save());
}
const pix =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mmv-documents-'));
  stack = await startOrdersCopied();
  vi.stubEnv('DOCUMENT_FOLDER', folder);
  app = await serveApp();
  key = await createKey(stack.table, 'Faturamento', 'documentos');
  otherKey = await createKey(stack.table, 'ERP');
  bill = await pdf();
  await stack.database.ref('usuarios').set(people);
});
beforeEach(async () => {
  await stack.table.deleteFrom('documentos').execute();
  const approved = { status: 'Aprovado' } as const;
  await stack.put([
    copiedOrderOf(1, { ...approved, idvendedor: 'seller' }),
    copiedOrderOf(2),
    copiedOrderOf(3, { ...approved, idvendedor: 'seller2' }),
  ]);
});
afterAll(async () => {
  await app.close();
  await stack.close();
  await rm(folder, { recursive: true });
});

function call(path: string, as: string, content?: Buffer | string) {
  return fetchAnew(`http://127.0.0.1:${app.port}/api${path}`, {
    headers: { Authorization: `Bearer ${as}` },
    ...(content !== undefined && { method: 'POST', body: content as BodyInit }),
  });
}
async function answerOf(called: ReturnType<typeof call>) {
  const response = await called;
  const body = (await response.json()) as { erro?: { codigo: string; mensagem: string } };
  const { status } = response;
  return body.erro ? [status, body.erro.codigo, body.erro.mensagem] : [status, body];
}
const add = (as = 'admin', content: Buffer | string = bill, { order = 1, tipo = 'boleto' } = {}) =>
  answerOf(call(`/novodocumento?pedido=${order}&tipo=${tipo}&nome=Boleto.pdf`, as, content));
const send = (id: string, content: Buffer | string, { as = key, order = 1 } = {}) =>
  answerOf(call(`/pedidos/${order}/documentos?id=${id}&tipo=nota&nome=n.pdf`, as, content));
const list = async (as: string) =>
  (await (await call('/documentosdopedido?pedido=1', as)).json()) as OrderDocument[];
const open = (as: string, id: string, order = 1) => call(`/documento?pedido=${order}&id=${id}`, as);
const remove = (as: string, id: string) =>
  answerOf(call(`/removedocumento?pedido=1&id=${id}`, as, ''));

describe('§7 documents of an order (decision 121)', () => {
  it('are read by the staff of the order and its customer alone, as private files', async () => {
    const [, { id }] = (await add()) as unknown as [number, { id: string }];
    const whoReads = async () => {
      const statuses = await Promise.all(
        ['admin', 'seller', 'customer', 'seller2', 'customer2', 'pending'].map(async (as) => [
          (await call('/documentosdopedido?pedido=1', as)).status,
          (await open(as, id)).status,
        ]),
      );
      return statuses.flat();
    };
    const nobodyElse = [403, 403, 403, 403, 403, 403];
    expect(await whoReads()).toEqual([200, 200, 200, 200, 200, 200, ...nobodyElse]);
    const file = await open('customer', id);
    expect(Buffer.from(await file.arrayBuffer()).equals(bill)).toBe(true);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename=boleto-pedido-1.pdf',
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
    expect(await list('seller')).toMatchObject([{ id, tipo: 'boleto', de: people.admin.nome }]);
    expect(await list('customer')).toMatchObject([{ id, nome: 'Boleto.pdf', de: '' }]);
    // Another order's number doesn't open it, nor does a path.
    expect((await open('admin', id, 3)).status).toBe(404);
    expect((await open('admin', encodeURIComponent(`../1/${id}`), 3)).status).toBe(404);

    await stack.move(1, { status: 'Excluido' });
    expect(await whoReads()).toEqual([200, 200, 200, 200, 403, 403, ...nobodyElse]);
  });

  it('are attached by the administrator and the order’s seller, once it is approved', async () => {
    expect((await add('seller'))[0]).toBe(200);
    expect((await add('seller', bill, { order: 3 })).slice(0, 2)).toEqual([403, 'pedido-de-outro']);
    expect((await add('customer'))[0]).toBe(403);
    expect((await add('admin', bill, { order: 2 }))[1]).toBe('pedido-nao-aprovado');
    expect((await add('admin', bill, { order: 9 }))[1]).toBe('pedido-desconhecido');
    expect((await add('admin', bill, { tipo: 'foto' }))[1]).toBe('consulta-invalida');
    // The same file again, as after a double click.
    expect(await add()).toMatchObject([200, { novo: false }]);
    expect(await list('admin')).toHaveLength(1);
  });

  it('are whole PDF files without scripts, attachments or passwords', async () => {
    const noPdf =
      'O documento não foi anexado: não é um PDF, está cortado ou tem senha. Confira e envie de novo.';
    const active =
      'O documento não foi anexado: o PDF tem scripts ou anexos. Confira e envie de novo.';
    const wrong: [Buffer | string, string][] = [
      ['texto', noPdf],
      ['%PDF-1.7\n%%EOF', noPdf],
      ...[0.3, 0.7, 0.9].map((part): [Buffer, string] => [
        bill.subarray(0, bill.length * part),
        noPdf,
      ]),
      [await pdf((one) => one.encrypt({ userPassword: 'a', ownerPassword: 'b' })), noPdf],
      [await pdf((one) => one.addJavaScript('a', 'app.alert(1)')), active],
      [await pdf((one) => one.attach(Buffer.from('x'), 'a.exe')), active],
    ];
    for (const [content, sentence] of wrong) {
      expect(await add('admin', content)).toEqual([400, 'documento-invalido', sentence]);
    }
    expect((await add('admin', ''))[1]).toBe('documento-invalido');
    expect((await add('admin', Buffer.alloc(5_000_001)))[0]).toBe(413);
    expect(await list('admin')).toEqual([]);
  });

  it('are refused when they inflate beyond the size of a file', async () => {
    /** A PDF with one compressed stream of objects more. */
    const withStream = (dict: string, content: Buffer) =>
      Buffer.concat([
        Buffer.from(`%PDF-1.7\n900 0 obj\n<<${dict}/Length ${content.length}>>\nstream\n`),
        content,
        Buffer.from('\nendstream\nendobj\n'),
        bill.subarray(bill.indexOf('\n') + 1),
      ]);
    const objects = (length: number) => deflateSync(Buffer.from('901 0 (a)'.padEnd(length)));
    const stream = '/Type/ObjStm/N 1/First 6/Filter';
    const sentence = (content: Buffer) =>
      add('admin', content).then(([status, , words]) => [status, words]);
    const refused = (why: string) => [
      400,
      `O documento não foi anexado: ${why}. Confira e envie de novo.`,
    ];
    const tooLarge = refused('o PDF descompactado é grande demais');

    expect((await add('admin', withStream(`${stream}/FlateDecode`, objects(4e6))))[0]).toBe(200);
    expect(await sentence(withStream(`${stream}/FlateDecode`, objects(6e6)))).toEqual(tooLarge);
    // Two that fit alone, and one inside another.
    const twice = [0, 1].reduce(
      (inner: Buffer) =>
        Buffer.concat([
          withStream(`${stream}/FlateDecode`, objects(3e6)),
          inner.subarray(inner.indexOf('\n') + 1),
        ]),
      bill,
    );
    expect(await sentence(twice)).toEqual(tooLarge);
    const nested = deflateSync(objects(6e6));
    expect(await sentence(withStream(`${stream}[/FlateDecode/FlateDecode]`, nested))).toEqual(
      refused('não é um PDF, está cortado ou tem senha'),
    );
    // A table that says it has many entries has none of them read.
    const table = '/Type/XRef/Size 9/Index[0 5000000000]/W[0 0 0]';
    expect((await add('admin', withStream(table, Buffer.from(''))))[0]).toBe(200);
  });

  it('are in the full sample, as a person would have attached them', async () => {
    await fillTheRest(stack.url, new Date(), folder);
    const rows = await stack.table.selectFrom('documentos').selectAll().execute();
    expect(rows.map(({ tipo }) => tipo).sort()).toEqual(['nota', 'pix']);
    for (const { numerodopedido, id, tipo, codigo, bytes } of rows) {
      const file = await open('admin', id, numerodopedido);
      const content = codigo ?? Buffer.from(await file.arrayBuffer());
      expect(content).toHaveLength(bytes);
      expect((await add('admin', content, { tipo }))[0]).toBe(200);
    }
  });

  it('may be the code of a PIX, which must be whole', async () => {
    expect((await add('admin', `${pix}\n`, { tipo: 'pix' }))[0]).toBe(200);
    const [stored] = await list('customer');
    expect(stored?.codigo).toBe(pix);
    expect((await open('customer', stored?.id ?? '')).status).toBe(404);
    const hidden = (sign: string, sum: string) =>
      pix.replace('Fula', `Ful${sign}`).replace('1D3D', sum);
    for (const wrong of [
      ...[pix.slice(0, -1), pix.replace('Fulano', 'Beltra'), 'x'.repeat(513)],
      // The right sums of wrong signs.
      ...[hidden('\u0000', '66D7'), hidden('\u202e', '994E')],
    ]) {
      expect((await add('admin', wrong, { tipo: 'pix' }))[2]).toMatch(/código PIX está errado/);
    }
  });

  it('come from a machine once, with a key of its own right', async () => {
    expect((await send('a', bill, { as: otherKey }))[1]).toBe('chave-sem-direito');
    expect((await send('a', bill, { order: 2 }))[1]).toBe('pedido-nao-aprovado');
    const answers = await Promise.all([1, 2, 3, 4].map(() => send('a', bill)));
    expect(answers.map(([status]) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.filter(([, body]) => (body as unknown as { novo: boolean }).novo)).toHaveLength(
      1,
    );
    const other = await pdf((one) => one.addPage());
    expect((await send('a', other))[1]).toBe('documento-diferente');
    expect((await send('a%2F..', other))[1]).toBe('consulta-invalida');
    expect(await list('admin')).toMatchObject([{ id: 'm-a', tipo: 'nota', de: 'Sistema' }]);
    expect(Buffer.from(await (await open('customer', 'm-a')).arrayBuffer()).equals(bill)).toBe(
      true,
    );
  });

  it('are ten at most, and removed by the administrator with their files', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => send(`n${at}`, bill)));
    expect(answers.filter(([, codigo]) => codigo === 'documentos-demais')).toHaveLength(2);
    const [first] = await list('admin');
    const id = first?.id ?? '';
    expect((await remove('seller', id))[0]).toBe(403);
    const files = (await readdir(join(folder, '1'))).length;
    expect(await remove('admin', id)).toMatchObject([200, { removido: true }]);
    expect(await remove('admin', id)).toMatchObject([200, { removido: false }]);
    expect((await open('admin', id)).status).toBe(404);
    expect(await readdir(join(folder, '1'))).toHaveLength(files - 1);
    expect((await send('again', bill))[0]).toBe(200);
  });

  it('stay removed when a machine sends them again, but not when a person does', async () => {
    await send('a', bill);
    await remove('admin', 'm-a');
    expect(await send('a', bill)).toEqual([200, { id: 'a', novo: false, removido: true }]);
    expect((await send('a', await pdf((one) => one.addPage())))[1]).toBe('documento-diferente');
    expect(await list('admin')).toEqual([]);
    expect(await readdir(join(folder, '1'))).not.toContainEqual(expect.stringMatching(/^m-a-/));

    for (const [content, tipo] of [
      [bill, 'boleto'],
      [pix, 'pix'],
    ] as const) {
      const [, { id }] = (await add('admin', content, { tipo })) as unknown as [
        number,
        { id: string },
      ];
      expect(await remove('admin', id)).toMatchObject([200, { removido: true }]);
      expect((await open('admin', id)).status).toBe(404);
      expect(await add('admin', content, { tipo })).toEqual([200, { id, novo: true }]);
    }
    expect(await list('admin')).toMatchObject([
      { tipo: 'boleto', codigo: null, nome: 'Boleto.pdf' },
      { tipo: 'pix', codigo: pix },
    ]);
  });
});
