import { CheckCircleFilled, CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';

import { can } from '../../../domain/session/access';
import { routes, type Route } from '../../config/routes';
import { useCart } from '../../providers/cart/cart';
import { dataOf } from '../../providers/live/live';
import { useSavedLists } from '../../providers/lists/saved-lists';
import { useStepsTaken, type FirstStep } from '../../providers/session/first-steps';
import { useUser } from '../../providers/session/session';
import { keepFocus } from '../../ui/hooks/keep-focus';
import { ShortListNote } from '../../ui/list/short-list';
import styles from './first-steps.module.css';

interface Step {
  name: FirstStep;
  words: string;
  to: Route;
}

/** Replaces a person's orders until there is one: the steps to a first order, ticked when done. */
export function FirstSteps() {
  const [taken, take] = useStepsTaken(useStepsNow());
  const sells = can(useUser(), 'quoteForCustomers');
  if (taken.has('order')) return <ShortListNote>Seus pedidos aparecem aqui.</ShortListNote>;
  return (
    <div ref={keepFocus} className={styles.frame}>
      <div className="row secondary spread close">
        <p>Seus pedidos aparecem aqui. O caminho até o primeiro:</p>
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label="Não mostrar mais o caminho"
          title="Não mostrar mais"
          // Closing it hides the steps for ever, as an order does.
          onClick={() => take('order')}
        />
      </div>
      <ol className={styles.steps} aria-label="O caminho até o primeiro pedido">
        {stepsOf(sells).map(({ name, words, to }) => (
          <li key={name} className={`row ${styles.step}`} data-done={taken.has(name)}>
            {taken.has(name) && <CheckCircleFilled className={styles.tick} aria-label="Feito:" />}
            <Link className="covers" to={to}>
              {words}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

function stepsOf(sells: boolean): Step[] {
  const { products, cart } = routes;
  const whom = {
    words: 'Escolha o cliente em “Orçamento para”',
    to: products,
    name: 'customer',
  } as const;
  const who = { words: 'Escolha o seu representante', to: cart, name: 'seller' } as const;
  return [
    ...(sells ? [whom] : []),
    { words: 'Coloque um produto no orçamento', to: products, name: 'product' },
    { words: 'Digite quantas peças você quer', to: products, name: 'quantity' },
    ...(sells ? [] : [who]),
    { words: 'Salve os itens como lista, para pedir de novo', to: cart, name: 'list' },
    { words: 'Peça o orçamento', to: cart, name: 'order' },
  ];
}

/** The steps that are done now. */
function useStepsNow(): FirstStep[] {
  const { product, quantity, seller, customer } = useCart((cart) => ({
    product: cart.lines.length > 0,
    quantity: cart.lines.some(({ quantity }) => quantity > 1),
    seller: cart.representative !== '',
    customer: cart.customer !== null,
  }));
  const list = (dataOf(useSavedLists()) ?? []).length > 0;
  const seen = { product, quantity, seller, customer, list, order: false };
  return (Object.keys(seen) as FirstStep[]).filter((name) => seen[name]);
}
