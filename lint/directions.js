/** The folders and their allowed imports. A folder may always import itself, a feature only its own folder. */
const rooms = {
  domain: [],
  rules: ['domain'],
  functions: ['domain'],
  config: [],
  ui: ['spreadsheet', 'domain', 'config'],
  spreadsheet: ['domain'],
  data: ['domain', 'config'],
  providers: ['data', 'domain', 'config'],
  list: ['providers', 'ui', 'domain', 'config'],
  features: ['list', 'providers', 'ui', 'spreadsheet', 'domain', 'config'],
  pages: ['features', 'providers', 'ui', 'domain', 'config'],
  app: ['pages', 'features', 'providers', 'ui', 'domain', 'config'],
  emulators: ['domain'],
};

/** The folders that all others of the orders may import. */
const shared = ['words', 'marks', 'parts'];

/** The folders of the orders, and which others each may import besides the shared ones. */
const orderRooms = {
  ...Object.fromEntries(shared.map((room) => [room, []])),
  list: [
    'detail',
    'edit',
    'change',
    'many',
    'progress',
    'documents',
    'search',
    'print',
    'share',
    'export',
    'saved-views',
  ],
  detail: [],
  edit: [],
  change: [],
  many: ['search', 'progress'],
  progress: [],
  documents: [],
  search: [],
  print: [],
  share: [],
  export: ['search'],
  'saved-views': [],
  terms: [],
};

/** Folders outside src. */
const beside = ['domain', 'rules', 'functions', 'emulators'];
const folder = (room) => (beside.includes(room) ? room : `src/${room}`);

const elements = [
  { type: 'orders', pattern: 'src/features/order/*', capture: ['room'] },
  { type: 'features', pattern: 'src/features/*', capture: ['feature'] },
  ...Object.keys(rooms)
    .filter((room) => room !== 'features')
    .map((room) => ({ type: room, pattern: folder(room) })),
  { type: 'outside', pattern: ['tests', 'build'] },
];

const types = (names) => names.map((type) => ({ element: { type } }));
const orderRoom = (room) => ({ element: { type: 'orders', captured: { room } } });
const feature = (name) => ({ element: { type: 'features', captured: { feature: name } } });

/** Further imports beyond `rooms`. */
const besides = {
  // The pages show the orders' list and the newest orders, but not the parts of these.
  pages: ['list', 'words', 'parts'].map(orderRoom),
  // The app shows the progress of a change of many orders, its outcome, and the form for the terms of quotes.
  app: ['many', 'terms', 'words'].map(orderRoom),
  // The code that creates and fills the product table.
  emulators: [
    {
      element: {
        type: 'functions',
        fileInternalPath:
          'src/{product/import/import-catalog,postgres/connection,postgres/migrate}.ts',
      },
    },
  ],
};

const itself = (room) =>
  room === 'features' ? feature('{{from.element.captured.feature}}') : { element: { type: room } };

/** Files of one folder that may import only this: the plugin applies one policy, not those of all folders. */
const only = (files, to) => ({
  files: [`${files}/**/*.{ts,tsx}`],
  excludeFiles: ['emulators/**/*.test.ts'],
  rules: {
    'boundaries/dependencies': [
      'error',
      { default: 'disallow', policies: [{ from: { element: { type: '*' } }, allow: { to } }] },
    ],
  },
});

/** For `overrides`: the allowed imports of each folder. */
export const directions = [
  ...Object.entries(rooms).map(([room, others]) =>
    only(folder(room), [itself(room), ...types(others), ...(besides[room] ?? [])]),
  ),
  ...Object.entries(orderRooms).map(([room, others]) =>
    only(`src/features/order/${room}`, [
      ...[room, ...shared, ...others].map(orderRoom),
      ...types(rooms.features),
    ]),
  ),
  // A test may import anything, above all tests/support; no code imports a test.
  {
    files: ['{src,domain,rules,functions}/**/*.test.{ts,tsx}'],
    rules: { 'boundaries/dependencies': 'off' },
  },
];

/** The settings of eslint-plugin-boundaries about folders. */
export const settings = {
  'boundaries/elements': elements,
  'import/resolver': { typescript: true },
};
