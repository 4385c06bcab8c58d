/** A move of an order whose customer is to be told by mail, which waits in the browser of whoever made it. */
export interface OrderNotice {
  numerodopedido: number;
  /** When it was made, by that browser's clock, milliseconds since 1970. */
  em: number;
}

/** Milliseconds: what is moved within this time is told in one mail, and no customer gets more of them. */
export const pauseBetweenNotices = 60_000;

/** One call is about so many orders at most. */
export const noticesInCall = 50;
