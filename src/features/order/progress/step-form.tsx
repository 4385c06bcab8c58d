import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';

import { notKept } from '../../../../domain/outbox/failure';
import { nfeWords } from '../../../../domain/order/progress/nfe';
import { stepKinds, type StepKind } from '../../../../domain/order/progress/step';
import type { Order } from '../../../../domain/order/order';
import { useAddStep } from '../../../providers/order/detail/progress';
import { useUnsaved } from '../../../providers/page/use-unsaved';
import { QuantityField } from '../../../ui/fields/product/quantity-field';
import { FileDrop } from '../../../ui/forms/file-drop';
import { takeFocus } from '../../../ui/hooks/keep-focus';
import { useControlSize } from '../../../ui/hooks/use-control-size';
import { progressWords, stepActWords } from '../words/progress-words';
import { readNfeFile, TooLarge } from './nfe-file';
import styles from './progress.module.css';
import { draftOf, filledFrom, stepOf } from './step-draft';
import { StepFields } from './step-fields';

interface StepFormProps {
  order: Order;
  /** The kind that usually comes next. */
  next: StepKind;
  /** What is not delivered yet, by line. */
  remaining: readonly number[];
  onDone: () => void;
}

/** Adds a step to an order. The XML of an NF-e fills it. */
export function StepForm({ order, next, remaining, onDone }: StepFormProps) {
  const [draft, setDraft] = useState(() => draftOf(next));
  const [complaint, setComplaint] = useState<string>();
  const [written, setWritten] = useState(false);
  const addStep = useAddStep();
  const size = useControlSize();
  useUnsaved('step', written);
  const { itens, numerodopedido } = order;

  function change(to: typeof draft) {
    setDraft(to);
    setWritten(true);
    setComplaint(undefined);
  }

  async function fill(file: File) {
    try {
      const filled = filledFrom(draft, await readNfeFile(file), itens);
      if ('draft' in filled) change(filled.draft);
      else setComplaint(filled.complaint);
    } catch (error) {
      console.error('Could not read the XML of an NF-e', error);
      setComplaint(error instanceof TooLarge ? nfeWords.tooLarge : nfeWords.foreign);
    }
  }

  async function submit() {
    const made = stepOf(draft);
    if ('complaint' in made) setComplaint(made.complaint);
    else if (await addStep(order, made.step)) onDone();
    else setComplaint(notKept(stepActWords(made.step).failed(numerodopedido)));
  }

  return (
    <form
      ref={takeFocus}
      tabIndex={-1}
      className="stack no-ring"
      aria-label={`${progressWords.add} do pedido ${numerodopedido}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FileDrop accept=".xml" onFile={(file) => void fill(file)}>
        Solte aqui o XML da NF-e, ou clique para escolher: ele preenche os campos
      </FileDrop>
      <StepFields kinds={stepKinds} draft={draft} onChange={change} />
      <Checkbox
        checked={draft.quantities === undefined}
        onChange={({ target }) =>
          change({ ...draft, quantities: target.checked ? undefined : remaining })
        }
      >
        Todos os itens
      </Checkbox>
      {draft.quantities && (
        <ul className={styles.lines}>
          {itens.map(({ CD_PRODUTO, DESCRICAO, quantity }, place) => (
            <li key={place} className="row close">
              <QuantityField
                name={`${CD_PRODUTO} ${DESCRICAO}`}
                quantity={draft.quantities?.[place] ?? 0}
                onQuantity={(wanted) =>
                  change({
                    ...draft,
                    quantities: (draft.quantities ?? remaining).map((each, at) =>
                      at === place ? Math.min(wanted, quantity) : each,
                    ),
                  })
                }
              />
              <span className="breaks">
                de {quantity} · {CD_PRODUTO} {DESCRICAO}
              </span>
            </li>
          ))}
        </ul>
      )}
      {complaint !== undefined && <Alert type="error" showIcon role="alert" title={complaint} />}
      <div className="wrap">
        <Button size={size} type="primary" htmlType="submit">
          {progressWords.save}
        </Button>
        <Button size={size} onClick={onDone}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
