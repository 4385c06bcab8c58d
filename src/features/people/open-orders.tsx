import { type User, isSeller } from '../../../domain/people/user';
import { mostOpen, useOpenOrders } from '../../providers/people/person';
import { openOrdersWords } from './approval-words';

/** The orders of somebody who is about to be shut out; a line is free for them until they are known. */
export function OpenOrders({ person }: { person: User }) {
  const orders = useOpenOrders(person);
  const most = isSeller(person) ? Infinity : mostOpen;
  return (
    <p style={{ minHeight: '1.6em' }} aria-live="polite">
      {orders.status === 'ready' && openOrdersWords(orders.data, most)}
      {orders.status === 'failed' && 'Os pedidos pendentes não puderam ser contados.'}
    </p>
  );
}
