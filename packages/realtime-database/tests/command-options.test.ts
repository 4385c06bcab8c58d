import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startDatabase } from '../src/index.ts';
import { startCommand, testFolder } from './support/command.ts';

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

async function run(...args: string[]) {
  const command = startCommand(args, await testFolder());
  const code = await command.end();
  return { code, output: command.output().trim() };
}

test.each([
  [['--help'], /^Usage: realtime-database-local \[options\]/],
  [['-h'], /^Usage: realtime-database-local \[options\]/],
  [['exec', '--help'], /^Usage: realtime-database-local exec/],
  [['coverage', '--help'], /^Usage: realtime-database-local coverage/],
])('%j prints the usage', async (args, usage) => {
  const { code, output } = await run(...args);
  expect(output).toMatch(usage);
  expect(code).toBe(0);
});

test('--version prints the version of the package', async () => {
  expect(await run('--version')).toEqual({ code: 0, output: version });
});

test.each([
  [['--nothing'], "Unknown option '--nothing'. See --help."],
  [['--data'], "Option '--data <value>' argument missing. See --help."],
  [['--port', 'abc'], "--port takes a number from 0 to 65535, not 'abc'."],
  [['--port', '70000'], "--port takes a number from 0 to 65535, not '70000'."],
  [['coverage', '--port', 'abc'], "--port takes a number from 1 to 65535, not 'abc'."],
  [['coverage', '--min', '101'], '--min takes a percentage from 0 to 100.'],
  [['nothing'], "There is no command 'nothing', only 'coverage' and 'exec'."],
])('%j is refused with a sentence', async (args, output) => {
  expect(await run(...args)).toEqual({ code: 2, output });
});

test('--host is the address that the server listens on', async () => {
  const command = startCommand(['--port', '0', '--host', '127.0.0.2'], await testFolder());
  const [, url] = await command.says(/on (http:\/\/127\.0\.0\.2:\d+)/);
  expect((await fetch(`${url}/.json`)).status).toBe(200);
});

test('a disposed server is closed, and lcov has the name of its rules file', async () => {
  const rulesFile = join(await testFolder(), 'main.rules.json');
  await writeFile(rulesFile, '{ "rules": { ".read": true } }');
  const server = await startDatabase({ rules: rulesFile });
  const report = `${server.url}/.inspect/coverage.lcov`;
  expect(await (await fetch(report)).text()).toContain(`SF:${rulesFile}\n`);
  await server[Symbol.asyncDispose]();
  await expect(fetch(report)).rejects.toThrow('fetch failed');
});
