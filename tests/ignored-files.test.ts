import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The operations write secrets and back-ups into the project's folder: `git add .` must not take them. */
const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'docs/operations');
const documents = [`${folder}.md`, ...readdirSync(folder).map((name) => join(folder, name))];
const operations = documents.map((file) => readFileSync(file, 'utf8')).join('\n');
/** An empty index, so that only .gitignore decides; the sources may have been copied without `.git`. */
const emptyIndex = mkdtempSync(join(tmpdir(), 'ignored-files-'));

function git(args: string[], input = ''): string[] {
  const env = { ...process.env, GIT_DIR: emptyIndex, GIT_WORK_TREE: root };
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', input, env });
  return stdout.split('\n').filter(Boolean);
}

beforeAll(() => void spawnSync('git', ['init', '--bare', '--quiet', emptyIndex]));
afterAll(() => rmSync(emptyIndex, { recursive: true, force: true }));

/** Each file that the documents name; a placeholder in its name stands for any text. */
const named = [
  ...operations.matchAll(
    /(?:[\w-]+\/)*(?:[\w-]+(?:\{[\w-]+\})?\.(?:json|dump|csv|txt)\b|\.env\.[\w<>]+)/g,
  ),
].map(([name]) => name.replaceAll(/[<{]([\w-]+)[>}]/g, '$1'));

test('git ignores each file that the operations make, and no file of the project', () => {
  const files = git(['ls-files', '--others', '--exclude-standard']);
  expect(files).toContain('functions/.env.demo-mmv');
  const ours = new Set(files.map((file) => basename(file)));
  const made = named.filter((name) => !ours.has(basename(name)));
  expect(made).toEqual(
    expect.arrayContaining(['.env.production', 'banco.json', 'functions/.env.project']),
  );
  const ignored = git(['check-ignore', '--stdin'], made.join('\n'));
  expect(made.filter((name) => !ignored.includes(name))).toEqual([]);
});

test('git ignores the folders that a back-up fills', () => {
  const files = ['.emulators/5173-backup/a', 'saved/mmv_export/a', 'products/images/1.jpg'];
  expect(git(['check-ignore', ...files])).toEqual(files);
});

test("git ignores a service account's key under the name of its download", () => {
  const key = 'functions/my-project-firebase-adminsdk-ab12c-0123456789.json';
  expect(git(['check-ignore', key])).toEqual([key]);
});
