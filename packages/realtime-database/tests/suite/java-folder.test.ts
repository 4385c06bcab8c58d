import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { makeJavaFolder } from '../../src/suite/java-folder.ts';
import { afterTest } from '../support/connect.ts';
import { testFolder } from '../support/command.ts';

const run = promisify(execFile);

/** A folder whose PATH has a Java, or none. */
function javaFolder(searchPath: string) {
  const { path, jar } = makeJavaFolder(['/bin/echo', "it's ours"], searchPath);
  afterTest(() => rm(path, { recursive: true }));
  return { jar, java: (...args: string[]) => run(join(path, 'java'), args) };
}

test('java prints a version that the suite accepts', async () => {
  const { java } = javaFolder('');
  expect((await java('-Duser.language=en', '-version')).stderr).toMatch(/version "21"/);
});

test("the suite's jar is our server, which gets all of Java's arguments", async () => {
  const { java, jar } = javaFolder('');
  const { stdout } = await java('-Duser.language=en', '-jar', jar, '--port', '9000');
  expect(stdout).toBe(`it's ours ${process.pid} -Duser.language=en -jar ${jar} --port 9000\n`);
});

test('other jars go to the next Java in PATH, and so do other questions for the version', async () => {
  const bin = join(await testFolder(), "it's java");
  await mkdir(bin);
  await writeFile(join(bin, 'java'), '#!/bin/sh\necho real "$@"', { mode: 0o755 });
  const folder = await testFolder();
  await mkdir(join(folder, 'java'));
  const { java } = javaFolder(`/nowhere:${folder}:${bin}:/usr/bin`);
  const { stdout } = await java('-Dx=1', '-jar', 'other one.jar', '-version');
  expect(stdout).toBe('real -Dx=1 -jar other one.jar -version\n');
  expect((await java('-version')).stdout).toBe('real -version\n');
  expect((await java('-Duser.language=en', '-version')).stderr).toMatch(/version "21"/);
});

test('without a Java, another jar gives one sentence', async () => {
  const { java } = javaFolder(await testFolder());
  await expect(java('-jar', 'other.jar')).rejects.toMatchObject({
    code: 1,
    stderr: 'Only the database runs without Java, and there is no java in PATH.\n',
  });
});
