import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { afterTest, projectId, setRules, startServer } from './support/connect.ts';
import { Ruleset } from '../src/rules/ruleset.ts';
import { startDatabase } from '../src/server.ts';

async function rulesFile(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rules-'));
  afterTest(() => rm(folder, { recursive: true }));
  const file = join(folder, 'database.rules.json');
  await writeFile(file, text);
  return file;
}

async function statusOf(port: number, place: string, namespace = projectId): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/${place}.json?ns=${namespace}`);
  return response.status;
}

describe('starting', () => {
  test('both addresses of localhost answer', async () => {
    const { port } = await startServer();
    for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
      const response = await fetch(`http://${host}:${port}/place.json`);
      expect(await response.json()).toBeNull();
    }
  });

  test('a taken port is refused as such', async () => {
    const { port } = await startServer();
    await expect(startDatabase({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('a broken rules file is refused with its name, line and column', async () => {
    const file = await rulesFile('{\n  "rules": { ".read": "nobody.knows" }\n}');
    const starting = startDatabase({ port: 0, rulesFile: file });
    await expect(starting).rejects.toThrow(`${file}:2:24: Unknown variable 'nobody'.`);
  });
});

describe('the rules file', () => {
  test('is parsed once, however many databases there are, and so are rules given to several', async () => {
    const file = await rulesFile('{ "rules": { "a": { ".read": true } } }');
    const parse = vi.spyOn(Ruleset, 'parse');
    afterTest(() => parse.mockRestore());
    const { port } = await startServer({ rulesFile: file });
    expect(await statusOf(port, 'a')).toBe(200);
    expect(await statusOf(port, 'a', 'demo-other')).toBe(200);
    expect(parse).toHaveBeenCalledTimes(1);

    for (const namespace of ['demo-1', 'demo-2']) {
      await setRules(port, { b: { '.read': true } }, namespace);
      expect(await statusOf(port, 'b', namespace)).toBe(200);
    }
    expect(parse).toHaveBeenCalledTimes(2);
  });

  test('is loaded again when it changes; a broken one leaves the old rules', async () => {
    const file = await rulesFile('{ "rules": { "a": { ".read": true } } } // comment');
    const log = vi.fn<(line: string) => void>();
    const { port } = await startServer({ rulesFile: file, log });
    expect([await statusOf(port, 'a'), await statusOf(port, 'b')]).toEqual([200, 401]);

    await writeFile(file, '{ "rules": { "b": { ".read": true } } }');
    await vi.waitFor(async () => expect(await statusOf(port, 'b')).toBe(200));
    expect(await statusOf(port, 'a')).toBe(401);

    await writeFile(file, '{ "rules": { "a": { ".read": "nobody.knows" } } }');
    const complaint: unknown = expect.stringMatching(
      /rules stay as they were: .*database\.rules\.json:1:31: Unknown variable 'nobody'/,
    );
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(complaint));
    expect([await statusOf(port, 'a'), await statusOf(port, 'b')]).toEqual([401, 200]);
  });
});
