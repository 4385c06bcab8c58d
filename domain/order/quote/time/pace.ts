/** The pause between two quotes of one sender in milliseconds; the rules refuse an earlier one. */
export const pauseBetweenSendings = 2000;
