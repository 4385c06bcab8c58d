/** Milliseconds that only something that hangs reaches, on a machine three times slower and busy too. */
export const testPatience = 120_000;
export const hookPatience = 300_000;
/** Below a test's, so that a failure shows what was waited for. */
export const waitPatience = 100_000;
