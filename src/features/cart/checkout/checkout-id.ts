/** Where a long cart can be skipped to: the representative. */
export const checkoutId = 'envio';
