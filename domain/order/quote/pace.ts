/** How long a sender waits from one quote to the next, in milliseconds: the rules refuse what comes sooner. */
export const pauseBetweenSendings = 2000;
