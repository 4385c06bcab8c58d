/** Milliseconds: what is moved within this time is told in one mail, and no customer gets more of them. */
export const pauseBetweenNotices = 60_000;

export const noticesInCall = 50;
