import { planSync } from '../../../domain/cart/sync';
import { watchCart } from '../../data/cart/mirror';
import { cartId } from '../../data/cart/owner';
import { readSync } from '../../data/cart/sync';
import { dataOf } from '../live/live';
import { useWatch } from '../live/use-live';
import { useCart, useRunningCart } from './cart';

const watchCartOf = (uid: string, customer: string) => watchCart({ uid, customer });

/** How many lines wait in the cart that a seller keeps for a customer, on this device or another one. */
export function useLinesKeptFor(customer: string): number {
  const { carts } = useRunningCart();
  const seller = carts.owner.uid;
  const stored = dataOf(useWatch(watchCartOf, seller, customer));
  const own = cartId(seller, customer);
  // Drawn anew when that cart changes, shown or not.
  useCart(({ id, lines, aside }) => [id === own && lines, aside?.id === own && aside]);
  const here = carts.readOf(own);
  if (stored === undefined) return here.lines.length;
  return planSync(readSync(own), here, stored, '').cart.lines.length;
}

/** How many lines this browser keeps in a seller's cart for a customer; without one, in their own. */
export function useLinesHere(): (customer?: string) => number {
  const { carts } = useRunningCart();
  // Drawn anew when the shown cart has more or fewer lines, or another one changes.
  useCart(({ lines, aside }) => [lines.length, aside]);
  return (customer) => carts.readOf(cartId(carts.owner.uid, customer)).lines.length;
}
