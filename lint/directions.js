/** The rooms and what each may import; a room may always import itself, a feature only its own folder. */
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

/** What all rooms of the orders share. */
const shared = ['words', 'marks', 'parts'];

/** The rooms of the orders and which other ones each may import beyond what they share. */
const orderRooms = {
  ...Object.fromEntries(shared.map((room) => [room, []])),
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

/** What rooms take from other ones beyond `rooms`. */
const besides = {
  // The pages show the orders' list and the newest; what these are made of is their own.
  pages: ['list', 'words', 'parts'].map(orderRoom),
  // The app shows how far a change of many is, and how one ended.
  app: ['many', 'words'].map(orderRoom),
  // What the sample needs to migrate PostgreSQL and to fill the product table.
  emulators: [
    {
      element: {
        type: 'functions',
        fileInternalPath: 'src/{product/import/import-catalog,postgres/connection,postgres/migrate}.ts',
      },
    },
  ],
};

const itself = (room) =>
  room === 'features' ? feature('{{from.element.captured.feature}}') : { element: { type: room } };

/** The files of one room may import what is told here alone: the plugin tries one policy, not those of all rooms. */
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

/** For `overrides`: which way the imports of each room may go. */
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
  // A test takes what it needs, above all from tests/support; nothing imports a test.
  {
    files: ['{src,domain,rules,functions}/**/*.test.{ts,tsx}'],
    rules: { 'boundaries/dependencies': 'off' },
  },
];

/** What eslint-plugin-boundaries is told of folders. */
export const settings = {
  'boundaries/elements': elements,
  'import/resolver': { typescript: true },
};
