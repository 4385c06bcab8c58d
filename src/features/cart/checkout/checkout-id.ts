/** The id of the representative's field, the target for skipping a long cart. */
export const checkoutId = 'envio';

/** The id of the note's field and the customer's number, which a button shows. */
export const quoteWordsId = 'quote-words';
