import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { get, ref, set } from 'firebase/database';
import { expect, test, vi } from 'vitest';
import { leftIn, startCommand, testFolder } from '../support/command.ts';
import { connect } from '../support/connect.ts';

const run = promisify(execFile);

/** The CLI of the installed firebase-tools, or of the version in the folder FIREBASE_TOOLS. */
const firebase = firebaseCli(process.env['FIREBASE_TOOLS']);
const reason = firebase === undefined ? 'firebase-tools is not installed' : 'unmodified';
/** The Auth emulator needs ten seconds of processor time to start. */
const patience = 180_000;

const project = 'demo-suite';
const rules = {
  'main.rules.json':
    '{\n  "rules": { "$uid": { ".read": "$uid == auth.uid", ".write": "$uid == auth.uid" } }\n}',
  'open.rules.json': '{ "rules": { ".read": true, ".write": true } }',
};

test.skipIf(firebase === undefined)(
  `a suite (${reason}) with several databases: rules, sign-in, export and import`,
  async () => {
    const folder = await testFolder();
    const ports = await projectFolder(folder);
    const emulators = ['emulators:start', '--only', 'auth,database', '--export-on-exit', 'saved'];
    const suite = startCommand(firebaseIn(emulators), folder, home(folder));
    await suite.says(/All emulators ready/, patience);

    const { uid, token } = await signUp(ports.auth);
    const person = connect(ports.database, { namespace: 'demo-main', token: () => token });
    await set(ref(person, uid), { name: 'Ana' });
    await expect(set(ref(person, 'somebody'), 1)).rejects.toThrow('PERMISSION_DENIED');
    // Both databases belong to one target.
    for (const namespace of ['demo-left', 'demo-right']) {
      await set(ref(connect(ports.database, { namespace }), 'place'), namespace);
    }

    await replaceRules(folder, '{ "rules": {\n  ".read": "nobody.knows" } }');
    await suite.says(/main\.rules\.json:2:13: Unknown variable 'nobody'/);
    await expect(get(ref(person, 'somebody'))).rejects.toThrow('Permission denied');
    expect((await get(ref(person, uid))).val()).toEqual({ name: 'Ana' });
    const updated = async () => {
      await replaceRules(folder, rules['open.rules.json']);
      expect(suite.output()).toContain('Rules updated');
    };
    // Repeated, because firebase-tools ignores a change within 50 ms after another.
    await vi.waitFor(updated, { timeout: patience, interval: 200 });
    expect((await get(ref(person, 'somebody'))).val()).toBeNull();

    const env = { ...process.env, ...home(folder), TMPDIR: folder };
    await run(process.execPath, cli(['emulators:export', 'first']), { cwd: folder, env });
    await set(ref(person, 'late'), true);
    suite.kill('SIGINT');
    expect(await suite.end()).toBe(0);
    expect(await leftIn(folder)).toEqual([]);
    await expect(fetch(`http://127.0.0.1:${ports.database}/`)).rejects.toThrow('fetch failed');
    const main = { [uid]: { name: 'Ana' } };
    expect(await exported(folder, 'first', 'demo-main')).toEqual(main);
    expect(await exported(folder, 'saved', 'demo-main')).toEqual({ ...main, late: true });
    expect(await exported(folder, 'saved', 'demo-right')).toEqual({ place: 'demo-right' });
  },
  patience,
);

test.skipIf(firebase === undefined)(
  `a suite (${reason}) begins with an export of the official one`,
  async () => {
    const folder = await testFolder();
    const { database } = await projectFolder(folder);
    const saved = join(folder, 'saved');
    await mkdir(join(saved, 'database_export'), { recursive: true });
    const metadata = {
      version: '13.0.0',
      database: { version: '4.11.2', path: 'database_export' },
    };
    await writeFile(join(saved, 'firebase-export-metadata.json'), JSON.stringify(metadata));
    const data = { place: { '.value': 'old', '.priority': 1 } };
    await writeFile(join(saved, 'database_export/demo-left.json'), JSON.stringify(data));
    const place = `http://127.0.0.1:${database}/place.json?ns=demo-left&format=export`;
    const asking = `console.log(await (await fetch('${place}')).text())`;
    await writeFile(join(folder, 'ask.mjs'), asking);
    const script = `"${process.execPath}" ask.mjs`;
    const args = ['emulators:exec', '--only', 'database', '--import', 'saved', script];
    const suite = startCommand(firebaseIn(args), folder, home(folder));
    expect(await suite.end()).toBe(0);
    expect(suite.output()).toContain(JSON.stringify(data.place));
  },
  patience,
);

function firebaseCli(folder: string | undefined): string | undefined {
  try {
    const found = createRequire(import.meta.url).resolve('firebase-tools/package.json');
    return join(folder ?? dirname(found), 'lib/bin/firebase.js');
  } catch {
    return folder && join(folder, 'lib/bin/firebase.js');
  }
}

const firebaseIn = (args: string[]) => ['exec', '--', process.execPath, ...cli(args)];
const cli = (args: string[]) => [String(firebase), ...args, '--project', project];

/** Hides the user's sign-in and settings. */
const home = (folder: string) => ({ HOME: folder, XDG_CONFIG_HOME: folder });

/** A project with three databases, two of them in one target. */
async function projectFolder(folder: string) {
  const [auth, database, hub, logging] = await freePorts(4);
  const emulators = { auth, database, hub, logging };
  const config = {
    database: [
      { instance: 'demo-main', rules: 'main.rules.json' },
      { target: 'sides', rules: 'open.rules.json' },
    ],
    emulators: {
      ...Object.fromEntries(Object.entries(emulators).map(([name, port]) => [name, { port }])),
      ui: { enabled: false },
    },
  };
  const targets = { [project]: { database: { sides: ['demo-left', 'demo-right'] } } };
  const files = {
    ...rules,
    'firebase.json': JSON.stringify(config),
    '.firebaserc': JSON.stringify({ targets }),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return { auth: Number(auth), database: Number(database) };
}

/** Ports that are free now, because firebase-tools doesn't accept port 0. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** Padded and in one step, because firebase-tools also reads a half-written file. */
async function replaceRules(folder: string, text: string): Promise<void> {
  await writeFile(join(folder, 'main.rules.json'), text.padEnd(200), { flag: 'r+' });
}

/** A new account of the suite's Auth emulator. */
async function signUp(port: number): Promise<{ uid: string; token: string }> {
  const place = 'identitytoolkit.googleapis.com/v1/accounts:signUp?key=any';
  const response = await fetch(`http://127.0.0.1:${port}/${place}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true }),
  });
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { uid: localId, token: idToken };
}

async function exported(folder: string, name: string, database: string): Promise<unknown> {
  return JSON.parse(
    await readFile(join(folder, name, 'database_export', `${database}.json`), 'utf8'),
  );
}
