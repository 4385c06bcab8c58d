import { expect, test } from 'vitest';
import { createProgress } from './progress.js';

function progressOn(stream) {
  let written = '';
  const write = (text) => (written += text);
  const progress = createProgress({
    name: 'do projeto',
    total: 1250,
    stream: { ...stream, write },
  });
  return { ...progress, written: () => written };
}

test('one line is rewritten on a terminal', () => {
  const progress = progressOn({ isTTY: true });
  progress.show(640, 12_300);
  expect(progress.written()).toBe('\r  Pacotes do projeto: 640 de 1.250 (12 s)\u001b[K');
  progress.end();
  expect(progress.written().endsWith('\r\u001b[K')).toBe(true);
});

test('a tenth of the packages is a line elsewhere', () => {
  const progress = progressOn({ isTTY: false });
  for (let count = 0; count <= 1250; count += 5) progress.show(count, count);
  progress.show(1250, 2000);
  progress.end();
  const lines = progress.written().trimEnd().split('\n');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('  Pacotes do projeto: 125 de 1.250 (0 s)');
  expect(lines[9]).toBe('  Pacotes do projeto: 1.250 de 1.250 (1 s)');
});

test('a slow registry is reported there too', () => {
  const progress = progressOn({ isTTY: false });
  for (let seconds = 0; seconds <= 65; seconds += 1) progress.show(0, seconds * 1000);
  expect(progress.written().trimEnd().split('\n')).toEqual([
    '  Pacotes do projeto: 0 de 1.250 (20 s)',
    '  Pacotes do projeto: 0 de 1.250 (40 s)',
    '  Pacotes do projeto: 0 de 1.250 (60 s)',
  ]);
});
