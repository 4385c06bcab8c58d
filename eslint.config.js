import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The rooms of the app and what each may import; a room may always import itself, a feature only its own folder. */
const rooms = {
  domain: [],
  config: [],
  ui: ['domain', 'config'],
  data: ['domain', 'config'],
  providers: ['data', 'domain', 'config'],
  features: ['providers', 'ui', 'domain', 'config'],
  pages: ['features', 'providers', 'ui', 'domain', 'config'],
  app: ['pages', 'features', 'providers', 'ui', 'domain', 'config'],
};

const elements = [
  { type: 'features', pattern: 'src/features/*', capture: ['feature'] },
  { type: 'domain', pattern: 'domain' },
  ...Object.keys(rooms)
    .filter((room) => room !== 'features' && room !== 'domain')
    .map((room) => ({ type: room, pattern: `src/${room}` })),
  { type: 'outside', pattern: ['emulators', 'tests', 'functions'] },
];

const ownFeature = { type: 'features', captured: { feature: '{{from.element.captured.feature}}' } };

const directions = Object.entries(rooms).map(([room, allowed]) => ({
  from: { element: { type: room } },
  allow: {
    to: [
      { element: room === 'features' ? ownFeature : { type: room } },
      ...allowed.map((type) => ({ element: { type } })),
    ],
  },
}));

export default defineConfig(
  globalIgnores(['**/dist', '**/lib', '.emulators', 'test-results', 'playwright-report']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['src/**/*.{ts,tsx}', 'domain/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'import/resolver': { typescript: true },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies: directions }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['firebase/*'], message: 'Only src/data/firebase knows Firebase.' }],
        },
      ],
    },
  },
  { files: ['src/data/firebase/**'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['emulators/**', 'tests/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/packages/**', 'realtime-database-local/*'],
              message: 'A package is imported by its name alone.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['packages/*/src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/tests/**', '**/bench/**'],
              message: 'A package does not ship its tests.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['emulators/**', 'tests/**', 'functions/**', 'packages/**'],
    rules: { 'no-console': 'off' },
  },
);
