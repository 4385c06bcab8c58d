import { ApiError } from '../../api-error';
import type { Caller } from '../../caller/caller';
import { roleOf } from '../../../../domain/session/access';
import { handoverMail, movesMail } from '../../mail/moves-text';
import { sender } from '../../mail/sender';
import { tellPeople } from '../../mail/tell-people';
import { tellWhatWaits } from '../../mail/tell-team';
import { badQuery, numbersFrom, textFrom } from '../../query';
import {
  newsForCustomer,
  newsForSeller,
  readMoves,
  type OrderMove,
} from '../../stored/order-moves';
import type { Endpoint } from '../endpoint';

const readers = {
  '': { newsOf: newsForCustomer, mail: movesMail },
  vendedor: { newsOf: newsForSeller, mail: handoverMail },
};

/**
 * GET /send-email-pedidos?numerodopedido=&numerodopedido=…&para= → {depois, semendereco, naoenviados}: tells customers
 * what became of their orders, or with `para=vendedor` sellers which orders became theirs. One mail a person, each move
 * once. Left out are the caller's own orders and those that they neither represent nor changed; 403 if that is all.
 */
export const sendEmailPedidos: Endpoint = async ({ caller, query }) => {
  const numbers = numbersFrom(query, 'numerodopedido');
  const reader = textFrom(query, 'para');
  if (reader !== '' && reader !== 'vendedor') throw badQuery('para', 'vendedor, ou nada');
  const { newsOf, mail } = readers[reader];
  const news = (await Promise.all(numbers.map(readMoves))).flatMap((order) => {
    const move = newsOf(order);
    return move && mayTell(caller, move) ? [move] : [];
  });
  if (news.length === 0) {
    throw new ApiError(
      403,
      'pedido-de-outro',
      'Nenhum e-mail foi enviado: estes pedidos não são seus. Confira os números dos pedidos.',
    );
  }
  const ofOthers = news.filter(({ uid }) => uid !== caller.uid);
  const told = await tellPeople(ofOthers, (user, theirs) => mail(user, theirs, sender()));
  await tellWhatWaits();
  return told;
};

function mayTell({ uid, user }: Caller, { idvendedor, por }: OrderMove): boolean {
  return roleOf(user) === 'administrator' || idvendedor === uid || por === uid;
}
