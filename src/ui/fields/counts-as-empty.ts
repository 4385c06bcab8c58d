/** Follows the complaint below an invalid field. */
export const countsAsEmpty = 'Até lá, o campo conta como vazio.';
