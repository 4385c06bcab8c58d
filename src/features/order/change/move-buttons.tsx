import type { OrderHead } from '../../../../domain/order/head';
import {
  canMove,
  statusButtonAction,
  statusNames,
  type OrderAction,
  type OrderStatus,
} from '../../../../domain/order/status';
import type { OpenAct } from '../../../providers/outbox/outbox-provider';
import { useUser } from '../../../providers/session/session';
import { keepFocus } from '../../../ui/hooks/keep-focus';
import { RowButton } from '../../../ui/list/row-button';
import { WaitingMark } from '../../../ui/states/waiting-mark';
import { useOrderActions } from '../parts/order-actions';
import { whyNot } from '../parts/order-acts';
import { moveWords, orderChangeWords } from '../words/order-words';
import { StatusTag, statusIcons } from '../marks/status-tag';

interface MoveButtonProps {
  order: OrderHead;
  /** The open change of the order. */
  asked: OpenAct | undefined;
}

const tones = {
  Pendente: 'warning',
  Aprovado: 'success',
  Excluido: 'danger',
} as const satisfies Record<OrderStatus, string>;

/** Why this person can't move the order; undefined if they can. */
function useObstacle(order: OrderHead, acao: OrderAction): string | undefined {
  return whyNot({ campo: 'status', acao }, order, useUser())?.sentence;
}

/** 'Pendente' approves, 'Aprovado' returns to analysis. A deleted order has no button (§4). */
export function StatusCell({ order, asked }: MoveButtonProps) {
  const { status, numerodopedido } = order;
  if (asked?.waits) return <WaitingChange numerodopedido={numerodopedido} asked={asked} />;
  const action = statusButtonAction(status);
  if (!action) return <StatusTag status={status} />;
  return <StatusButton order={order} action={action} busy={asked !== undefined} />;
}

interface StatusButtonProps {
  order: OrderHead;
  action: OrderAction;
  /** A change of the order is being stored. */
  busy: boolean;
}

function StatusButton({ order, action, busy }: StatusButtonProps) {
  const { move } = useOrderActions();
  const { status, numerodopedido } = order;
  const does = `${moveWords[action].button} ${numerodopedido}`;
  const obstacle = useObstacle(order, action);
  return (
    <RowButton
      ref={keepFocus}
      tone={tones[status]}
      icon={statusIcons[status]}
      title={obstacle ?? does}
      busy={busy}
      aria-disabled={busy || obstacle !== undefined}
      data-key={action === 'aprovar' ? 'a' : undefined}
      onClick={() => move(order, action)}
    >
      {statusNames[status]}
      <span className="visually-hidden">: {does}</span>
    </RowButton>
  );
}

/** A change that waits for the connection, with 'Cancelar'. */
function WaitingChange({ numerodopedido, asked }: { numerodopedido: number; asked: OpenAct }) {
  const { act } = asked;
  if (!('numerodopedido' in act)) return null;
  const { noun } = orderChangeWords(act);
  return <WaitingMark what={noun} of={`pedido ${numerodopedido}`} onCancel={asked.cancel} />;
}

/** Absent if the order can't be deleted. */
export function DeleteButton({ order, asked }: MoveButtonProps) {
  const { move } = useOrderActions();
  const obstacle = useObstacle(order, 'excluir');
  const busy = asked !== undefined;
  return (
    canMove(order.status, 'excluir') && (
      <RowButton
        bare
        tone="danger"
        aria-label={`${moveWords.excluir.button} ${order.numerodopedido}`}
        title={obstacle}
        // `aria-disabled`, because `disabled` would lose the focus that the dialog has just returned.
        aria-disabled={busy || obstacle !== undefined}
        onClick={() => {
          if (!busy) move(order, 'excluir');
        }}
      >
        Excluir
      </RowButton>
    )
  );
}
