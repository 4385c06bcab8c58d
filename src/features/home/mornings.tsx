import { useLocation } from 'react-router-dom';

import { listedPlurals } from '../../../domain/order/status';
import { routes, type Route } from '../../config/routes';
import { useCartCount } from '../../providers/cart/cart';
import { useDeadlines } from '../../providers/figures/deadlines';
import { mapLive, type Live } from '../../providers/live/live';
import { useFailedMails } from '../../providers/mail/failed-mails';
import { useNewQuotes } from '../../providers/order/new-quotes';
import { usePending } from '../../providers/people/pending';
import { CountsLine, type Counted } from './counts-line';
import { isMails, mailsSearch } from './mails-search';

/** The administrator's open work, above the figures. */
export function AdministratorMorning() {
  const { customers, sellers } = usePending();
  const mails = useFailedMails();
  const isOpen = isMails(useLocation().search);
  return (
    <CountsLine
      entries={[
        // The administrator's count includes quotes that are already decided (decision 80).
        ...useQuotes(routes.orders, { status: listedPlurals[''] }),
        { label: 'Cadastros', count: known(customers), to: routes.customerApproval },
        { label: 'Cadastros de vendedores', count: known(sellers), to: routes.sellerApproval },
        {
          label: 'E-mails não enviados',
          count: known(mails.length),
          to: { pathname: routes.home, search: isOpen ? '' : mailsSearch },
        },
      ]}
    />
  );
}

interface SellerMorningProps {
  /** How many customers have lines in their cart. */
  carts: number;
  /** The id of the card that lists them. */
  customers: string;
}

/** A seller's open work. */
export function SellerMorning({ carts, customers }: SellerMorningProps) {
  return (
    <CountsLine
      entries={[
        ...useQuotes(routes.sellerOrders),
        {
          label: 'Carrinhos abertos',
          count: known(carts),
          to: { pathname: routes.home, search: '?clientes=carrinhos' },
          onClick: () => document.getElementById(customers)?.scrollIntoView(),
        },
      ]}
    />
  );
}

/** A customer's open cart and last orders. */
export function CustomerMorning() {
  return (
    <CountsLine
      entries={[
        { label: 'Carrinho aberto', count: known(useCartCount()), to: routes.cart },
        { label: 'Últimos pedidos', to: routes.customerOrders },
      ]}
    />
  );
}

/**
 * Quotes that have expired, expire today or are new, linked to a list of orders. `counted` filters that
 * list to the counted new ones.
 */
function useQuotes(list: Route, counted: Record<string, string> = {}): Counted[] {
  const { over, ending, counts } = useDeadlines();
  const { unseen, seen } = useNewQuotes();
  const of = (days: Record<string, string>) => ({
    pathname: list,
    search: `?${new URLSearchParams(days)}`,
  });
  return [
    {
      label: 'Vencem hoje',
      count: mapLive(counts, (all) => all.ending),
      to: of({ de: ending, ate: ending }),
    },
    { label: 'Vencidos', count: mapLive(counts, (all) => all.over), to: of({ ate: over }) },
    { label: 'Novos', count: known(unseen), to: of({ ...counted, novos: String(seen ?? '') }) },
  ];
}

const known = (data: number): Live<number> => ({ status: 'ready', data });
