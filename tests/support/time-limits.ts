/**
 * Milliseconds that only something that hangs reaches, even on a slow and busy machine. Less where tests are meant to
 * fail (tests/faults).
 */
export const testPatience = Number(process.env['MMV_PATIENCE'] ?? 120_000);
export const hookPatience = 300_000;
/** Below a test's, so that a failure shows what was waited for. */
export const waitPatience = testPatience - 20_000;
