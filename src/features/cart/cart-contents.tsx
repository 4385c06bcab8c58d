import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Alert } from 'antd';

import { routes } from '../../config/routes';
import { useCart, useCartCount, useCartLocked, useCartVerbs } from '../../providers/cart/cart';
import { useStoredOrder } from '../../providers/cart/sending';
import { SellersProvider } from '../../providers/people/sellers';
import { EmptyState } from '../../ui/states/empty-state';
import { LoadingState } from '../../ui/states/loading-state';
import { keepFocus } from '../../ui/hooks/keep-focus';
import styles from './cart-contents.module.css';
import { CartLines } from './lines/line-list';
import { Checkout } from './checkout/checkout';
import { CustomerField } from './checkout/customer-field';
import { useDiscount } from './checkout/words/use-discount';
import { ListButtons } from './list-buttons';
import { UndoNotice } from './lines/undo-notice';
import { useCurrentTable } from './lines/use-current-table';

/** The cart's title (§2 /produtos). */
export function cartTitle(count: number): string {
  return `Itens Orçamento ( ${count} )`;
}

/** The cart, the same in the panel of /produtos and on /carrinho (decision 6). */
export function CartContents() {
  const count = useCartCount();
  const customer = useCart((cart) => cart.customer?.uid);
  const { stored } = useStoredOrder();
  if (stored !== undefined) return <LoadingState text={`Pedido ${stored} enviado.`} />;
  return (
    <>
      <CustomerField />
      <KeepingNotice />
      {count > 0 && <ListButtons />}
      {/* Right before the lines in the Tab order. */}
      <UndoNotice />
      {count === 0 ? <EmptyCart /> : <FilledCart key={customer} customer={customer} />}
    </>
  );
}

/** Removes all lines without a confirmation, because the person can undo it. */
function EmptyButton() {
  const { empty } = useCartVerbs();
  const locked = useCartLocked();
  return (
    <button
      ref={keepFocus}
      type="button"
      className={`plain ${styles.empty}`}
      disabled={locked}
      onClick={empty}
    >
      Esvaziar
    </button>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      title="Seu orçamento está vazio."
      text="Adicione produtos do catálogo para pedir um orçamento."
      action={
        <>
          <Link to={routes.products} className={styles.toProducts}>
            Ver produtos
          </Link>
          <ListButtons />
        </>
      }
    />
  );
}

function FilledCart({ customer }: { customer: string | undefined }) {
  const table = useCurrentTable();
  const { isOffered, complaint } = useDiscount();
  const [asked, setAsked] = useState(false);
  // Each line has its field only while the section is open, so that a phone shows as many lines as before.
  const open = isOffered && (asked || complaint !== undefined);
  return (
    <div className={styles.frame}>
      <div className={styles.cart}>
        <div>
          <CartLines table={table} withDiscounts={open} />
          <EmptyButton />
        </div>
        <SellersProvider customer={customer}>
          <Checkout table={table} discounts={{ open, onOpen: setAsked }} />
        </SellersProvider>
      </div>
    </div>
  );
}

const keptHere =
  'O orçamento está guardado só neste navegador por enquanto: não foi possível levá-lo aos seus outros aparelhos.';
const notKept =
  'Este navegador não está guardando o orçamento: ele se perde ao fechar esta página. Envie-o ou libere espaço no navegador.';

/** Warns if the cart is not stored. Its frame is always rendered, so that screen readers announce the text. */
function KeepingNotice() {
  const text = useCart(({ kept, trouble }) => (kept ? trouble && keptHere : notKept));
  return (
    <div role="status">{text && <Alert role="none" type="warning" showIcon title={text} />}</div>
  );
}
