/** The limit of orders in one print. */
export const maxPrinted = 50;
