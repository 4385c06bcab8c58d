import { expect, test } from 'vitest';
import { explainFailure, isSystemFailure } from './explain-failure';
import { StartError } from './start-error';

const withCode = (code: string) => Object.assign(new Error(`${code}: write`), { code });

test('our own sentence is shown unchanged, however deep it is', () => {
  const error = new AggregateError([new Error('close', { cause: new StartError('Faça isto.') })]);
  expect(explainFailure(error)).toBe('Faça isto.');
});

test.each([
  [withCode('ENOSPC'), 'O disco está cheio. Libere espaço e execute'],
  [new Error('IO error: 000005.log: No space left on device'), 'O disco está cheio.'],
  [new Error('open', { cause: withCode('EACCES') }), 'Falta a permissão de gravar'],
  [withCode('EADDRINUSE'), 'Outro programa ocupou uma das portas'],
])('%s', (error, sentence) => {
  expect(explainFailure(error)).toContain(sentence);
  expect(explainFailure(error)).not.toContain('\n');
  expect(isSystemFailure(error)).toBe(true);
});

test('an unexpected error keeps its details', () => {
  const error = new Error('reading undefined');
  expect(explainFailure(error)).toMatch(
    /^O projeto parou por um erro inesperado;.+\nError: reading/,
  );
  expect(isSystemFailure(error)).toBe(false);
});
