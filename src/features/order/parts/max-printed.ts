/** Orders that are printed together. */
export const maxPrinted = 50;
