const message = 'A test sets the clock forward, or waits for what it tests (decision 88).';

const waits = ['setTimeout', 'setInterval'];

export const tests = [
  '{src,domain,rules,functions,emulators,tests,packages}/**/*.{test,spec}.{ts,tsx,js}',
  'tests/**/*.{ts,tsx}',
  'packages/*/tests/**/*.ts',
];

/** For `no-restricted-imports`: the modules with promises that wait. */
export const waitingImports = ['node:timers/promises', 'timers/promises'].map((name) => ({
  name,
  importNames: waits,
  message,
}));

/** Rules against tests that wait for the clock. */
export const noWaiting = {
  'no-restricted-globals': ['error', ...waits.map((name) => ({ name, message }))],
  'no-restricted-properties': [
    'error',
    { property: 'waitForTimeout', message },
    ...['window', 'globalThis'].flatMap((object) =>
      waits.map((property) => ({ object, property, message })),
    ),
  ],
};
