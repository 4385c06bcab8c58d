/**
 * Milliseconds that only a hang reaches, even on a slow and busy machine. tests/faults uses less, because its tests
 * should fail.
 */
export const testPatience = Number(process.env['MMV_PATIENCE'] ?? 120_000);
export const hookPatience = 300_000;
/** Less than a test's limit, so that a failure shows what it waited for. */
export const waitPatience = testPatience - 20_000;
