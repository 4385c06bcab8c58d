import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { migrate } from '../../functions/src/postgres/migrate';
import { startDatabase } from 'realtime-database-local';
import { startInbox } from '../../emulators/mail/server';
import { functionsPlace } from '../../emulators/functions-place';
import { ports, projectId } from '../../emulators/ports';
import { startPostgres } from '../../emulators/postgres/server';
import { fillDatabase, fillProductTable } from '../../emulators/sample/fill';
import { fillAccounts } from '../../emulators/sample/people/fill-accounts';
import { sendMailsUrl } from '../../emulators/mail/scheduler';
import { startFirebase } from '../../emulators/firebase/firebase';
import { projectRoot } from '../../emulators/start/project-root';
import { fetchAnew } from '../support/fetch-anew';

export type EndpointStack = Awaited<ReturnType<typeof startEndpointStack>>;

/** The endpoints in Firebase's own emulators, with all their services and the sample data. */
export async function startEndpointStack() {
  const folder = await mkdtemp(join(tmpdir(), 'mmv-endpoints-'));
  const startTable = () =>
    startPostgres({ port: ports.postgres, dataDir: join(folder, 'product-table') });
  const startMail = () =>
    startInbox({ smtpPort: ports.smtp, webPort: ports.inbox, dataDir: join(folder, 'inbox') });

  const startTree = () =>
    startDatabase({
      port: ports.database,
      projectId,
      rules: join(projectRoot, 'database.rules.json'),
    });

  const [postgres, inbox, database] = await Promise.all([
    startTable(),
    startMail(),
    startTree(),
    execa('npm', ['run', 'build'], { cwd: join(projectRoot, 'functions') }),
  ]);
  await migrate(postgres.url);
  await fillProductTable(postgres.url);
  await fillDatabase();
  const firebase = await startFirebase({
    dataDir: folder,
    appUrl: `http://localhost:${ports.app}`,
    log: () => undefined,
  });
  await firebase.ready;
  await fillAccounts();

  return {
    functionUrl: `http://127.0.0.1:${functionsPlace}/api`,
    /** Runs the job that sends mails, as the scheduler does once a minute. */
    sendMails: async () => {
      const answer = await fetchAnew(sendMailsUrl);
      if (!answer.ok) throw new Error(await answer.text());
    },
    hostingUrl: `http://127.0.0.1:${ports.hosting}/api`,
    /** A test can stop and restart the product table on the same port with the same data. */
    postgres: { running: postgres, start: startTable },
    inbox: { running: inbox, start: startMail },
    async close() {
      await firebase.stop();
      await database.close();
      await this.inbox.running.close();
      await this.postgres.running.close();
      await rm(folder, { recursive: true });
    },
  };
}
