/** The limit of orders in one print. */
export const mostPicked = 50;
