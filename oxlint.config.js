import { directions, settings } from './lint/directions.js';
import { everywhere, inJavaScript, inReact, inTests } from './lint/rules.js';
import { noWaiting, tests, waitingImports } from './lint/waiting.js';

/** What must not be imported, and the sentence that says why. */
const notFrom = (message, group, paths = []) => [
  'error',
  { paths, patterns: [{ group, message }] },
];

const byItsName = [
  'A package is imported by its name alone.',
  ['**/packages/**', 'realtime-database-local/*'],
];

export default {
  ignorePatterns: ['**/dist', '**/lib', '!lint', '.emulators', 'test-results', 'playwright-report'],
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'react', 'vitest'],
  jsPlugins: ['eslint-plugin-boundaries'],
  categories: { correctness: 'off' },
  env: { browser: true, node: true, es2024: true },
  settings,
  rules: {
    ...everywhere,
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'no-console': ['error', { allow: ['warn', 'error'] }],
  },
  overrides: [
    { files: ['**/*.{js,mjs}'], rules: inJavaScript },
    { files: ['functions/index.js'], rules: { 'typescript/no-require-imports': 'off' } },
    ...directions,
    {
      files: ['src/**/*.{ts,tsx}', 'domain/**/*.ts'],
      rules: {
        ...inReact,
        'no-restricted-imports': notFrom(
          'Only src/data knows Firebase.',
          ['firebase/*'],
          waitingImports,
        ),
      },
    },
    { files: ['src/data/**'], rules: { 'no-restricted-imports': 'off' } },
    { files: ['emulators/**'], rules: { 'no-restricted-imports': notFrom(...byItsName) } },
    {
      files: ['packages/*/src/**'],
      rules: {
        'no-restricted-imports': notFrom('A package does not ship its tests.', [
          '**/tests/**',
          '**/bench/**',
        ]),
      },
    },
    { files: tests, rules: { ...noWaiting, ...inTests } },
    {
      files: tests,
      excludeFiles: ['src/**', 'domain/**'],
      rules: { 'no-restricted-imports': notFrom(...byItsName, waitingImports) },
    },
    {
      files: ['emulators/**', 'tests/**', 'functions/**', 'packages/**', 'rules/main.ts'],
      rules: { 'no-console': 'off' },
    },
  ],
};
