/** The id of the representative's field, the target for skipping a long cart. */
export const checkoutId = 'envio';
