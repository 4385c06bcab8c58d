import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa, type Options } from 'execa';

const debian = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** The real PostgreSQL of an installed package, because PGlite has only one session and no time limits. */
export async function startRealPostgres({ auth = 'trust' } = {}) {
  const programs = await ensurePrograms();
  const folder = await mkdtemp(join(tmpdir(), 'mmv-postgres-'));
  // PostgreSQL refuses to run as root.
  const user = isRoot ? await idOfUser('postgres') : undefined;
  if (user) await chown(folder, user.uid, user.gid);
  const port = await freePort();
  const run = (program: string, args: string[], options: Options = {}) =>
    execa(join(programs, program), args, { cwd: folder, ...user, ...options });

  const passwordFile = `${folder}.password`;
  await writeFile(passwordFile, 'postgres', { mode: 0o644 });
  const login = [`--auth=${auth}`, '--username=postgres', `--pwfile=${passwordFile}`];
  await run('initdb', [...login, '--no-sync', folder]);
  await rm(passwordFile);
  const settings = ['fsync=off', `unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1'];
  const server = run(
    'postgres',
    ['-D', folder, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])],
    { reject: false },
  );
  for (;;) {
    const { exitCode } = await run('pg_isready', ['-h', '127.0.0.1', '-p', `${port}`], {
      reject: false,
    });
    if (exitCode === 0) break;
    if (server.exitCode !== null) throw new Error('PostgreSQL ended while it started');
  }
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async close() {
      // Ends at once, because the data folder is deleted anyway.
      server.kill('SIGQUIT');
      await server;
      await rm(folder, { recursive: true });
    },
  };
}

/** The folder of the newest installed version. Installs Debian's package if it may. */
async function ensurePrograms(): Promise<string> {
  const installed = await findPrograms();
  if (installed !== undefined) return installed;
  if (isRoot) {
    await execa('apt-get', ['update', '-qq'], { reject: false });
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'];
    await execa('apt-get', install, { reject: false });
  }
  const found = await findPrograms();
  if (found !== undefined) return found;
  throw new Error(
    'Este teste precisa do PostgreSQL: instale-o (Debian: "apt-get install postgresql").',
  );
}

async function findPrograms(): Promise<string | undefined> {
  const { stdout } = await execa('pg_config', ['--bindir'], { reject: false });
  const versions = await readdir(debian).catch(() => []);
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  const folders = [newest && join(debian, newest, 'bin'), stdout];
  for (const folder of folders) {
    const names = folder ? await readdir(folder).catch(() => []) : [];
    if (names.includes('initdb') && names.includes('postgres')) return folder;
  }
  return undefined;
}

async function idOfUser(name: string): Promise<{ uid: number; gid: number }> {
  const id = async (flag: string) => Number((await execa('id', [flag, name])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
