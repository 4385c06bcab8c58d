/** Below a field that holds something invalid, after what is wrong with it. */
export const countsAsEmpty = 'Até lá, o campo conta como vazio.';
