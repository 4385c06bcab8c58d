/** Orders that are printed together. */
export const mostPicked = 50;
