import { createMockUserToken } from '@firebase/util';
import { expect, test, vi } from 'vitest';
import { execWithDatabase } from '../../src/suite/exec.ts';
import { leftIn, startCommand, testFolder } from '../support/command.ts';

const database =
  'java -Duser.language=en -jar "$DATABASE_EMULATOR_BINARY_PATH" --port 0 --host 127.0.0.1 --new_option x';
const started = /Realtime Database on http:\/\/127\.0\.0\.1:(\d+)/;

test("the exit code is the command's, and nothing is left behind", async () => {
  const folder = await testFolder();
  const command = startCommand(
    ['exec', '/bin/sh', '-c', 'java -Duser.language=en -version; exit 7'],
    folder,
  );
  expect(await command.end()).toBe(7);
  expect(command.output()).toMatch(/version "21"/);
  expect(await leftIn(folder)).toEqual([]);
});

test('a missing command gives one sentence', async () => {
  await expect(execWithDatabase(['no-such-command'], [])).rejects.toThrow(
    "There is no command 'no-such-command'.",
  );
  await expect(execWithDatabase([], [])).rejects.toThrow('exec takes a command');
});

test('a signal reaches the command once, and stops the database', async () => {
  const folder = await testFolder();
  const script = `trap 'echo got it' INT; ${database} & wait $!; wait $!`;
  const command = startCommand(['exec', '--', '/bin/sh', '-c', script], folder);
  const [, port] = await command.says(started);
  const answer = await fetch(`http://127.0.0.1:${port}/place.json?ns=any`);
  expect(await answer.json()).toBeNull();
  command.kill('SIGINT');
  await command.end();
  expect(command.output().match(/got it/g)).toHaveLength(1);
  expect(await leftIn(folder)).toEqual([]);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
});

test.each([
  ['warned of', ' --single_project_mode Warning', ['demo-b']],
  ['passed over', '', []],
])("a second project's tokens are %s", async (_, option, warned) => {
  const script = `${database}${option} & wait $!`;
  const command = startCommand(['exec', '--', '/bin/sh', '-c', script], await testFolder());
  const [, port] = await command.says(started);
  for (const project of ['demo-a', 'demo-a', 'demo-b', 'demo-b', 'demo-a']) {
    const token = createMockUserToken({ sub: 'ana' }, project);
    const answer = await fetch(`http://127.0.0.1:${port}/place.json?ns=any&auth=${token}`);
    expect(answer.status).toBe(200);
  }
  command.kill('SIGINT');
  await command.end();
  const lines = command.output().matchAll(/single project mode: a token is for (\S+),/g);
  expect(Array.from(lines, ([, project]) => project)).toEqual(warned);
});

/** Starts the database as the suite does, and prints its own process id. */
const suite = `const { spawn } = require('node:child_process');
  spawn('/bin/sh', ['-c', 'exec ${database}'], { detached: true, stdio: 'inherit' });
  console.log('suite', process.pid);`;

test.each([
  ['that was killed', started],
  ['that was killed before it had started', /suite \d+/],
])('the database ends after a suite %s', async (_, when) => {
  const folder = await testFolder();
  const command = startCommand(['exec', '--', process.execPath, '-e', suite], folder);
  await command.says(when);
  const [, pid] = await command.says(/suite (\d+)/);
  process.kill(Number(pid), 'SIGKILL');
  // Its output ends with the database, which shares it.
  expect(await command.end()).toBe(137);
  expect(await leftIn(folder)).toEqual([]);
});

test('a suite ends after its exec was killed, and nothing is left behind', async () => {
  const folder = await testFolder();
  const command = startCommand(['exec', '--', process.execPath, '-e', suite], folder);
  await command.says(started);
  expect(await leftIn(folder)).toHaveLength(1);
  command.kill('SIGKILL');
  // The suite and the database share its output.
  await command.end();
  await vi.waitFor(async () => expect(await leftIn(folder)).toEqual([]));
});
