/** The day on which the data set ends. It is fixed, so that every run makes the same data. */
export const today = new Date('2026-11-20T15:00:00Z');
export const fourYears = 4 * 365;
