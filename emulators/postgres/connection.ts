import type { Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { createBatchReader } from './batch-reader';
import type { EndTurn, Turns } from './turns';

/**
 * Serves one client until it leaves. PGlite has one session for all connections, so a connection keeps its turn until
 * its batch is answered and its transaction has ended. A vanished client is rolled back. Connections share settings and
 * named statements, which nothing here uses.
 */
export async function serveConnection(socket: Socket, db: PGlite, turns: Turns) {
  const reader = createBatchReader();
  let endTurn: EndTurn | undefined;
  try {
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      for (const batch of reader.read(chunk)) {
        if (batch.kind === 'encryption') {
          socket.write('N');
          continue;
        }
        endTurn ??= await turns.take();
        await answer(socket, db, batch.bytes);
        if (batch.kind === 'complete' && !db.isInTransaction()) {
          endTurn();
          endTurn = undefined;
        }
      }
    }
  } finally {
    if (endTurn) {
      await db.exec('ROLLBACK');
      endTurn();
    }
  }
}

async function answer(socket: Socket, db: PGlite, batch: Uint8Array) {
  await db.runExclusive(() =>
    db.execProtocolRawStream(batch, {
      // Copied, because the bytes are PGlite's own memory and reused for the next answer.
      onRawData: (bytes) => socket.writable && socket.write(Buffer.from(bytes)),
    }),
  );
}
