import { expect, test } from 'vitest';
import { explainNpmFailure } from './npm-failure.js';

const explain = (output) => explainNpmFailure({ name: 'do projeto', folder: '/projeto', output });

test.each([
  ['npm error code ECONNREFUSED\nnpm error syscall connect', 'o registro do npm não respondeu'],
  ['npm error code ENOSPC\nnpm error syscall write', 'o disco está cheio'],
  ['Error: ENOSPC: no space left on device, write', 'o disco está cheio'],
  ['npm error code EACCES', 'falta a permissão de gravar'],
  ['npm error code EUSAGE', 'package.json e package-lock.json não combinam'],
  ['npm error code E404', 'o registro do npm não tem um dos pacotes'],
  ['npm error code EINTEGRITY', 'um pacote chegou danificado'],
])('%s', (output, reason) => {
  const sentence = explain(output);
  expect(sentence).toContain(reason);
  expect(sentence).toMatch(
    /^Os pacotes do projeto não foram instalados \(\w+\): .+ \(\/projeto\)\.$/,
  );
});

test("what nobody knows is told in npm's own words", () => {
  expect(explain('npm error something else\n')).toBe(
    'Os pacotes do projeto não foram instalados. Veja o que o npm diz e execute o mesmo comando de novo ' +
      '(/projeto):\nnpm error something else',
  );
});
