import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Every citation has a target: sections in docs/product, decisions in docs/decisions.md, and links of documents. */
const root = resolve(import.meta.dirname, '..');
const notOurs = /^(node_modules|dist|lib|coverage|test-results|playwright-report|\..*)$/;
const readable = /\.(md|[jt]sx?|css|html)$|^database\.rules\.json$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !notOurs.test(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return readable.test(entry.name) ? [relative(root, path)] : [];
    });
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = filesIn(root);
const documents = files.filter((file) => file.endsWith('.md'));

/** A document without its code, where brackets and number signs have other meanings. */
const prose = (file: string) => read(file).replaceAll(/^( *)```[^]*?^\1```/gm, '');

function headingsOf(file: string): string[] {
  return [...prose(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading ?? '');
}

/** The anchors of a document, in GitHub's format. */
function anchorsOf(file: string): string[] {
  const slugs = headingsOf(file).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return slugs.map((slug, at) => {
    const before = slugs.slice(0, at).filter((other) => other === slug).length;
    return before === 0 ? slug : `${slug}-${before}`;
  });
}

/** The text of each numbered section, by its number. */
function sectionsOf(file: string): Map<string, string> {
  const sections = read(file).split(/^(?=## \d+\. )/m);
  return new Map(sections.map((text) => [/^## (\d+)\./.exec(text)?.[1] ?? '', text]));
}

const productFiles = documents.filter((file) => dirname(file) === 'docs/product');
/** The sections that the files of docs/product describe, as their line 'Describes §2, §4.' says. */
const sections = new Set(
  productFiles.flatMap((file) => /^Describes .+$/m.exec(read(file))?.[0].match(/\d+/g) ?? []),
);
/** The screens that these files have a heading for. */
const screens = new Set(
  productFiles.flatMap((file) => headingsOf(file).map((heading) => heading.split(' ')[0])),
);
const decisions = sectionsOf('docs/decisions.md');

function unknownCitations(file: string): string[] {
  const text = read(file);
  const unknown = [...text.matchAll(/§(\d+)(?: (\/[a-z-]*))?/g)].filter(
    ([, number = '', route = '']) => !isDescribed(number, route),
  );
  const numbers = [...text.matchAll(/\bdecision (\d+)/g)].filter(
    ([, number = '']) => !decisions.has(number),
  );
  return [...unknown, ...numbers].map(([cited]) => cited);
}

/** Only the screens of section 2 have headings. */
function isDescribed(number: string, route: string): boolean {
  return sections.has(number) && (number !== '2' || route === '' || screens.has(route));
}

function deadLinks(file: string): string[] {
  const text = prose(file).replaceAll(/`[^`\n]*`/g, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm)]
    .map(([, inline, referenced]) => inline ?? referenced ?? '')
    .filter((target) => !/^[a-z]+:/.test(target) && !leadsSomewhere(file, target));
  const undefinedLabels = [...text.matchAll(/\[decision \d+\](?![(:])/g)]
    .map(([label]) => label)
    .filter((label) => !text.includes(`\n${label}: `));
  return [...targets, ...undefinedLabels];
}

function leadsSomewhere(file: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const aim = path === '' ? file : join(dirname(file), path);
  if (!existsSync(join(root, aim))) return false;
  return anchor === undefined || anchorsOf(aim).includes(anchor);
}

/** The faults, each with its file. */
const faults = (among: string[], faultsOf: (file: string) => string[]) =>
  among.flatMap((file) => faultsOf(file).map((fault) => `${file}: ${fault}`));

describe('citations', () => {
  test('name sections, screens and decisions that exist', () => {
    expect([...sections].sort().join('')).toBe('123456789');
    expect(faults(files, unknownCitations)).toEqual([]);
  });

  test('name nothing outside the repository', () => {
    const outside = /\b(specification|design), (sections?|points?|') ?\d*/gi;
    expect(faults(files, (file) => read(file).match(outside) ?? [])).toEqual([]);
  });

  test('of one document in another lead somewhere', () => {
    expect(faults(documents, deadLinks)).toEqual([]);
  });
});
