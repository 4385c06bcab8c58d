import { CheckCircleFilled } from '@ant-design/icons';
import { Link } from 'react-router-dom';

import { noSeller } from '../../../domain/order/quote/quote';
import { can } from '../../../domain/session/access';
import { routes, type Route } from '../../config/routes';
import { useCart } from '../../providers/cart/cart';
import { dataOf } from '../../providers/live/live';
import { useSavedLists } from '../../providers/lists/saved-lists';
import { useUser } from '../../providers/session/session';
import styles from './first-steps.module.css';

interface Step {
  words: string;
  to: Route;
  done: boolean;
}

/** In the place of somebody's orders until there is one: what leads to it, ticked as it is done. */
export function FirstSteps() {
  return (
    <div className={styles.frame}>
      <p className={styles.words}>Seus pedidos aparecem aqui. O caminho até o primeiro:</p>
      <ol className={styles.steps} aria-label="O caminho até o primeiro pedido">
        {useSteps().map(({ words, to, done }) => (
          <li key={words} className={styles.step} data-done={done}>
            {done && <CheckCircleFilled className={styles.tick} aria-label="Feito:" />}
            <Link to={to}>{words}</Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

function useSteps(): Step[] {
  const sells = can(useUser(), 'quoteForCustomers');
  const { filled, counted, represented, forCustomer } = useCart(({ lines, seller, customer }) => ({
    filled: lines.length > 0,
    counted: lines.some(({ quantity }) => quantity > 1),
    represented: seller !== noSeller,
    forCustomer: customer !== null,
  }));
  const listed = (dataOf(useSavedLists()) ?? []).length > 0;

  const { products, cart } = routes;
  const whom = { words: 'Escolha o cliente em “Orçamento para”', to: products, done: forCustomer };
  const who = { words: 'Escolha o seu representante', to: cart, done: represented };
  return [
    ...(sells ? [whom] : []),
    { words: 'Coloque um produto no orçamento', to: products, done: filled },
    { words: 'Digite quantas peças você quer', to: products, done: counted },
    ...(sells ? [] : [who]),
    { words: 'Salve os itens como lista, para pedir de novo', to: cart, done: listed },
    { words: 'Peça o orçamento', to: cart, done: false },
  ];
}
