import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MailDev } from 'maildev';

const host = '127.0.0.1';

/** Receives mails over SMTP, and shows them in the browser at `webPort`. Rejects with EADDRINUSE. */
export async function startInbox({
  smtpPort,
  webPort,
  dataDir,
}: {
  smtpPort: number;
  webPort: number;
  dataDir?: string;
}) {
  // MailDev opens its SMTP port first and leaves it open if its web port is taken.
  await assertFree(webPort);
  const mailDirectory = dataDir ?? (await mkdtemp(join(tmpdir(), 'mmv-inbox-')));
  await mkdir(mailDirectory, { recursive: true });
  const maildev = new MailDev({
    smtp: smtpPort,
    web: webPort,
    ip: host,
    webIp: host,
    mailDirectory,
    silent: true,
  });
  await maildev.start();

  return {
    smtpUrl: `smtp://${host}:${smtpPort}`,
    webUrl: `http://localhost:${webPort}`,
    async close() {
      await maildev.stop();
      if (!dataDir) await rm(mailDirectory, { recursive: true });
    },
  };
}

async function assertFree(port: number) {
  const probe = createServer();
  probe.listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
