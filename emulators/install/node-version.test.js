import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSupportedNode } from './node-version.js';

test.each(['20.19.0', '20.20.2', '22.13.0', '22.23.3', '24.0.0', '24.21.0', '26.1.0'])(
  'Node %s will do',
  (version) => expect(isSupportedNode(version)).toBe(true),
);

test.each(['12.22.12', '18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.1'])(
  'Node %s is refused',
  (version) => expect(isSupportedNode(version)).toBe(false),
);

test('package.json requires the same', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe('^20.19.0 || ^22.13.0 || >=24.0.0');
});
