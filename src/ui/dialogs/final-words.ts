/** In the dialog of an act that none takes back. */
export const finalWords = 'Isto não pode ser desfeito.';
