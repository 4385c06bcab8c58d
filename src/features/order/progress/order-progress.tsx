import { Button, Timeline } from 'antd';
import { useState } from 'react';

import { hasSteps } from '../../../../domain/order/change';
import type { Order } from '../../../../domain/order/order';
import { groupedKey } from '../../../../domain/order/progress/nfe-key';
import { progressState, type ProgressState } from '../../../../domain/order/progress/state';
import {
  linesOf,
  stepKinds,
  stepLine,
  type NewStep,
  type Step,
} from '../../../../domain/order/progress/step';
import { describeStep } from '../../../../domain/order/progress/words';
import { initialStatus } from '../../../../domain/order/status';
import { can } from '../../../../domain/session/access';
import { momentInWords } from '../../../../domain/words/time';
import { dataOf } from '../../../providers/live/live';
import { useSteps } from '../../../providers/order/detail/progress';
import { useConnected } from '../../../providers/outbox/connection';
import { useWaitingSteps } from '../../../providers/outbox/outbox-provider';
import { useUser } from '../../../providers/session/session';
import { useControlSize } from '../../../ui/hooks/use-control-size';
import { lazyPart } from '../../../ui/late/lazy-part';
import { FailedState } from '../../../ui/states/failed-state';
import { RetryAlert } from '../../../ui/states/retry-alert';
import { WaitingMark } from '../../../ui/states/waiting-mark';
import styles from '../parts/section.module.css';
import { progressWords } from '../words/progress-words';

const StepForm = lazyPart({
  load: async () => (await import('./step-form')).StepForm,
  failure: 'O formulário do andamento não foi carregado',
  Failed: FailedState,
});

/** What became of an order. A pending order that never moved has nothing to show, so nothing is read. */
export function OrderProgress({ order }: { order: Order }) {
  const isNew = order.status === initialStatus && order.mudanca === undefined;
  return isNew ? null : <Steps order={order} />;
}

function Steps({ order }: { order: Order }) {
  const live = useSteps(order.numerodopedido);
  const steps = dataOf(live) ?? [];
  const waiting = useWaitingSteps().filter(
    ({ act, waits }) => waits && act.numerodopedido === order.numerodopedido,
  );
  const adds = can(useUser(), 'administer') && hasSteps(order);
  const connected = useConnected();
  // Without a connection nothing says whether an order that was never opened has any.
  if (live.status === 'failed' && connected) {
    return <RetryAlert message={progressWords.failed} onRetry={live.retry} />;
  }
  if (!adds && steps.length === 0) return null;
  const quantities = order.itens.map(({ quantity }) => quantity);
  const state = progressState(quantities, steps);
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{progressWords.title}</h2>
      {steps.length > 0 && (
        <Timeline
          styles={noSpareRoom}
          items={steps.map((step) => ({
            key: step.id,
            color: step.tipo === 'entregue' ? 'green' : 'blue',
            content: <StepEntry step={step} order={order} />,
          }))}
        />
      )}
      {steps.length > 0 && <Remaining order={order} state={state} />}
      {waiting.map(({ act, cancel }) => (
        <div key={act.id}>
          {describeStep(act.passo)}{' '}
          <WaitingMark
            what={progressWords.title}
            of={`pedido ${act.numerodopedido}`}
            onCancel={cancel}
          />
        </div>
      ))}
      {adds && live.status !== 'loading' && (
        <AddStep {...{ order, state }} isFirst={steps.length === 0} />
      )}
    </section>
  );
}

/** antd would make the last entry as high as one with a title. */
const noSpareRoom = { itemContent: { minHeight: 0 } };

function StepEntry({ step, order }: { step: Step; order: Order }) {
  const { em, feitoem, chave, link } = step;
  const noted = momentInWords(new Date(em));
  const happened = feitoem === undefined ? noted : momentInWords(new Date(feitoem));
  return (
    <>
      {noted}: {describeStep(step)}.
      {happened !== noted && <p className="small secondary">Feito em {happened}</p>}
      {lineWords(order.itens, step.linhas).map((line) => (
        <p key={line} className="small breaks">
          {line}
        </p>
      ))}
      {chave !== undefined && (
        <p className="small breaks numbers">Chave da NF-e: {groupedKey(chave)}</p>
      )}
      {link !== undefined && (
        <p>
          <a href={link} target="_blank" rel="noopener noreferrer">
            Acompanhar a entrega
          </a>
        </p>
      )}
    </>
  );
}

/** The lines of a step that isn't about all of them: '2 × 1034 PNEU'. */
function lineWords(itens: Order['itens'], linhas: NewStep['linhas'] = {}): string[] {
  return itens.flatMap(({ CD_PRODUTO, DESCRICAO }, place) => {
    const quantity = linhas[stepLine(place)] ?? 0;
    return quantity > 0 ? [`${quantity} × ${CD_PRODUTO} ${DESCRICAO}`] : [];
  });
}

interface StateProps {
  order: Order;
  state: ProgressState;
}

/** What is still to be delivered, once a part was. */
function Remaining({ order, state: { reach, remaining } }: StateProps) {
  if (reach.entregue === 'nada') return null;
  if (reach.entregue === 'tudo') return <p>{progressWords.done}</p>;
  return (
    <>
      <p>{progressWords.remaining}</p>
      <ul>
        {lineWords(order.itens, linesOf(remaining)).map((line) => (
          <li key={line} className="breaks">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}

function AddStep({
  order,
  state: { reach, remaining },
  isFirst,
}: StateProps & { isFirst: boolean }) {
  /** False once the form was closed: its button takes the focus back. */
  const [isOpen, setOpen] = useState<boolean>();
  const size = useControlSize();
  const next = stepKinds.find((kind) => reach[kind] !== 'tudo') ?? 'entregue';
  if (isOpen) return <StepForm {...{ order, next, remaining }} onDone={() => setOpen(false)} />;
  return (
    <>
      {isFirst && <p className="secondary">{progressWords.none}</p>}
      <Button size={size} autoFocus={isOpen === false} onClick={() => setOpen(true)}>
        {progressWords.add}
      </Button>
    </>
  );
}
