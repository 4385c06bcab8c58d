import { createHash } from 'node:crypto';
import { logger } from 'firebase-functions';
import { sql } from 'kysely';
import {
  maxDocuments,
  type DocumentKind,
  type OrderDocument,
} from '../../../../domain/order/documents';
import { ApiError } from '../../api-error';
import { queryPostgres } from '../../postgres/query-postgres';
import { bucketFiles, folderFiles, type FileStore } from '../../stored/file-store';

/** A checked document: a PDF's bytes, or a PIX's code. */
export interface NewDocument {
  tipo: DocumentKind;
  nome: string;
  content: Buffer;
}

/** Who attached a document; `por` is null for a machine. */
interface Author {
  por: string | null;
  de: string;
}

/** The folder in `DOCUMENT_FOLDER`, or else the project's bucket. */
function documentStore(): FileStore {
  const folder = process.env['DOCUMENT_FOLDER'];
  return folder ? folderFiles([folder]) : bucketFiles('documents', 'application/pdf');
}

/** The content is part of the name, so two uploads of one id can't replace each other's file. */
const fileOf = (numerodopedido: number, id: string, resumo: string) =>
  `${numerodopedido}/${id}-${resumo}.pdf`;

export const hashOfContent = (content: Buffer) =>
  createHash('sha256').update(content).digest('hex');

export async function listDocuments(numerodopedido: number): Promise<OrderDocument[]> {
  const rows = await queryPostgres((table) =>
    table
      .selectFrom('documentos')
      .select(['id', 'tipo', 'nome', 'bytes', 'codigo', 'de', 'em'])
      .where('numerodopedido', '=', numerodopedido)
      .where('removidoem', 'is', null)
      .orderBy('em')
      .orderBy('id')
      .execute(),
  );
  return rows.map((row) => ({ ...row, em: row.em.getTime() }));
}

/** `removed`: the staff removed the same content, so a machine's repeated call doesn't bring it back. */
type Outcome = 'new' | 'known' | 'removed';

/**
 * Stores a document under its id, unless the same content was stored before. 409 for another content. A person may
 * attach a removed document again.
 *
 * Safety: the file is stored before its row, so every listed document can be read. A file without a row is unreachable.
 */
export async function addDocument(
  numerodopedido: number,
  id: string,
  { tipo, nome, content }: NewDocument,
  author: Author,
): Promise<Outcome> {
  const resumo = hashOfContent(content);
  const isPix = tipo === 'pix';
  const found = (table: Table) => findSame(table, { numerodopedido, id, resumo }, author);
  const known = await queryPostgres(found);
  if (known) return known;
  if (!isPix) {
    await reach('O documento não foi anexado', (files) =>
      files.save(fileOf(numerodopedido, id, resumo), content),
    );
  }
  return queryPostgres((table) =>
    table.transaction().execute(async (transaction) => {
      // One at a time for each order, because the limit counts its documents.
      await sql`select pg_advisory_xact_lock(121, ${numerodopedido % 2 ** 31}::int)`.execute(
        transaction,
      );
      const known = await found(transaction);
      if (known) return known;
      const row = {
        ...{ numerodopedido, id, tipo, nome, resumo, ...author, em: new Date(), removidoem: null },
        ...{ bytes: content.length, codigo: isPix ? content.toString() : null },
      };
      await transaction
        .insertInto('documentos')
        .values(row)
        .onConflict((removed) => removed.columns(['numerodopedido', 'id']).doUpdateSet(row))
        .execute();
      return 'new';
    }),
  );
}

type Table = Parameters<Parameters<typeof queryPostgres>[0]>[0];

/** What became of this document, if it was stored before; throws if it can't be added. */
async function findSame(
  table: Table,
  { numerodopedido, id, resumo }: { numerodopedido: number; id: string; resumo: string },
  { por }: Author,
): Promise<Outcome | undefined> {
  const stored = await table
    .selectFrom('documentos')
    .select(['id', 'resumo', 'removidoem'])
    .where('numerodopedido', '=', numerodopedido)
    .execute();
  const same = stored.find((row) => row.id === id);
  if (same && same.resumo !== resumo) {
    throw new ApiError(
      409,
      'documento-diferente',
      'O documento não foi anexado: este id já tem outro conteúdo neste pedido. Use um id novo para cada documento.',
    );
  }
  if (same?.removidoem === null) return 'known';
  if (same && por === null) return 'removed';
  const attached = stored.filter(({ removidoem }) => removidoem === null);
  if (attached.length < maxDocuments) return undefined;
  throw new ApiError(
    409,
    'documentos-demais',
    `O documento não foi anexado: o pedido já tem ${maxDocuments} documentos. Peça ao administrador que remova um.`,
  );
}

/** A document's kind and file. A PIX has no file. */
export async function readDocument(numerodopedido: number, id: string) {
  const row = await queryPostgres((table) =>
    table
      .selectFrom('documentos')
      .select(['tipo', 'resumo'])
      .where('numerodopedido', '=', numerodopedido)
      .where('id', '=', id)
      .where('codigo', 'is', null)
      .where('removidoem', 'is', null)
      .executeTakeFirst(),
  );
  const bytes =
    row &&
    (await reach('O documento não foi aberto', (files) =>
      files.read(fileOf(numerodopedido, id, row.resumo)),
    ));
  return row && bytes && { tipo: row.tipo, bytes };
}

/** Removes a document; false if there is none. */
export async function removeDocument(numerodopedido: number, id: string): Promise<boolean> {
  const row = await queryPostgres((table) =>
    table
      .updateTable('documentos')
      .set({ removidoem: new Date(), nome: '', codigo: null })
      .where('numerodopedido', '=', numerodopedido)
      .where('id', '=', id)
      .where('removidoem', 'is', null)
      .returning(['tipo', 'resumo'])
      .executeTakeFirst(),
  );
  if (!row) return false;
  if (row.tipo !== 'pix') {
    // Nobody can read the file of a removed row.
    await documentStore()
      .remove(fileOf(numerodopedido, id, row.resumo))
      .catch((error: unknown) => logger.error('the file of a removed document stayed', error));
  }
  return true;
}

async function reach<T>(failure: string, act: (files: FileStore) => Promise<T>): Promise<T> {
  try {
    return await act(documentStore());
  } catch (error) {
    throw new ApiError(
      503,
      'documentos-indisponiveis',
      `${failure}: o armazenamento não respondeu. Tente de novo em alguns minutos.`,
      { cause: error },
    );
  }
}
