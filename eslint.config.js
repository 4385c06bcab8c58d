import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The rooms and what each may import; a room may always import itself, a feature only its own folder. */
const rooms = {
  domain: [],
  rules: ['domain'],
  functions: ['domain'],
  config: [],
  ui: ['domain', 'config'],
  spreadsheet: [],
  data: ['domain', 'config'],
  providers: ['data', 'domain', 'config'],
  features: ['providers', 'ui', 'spreadsheet', 'domain', 'config'],
  pages: ['features', 'providers', 'ui', 'domain', 'config'],
  app: ['pages', 'features', 'providers', 'ui', 'domain', 'config'],
  emulators: ['domain'],
};

/** The rooms of the orders and which other ones each may import; all share the files beside them. */
const orderRooms = {
  list: ['detail', 'change', 'many', 'search', 'print', 'share', 'export', 'saved-views'],
  detail: [],
  change: [],
  many: ['search'],
  search: [],
  print: [],
  share: [],
  export: ['search'],
  'saved-views': [],
};

/** Rooms that are not a folder of src. */
const beside = ['domain', 'rules', 'functions', 'emulators'];

const elements = [
  { type: 'orders', pattern: 'src/features/orders/*', capture: ['room'] },
  { type: 'features', pattern: 'src/features/*', capture: ['feature'] },
  ...Object.keys(rooms)
    .filter((room) => room !== 'features' && !beside.includes(room))
    .map((room) => ({ type: room, pattern: `src/${room}` })),
  ...beside.map((room) => ({ type: room, pattern: room })),
  { type: 'outside', pattern: ['tests', 'build'] },
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

const orderRoom = (room) => ({ type: 'orders', captured: { room } });

for (const [room, others] of Object.entries(orderRooms)) {
  directions.push({
    from: { element: orderRoom(room) },
    allow: {
      to: [
        ...[room, ...others].map((one) => ({ element: orderRoom(one) })),
        { element: { type: 'features', captured: { feature: 'orders' } } },
        ...rooms.features.map((type) => ({ element: { type } })),
      ],
    },
  });
}

/** The pages show the orders' list; what it is made of is its own. The app shows how far a change of many is. */
directions.push(
  { from: { element: { type: 'pages' } }, allow: { to: { element: orderRoom('list') } } },
  { from: { element: { type: 'app' } }, allow: { to: { element: orderRoom('many') } } },
);

/** Of the functions, the emulators take what makes and fills the product table. */
directions.push({
  from: { element: { type: 'emulators' } },
  allow: {
    to: {
      element: {
        type: 'functions',
        fileInternalPath:
          'src/{catalog-import/import-catalog,product-table/connection,product-table/migrate}.ts',
      },
    },
  },
});

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
  { files: ['**/*.{js,mjs}'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['functions/index.js'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['{src,domain,rules,functions,emulators}/**/*.{ts,tsx}'],
    ignores: ['emulators/**/*.test.ts'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'import/resolver': { typescript: true },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies: directions }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'domain/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
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
    files: ['emulators/**', 'tests/**', 'functions/**', 'packages/**', 'rules/main.ts'],
    rules: { 'no-console': 'off' },
  },
);
