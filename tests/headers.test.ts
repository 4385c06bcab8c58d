import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Rewrite {
  function?: { region: string };
}
interface Rule {
  headers: { key: string; value: string }[];
}
const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
  hosting: { headers: Rule[]; rewrites: Rewrite[] };
};

/** The Content-Security-Policies, each directive with its sources. */
const policies = hosting.headers
  .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Content-Security-Policy'))
  .map(({ value }) => new Map(value.split('; ').map((part) => [part.split(' ')[0], part])));

test('a page runs only its own scripts, and no frame may contain it', () => {
  const [page, registry] = policies;
  expect(page?.get('script-src')).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/);
  expect(page?.get('object-src')).toBe("object-src 'none'");
  expect(page?.get('base-uri')).toBe("base-uri 'none'");
  expect(page?.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  // The company lookup, which the app itself frames.
  expect(registry?.get('frame-ancestors')).toBe("frame-ancestors 'self'");
});

test('all functions are in one region', () => {
  const regions = hosting.rewrites.flatMap((rewrite) => rewrite.function?.region ?? []);
  expect(regions).toHaveLength(2);
  expect(new Set(regions).size).toBe(1);
});
