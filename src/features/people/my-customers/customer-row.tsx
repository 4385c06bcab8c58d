import RedoOutlined from '@ant-design/icons-svg/es/asn/RedoOutlined';
import ShoppingCartOutlined from '@ant-design/icons-svg/es/asn/ShoppingCartOutlined';
import { Link, useNavigate } from 'react-router-dom';

import type { CustomerEntry } from '../../../../domain/people/customer-entry';
import type { Person } from '../../../../domain/order/order';
import { describeFailure } from '../../../../domain/outbox/failure';
import type { MyCustomer } from '../../../../domain/people/portfolio';
import { companyOf } from '../../../../domain/people/user';
import { routes } from '../../../config/routes';
import { useCartLocked, useCartVerbs } from '../../../providers/cart/cart';
import { useCredit } from '../../../providers/people/credit';
import { useCustomer } from '../../../providers/people/customers';
import { useDrawers } from '../../../providers/page/drawers';
import { useToday } from '../../../providers/page/use-today';
import { dataOf, type Live } from '../../../providers/live/live';
import { OrderGone, useOrderAgain } from '../../../providers/order/use-order-again';
import { RowButton } from '../../../ui/list/row-button';
import { useNotify } from '../../../ui/notices/notify';
import { CreditLine } from '../../../ui/pieces/people/credit-line';
import { MailLink, PhoneLinks } from '../../../ui/pieces/people/contact-links';
import { Icon } from '../../../ui/pieces/icon';
import { Mark } from '../../../ui/pieces/mark';
import styles from './my-customers.module.css';
import { lastOrderWords, openWords, words } from './my-customers-words';

interface CustomerRowProps {
  uid: string;
  /** The name from the search, until the customer's entry is loaded. */
  name?: string;
  /** Facts from the seller's orders; null without orders, undefined while unknown. */
  known: MyCustomer | null | undefined;
  /** The number of lines in the customer's cart. */
  lines: number | undefined;
}

/** A customer: the last order, contacts, and actions. */
export function CustomerRow({ uid, name = '', known, lines = 0 }: CustomerRowProps) {
  const entry = useCustomer(uid);
  const today = dataOf(entry);
  const day = useToday();
  const { showCustomer } = useDrawers();
  const nome = today ? companyOf(today) : (known?.ultimo.nome ?? name);
  const open = known?.abertos ?? 0;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={`row close ${styles.head}`}>
          <span className={`one-line bold ${styles.name}`} title={nome}>
            <button
              type="button"
              className="plain covers"
              aria-haspopup="dialog"
              onClick={() => showCustomer(uid)}
            >
              {nome}
            </button>
          </span>
          {open > 0 && (
            <Link
              to={pendingOf(uid)}
              aria-label={`${openWords(open)}: ver os orçamentos pendentes de ${nome}`}
            >
              <Mark tone="warning">{openWords(open)}</Mark>
            </Link>
          )}
        </p>
        <p className={`small one-line ${styles.facts}`}>
          {known && lastOrderWords(known.ultimo, day)}
          {known === null && words.noOrder}
        </p>
        <CreditLine of={useCredit(uid)} />
      </div>
      <div className={`small ${styles.contacts}`}>
        <Contacts entry={entry} nome={nome} />
      </div>
      {today !== null && (
        <Actions customer={{ uid, nome }} last={known?.ultimo.pedido} lines={lines} />
      )}
    </li>
  );
}

function pendingOf(uid: string) {
  return { pathname: routes.sellerOrders, search: `?${new URLSearchParams({ cliente: uid })}` };
}

function Contacts({ entry, nome }: { entry: Live<CustomerEntry | null>; nome: string }) {
  if (entry.status === 'loading') return null;
  if (entry.status === 'failed') {
    return (
      <span role="alert">
        {words.contactsFailed}
        <RowButton bare small onClick={entry.retry}>
          Tentar de novo
        </RowButton>
      </span>
    );
  }
  if (entry.data === null) return words.gone;
  const { celular, telefone, email } = entry.data;
  const number = celular || telefone;
  return (
    <>
      {number && (
        <span>
          <PhoneLinks number={number} of={nome} />
        </span>
      )}
      {email && (
        <span className="one-line">
          <MailLink email={email} />
        </span>
      )}
    </>
  );
}

interface ActionsProps {
  customer: Person;
  last: number | undefined;
  lines: number;
}

/** Both buttons open the customer's cart, unless a quote is being sent. */
function Actions({ customer, last, lines }: ActionsProps) {
  const { pickCustomer } = useCartVerbs();
  const locked = useCartLocked();
  const notify = useNotify();
  const { orderAgain, busy } = useOrderAgain(
    (pedido, error) =>
      notify.error(
        error instanceof OrderGone
          ? words.othersOrder(customer.nome)
          : describeFailure(words.again(pedido), error),
      ),
    customer,
  );
  const navigate = useNavigate();

  function quote() {
    pickCustomer(customer);
    void navigate(lines > 0 ? routes.cart : routes.products);
  }

  return (
    <div className={styles.actions}>
      <RowButton
        icon={<Icon of={ShoppingCartOutlined} />}
        className={styles.quote}
        aria-label={words.quote(customer.nome, lines)}
        disabled={locked}
        onClick={quote}
      >
        {lines > 0 ? `Continuar (${lines})` : 'Orçamento'}
      </RowButton>
      {last !== undefined && (
        <RowButton
          icon={<Icon of={RedoOutlined} />}
          aria-label={`Pedir de novo o pedido ${last} para ${customer.nome}`}
          aria-haspopup="dialog"
          disabled={locked}
          busy={busy}
          onClick={() => orderAgain(last)}
        >
          Pedir de novo
        </RowButton>
      )}
    </div>
  );
}
