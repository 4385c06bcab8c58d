import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

import { openMailbox } from './mailbox';
import { answerAbout } from './web';

const host = '127.0.0.1';

/**
 * A mail server that delivers to nobody. It keeps each mail in `dataDir`, and shows all of them in the browser at
 * `webPort`. Rejects with EADDRINUSE.
 */
export async function startInbox({
  smtpPort,
  webPort,
  dataDir,
}: {
  smtpPort: number;
  webPort: number;
  dataDir?: string;
}) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'mmv-inbox-')));
  const mailbox = await openMailbox(folder);
  const web = createServer((request, response) => answerAbout(mailbox, request, response));
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((mail) => mailbox.add(mail))
        .then(() => done(), done);
    },
  });
  // A connection broke; the server continues.
  smtp.on('error', () => undefined);

  web.listen(webPort, host);
  await once(web, 'listening');
  try {
    await once(smtp.listen(smtpPort, host), 'listening');
  } catch (error) {
    await closeWeb(web);
    throw error;
  }

  return {
    smtpUrl: `smtp://${host}:${smtpPort}`,
    webUrl: `http://localhost:${webPort}`,
    async close() {
      await Promise.all([closeWeb(web), new Promise<void>((resolve) => smtp.close(resolve))]);
      if (!dataDir) await rm(folder, { recursive: true });
    },
  };
}

async function closeWeb(web: Server) {
  web.close();
  web.closeAllConnections();
  await once(web, 'close');
}
