import { Button } from 'antd';
import { Link, useLocation } from 'react-router-dom';

import { routes } from '../../../config/routes';
import styles from '../quick-order.module.css';
import type { QuickOrderState } from '../use-quick-order';
import { counted } from '../../../../domain/words/counted';

interface LineFooterProps {
  quick: QuickOrderState;
  /** The outcome of the last addition to the cart. */
  said: string;
  /** How many products it added; 0 after any other action. */
  added: number;
  onPutIn: () => void;
  onLeave: () => void;
}

/** Announces the counts of lines, and offers the actions on all of them. */
export function LineFooter({ quick, said, added, onPutIn, onLeave }: LineFooterProps) {
  const { counts, verdicts, taken, locked } = quick;
  const { pathname } = useLocation();
  return (
    <div className={`flow spread ${styles.footer}`}>
      <div role="status" className="numbers">
        {said !== '' && <p className={`bold ${styles.success}`}>{said}</p>}
        {verdicts.length > 0 && (
          <p>
            {counted(counts.ready, 'pronta', 'prontas')}, {counts.toMend} a corrigir,{' '}
            {counted(counts.repeated, 'repetida', 'repetidas')}
          </p>
        )}
        {taken && <p>{counted(taken.length, 'linha retirada', 'linhas retiradas')}.</p>}
        {locked && <p>O orçamento está sendo enviado: aguarde para adicionar.</p>}
      </div>
      <div className={`flow close ${styles.actions}`}>
        {taken && <Button onClick={quick.takeBack}>Desfazer</Button>}
        {added > 0 && pathname !== routes.cart && (
          <Link
            to={routes.cart}
            className={`bold ${styles.toCart}`}
            data-focus="toCart"
            onClick={onLeave}
          >
            Ver o orçamento
          </Link>
        )}
        {added > 0 && pathname === routes.cart && (
          <Button data-focus="toCart" onClick={onLeave}>
            Voltar ao orçamento
          </Button>
        )}
        {(counts.ready > 0 || added === 0) && (
          <Button
            type="primary"
            data-focus="putIn"
            disabled={counts.ready === 0 || locked}
            onClick={onPutIn}
          >
            Adicionar {counted(counts.ready, 'item', 'itens')}
          </Button>
        )}
      </div>
    </div>
  );
}
