import { Alert, Button, Input } from 'antd';
import { useCallback, useId, useMemo, useState, type SubmitEvent } from 'react';

import { cartCents, putInCart, withDiscount } from '../../../../domain/cart/cart';
import { byCode } from '../../../../domain/order/check/comparison';
import { latestChange } from '../../../../domain/order/conflict';
import { dayText } from '../../../../domain/figures/period';
import { editComplaint, editOf } from '../../../../domain/order/edit/edit';
import { describeEdit } from '../../../../domain/order/edit/edit-words';
import type { Order } from '../../../../domain/order/order';
import { discountComplaint, discountLimitOf } from '../../../../domain/order/quote/discount';
import { isSameTerms, noSettings, termsComplaint } from '../../../../domain/order/quote/terms';
import { noteComplaint, withTerms } from '../../../../domain/order/quote/words';
import { describeFailure, notKept } from '../../../../domain/outbox/failure';
import { stepUp, unfitLines } from '../../../../domain/product/pack';
import type { CartLine } from '../../../../domain/product/product';
import { fromCents } from '../../../../domain/words/money';
import { noteFrom } from '../../../../domain/words/text';
import { dataOf } from '../../../providers/live/live';
import { useOrders } from '../../../providers/order/orders';
import { useTermSettings } from '../../../providers/order/terms';
import { useToday } from '../../../providers/page/use-today';
import { useEveryProduct } from '../../../providers/product/catalog';
import { useUser } from '../../../providers/session/session';
import { DiscountSection } from '../../../ui/forms/quote/discount-section';
import { Labelled } from '../../../ui/forms/labelled';
import { TermFields } from '../../../ui/forms/quote/term-fields';
import { takeFocus } from '../../../ui/hooks/keep-focus';
import { useControlSize } from '../../../ui/hooks/use-control-size';
import { EditedLines } from '../../../ui/lines/edited-lines';
import { ProductField } from '../../../ui/lines/product-field';
import { useNotify } from '../../../ui/notices/notify';
import { Price } from '../../../ui/pieces/product/price';
import { editWords } from '../words/edit-words';
import { describeConflict } from '../words/order-words';
import { NotedLine, OpenDiscounts, PricedLine } from './edited-line';
import { useQuoteEdits, type OpenEdit } from './quote-edits';

interface QuoteEditorProps {
  open: OpenEdit;
  /** The order in its current state. */
  now: Order;
  /** The reader sees prices. */
  priced: boolean;
}

const noteRows = { minRows: 1, maxRows: 5 };

/** Changes lines, notes and terms of a pending order. Only 'Salvar alterações' stores the change. */
export function QuoteEditor({ open: { seen, edit }, now, priced }: QuoteEditorProps) {
  const { numerodopedido } = seen;
  const { begin, change, end } = useQuoteEdits();
  const { edit: save } = useOrders();
  const notify = useNotify();
  const size = useControlSize();
  const products = useEveryProduct();
  const packs = useMemo(() => byCode(dataOf(products)?.products ?? []), [products]);
  const differences = useMemo(() => describeEdit(editOf(seen), edit), [seen, edit]);
  const settings = dataOf(useTermSettings()) ?? noSettings;
  const today = dayText(useToday());
  const { condicoes: terms = {}, motivodesconto: reason = '' } = edit;
  const user = useUser();
  const discountId = useId();
  const [discounting, setDiscounting] = useState(false);
  const limit = priced ? discountLimitOf(user) : 0;
  const before = seen.desconto;
  const discount = priced ? discountComplaint(edit.itens, reason, limit, before) : undefined;
  const isOffered = priced && (limit > 0 || before !== undefined);
  const isOpen = discounting || discount !== undefined;
  const discounts = useMemo(
    () => (isOffered && isOpen ? { limit, reason, before } : undefined),
    [isOffered, isOpen, limit, reason, before],
  );
  const complaint =
    editComplaint(edit) ??
    (unfitLines(edit.itens, packs).length > 0 ? editWords.unfit : undefined) ??
    discount ??
    (isSameTerms(seen.condicoes, terms) ? undefined : termsComplaint(terms, settings, today));
  const isOvertaken = now.mudanca !== seen.mudanca;
  const setLines = useCallback(
    (next: (lines: readonly CartLine[]) => readonly CartLine[]) =>
      change(numerodopedido, (before) => ({ ...before, itens: next(before.itens) })),
    [change, numerodopedido],
  );

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (complaint !== undefined || isOvertaken) return;
    end(numerodopedido);
    if (!(await save(seen, edit, differences))) {
      notify.error(notKept(editWords.failed(numerodopedido)));
    }
  }

  return (
    <form
      ref={takeFocus}
      tabIndex={-1}
      className="stack no-ring"
      noValidate
      aria-label={`${editWords.begin} ${numerodopedido}`}
      onSubmit={(event) => void submit(event)}
    >
      <ProductField
        products={dataOf(products)}
        complaint={
          products.status === 'failed'
            ? describeFailure(editWords.productsFailed, products.error)
            : undefined
        }
        onChoose={(product) =>
          setLines((lines) => putInCart(lines, [{ product, quantity: stepUp(product, 0) }]))
        }
      />
      <OpenDiscounts value={discounts}>
        <EditedLines
          label="Itens do orçamento"
          lines={edit.itens}
          packs={packs}
          onChange={setLines}
          below={priced ? PricedLine : NotedLine}
        />
      </OpenDiscounts>
      {priced && (
        <p className="at-end">
          Total <Price value={fromCents(cartCents(edit.itens))} size="large" />
        </p>
      )}
      {isOffered && (
        <DiscountSection
          id={discountId}
          lines={edit.itens}
          {...{ reason, limit, before }}
          open={isOpen}
          onOpen={setDiscounting}
          onAll={(percent) => setLines((lines) => withDiscount(lines, percent))}
          onReason={(typed) =>
            change(numerodopedido, ({ motivodesconto: _before, ...others }) =>
              typed === '' ? others : { ...others, motivodesconto: typed },
            )
          }
        />
      )}
      <Labelled label="Observação" complaint={noteComplaint(edit.observacao)} said="polite">
        {(field) => (
          <Input.TextArea
            {...field}
            size={size}
            autoSize={noteRows}
            value={edit.observacao}
            onChange={({ target }) =>
              change(numerodopedido, (before) => ({
                ...before,
                observacao: noteFrom(target.value),
              }))
            }
          />
        )}
      </Labelled>
      <TermFields
        {...{ terms, settings, today }}
        onChange={(next) => change(numerodopedido, (before) => withTerms(before, next))}
      />
      {isOvertaken ? (
        <Alert
          type="warning"
          showIcon
          title={describeConflict({ numerodopedido, latest: latestChange(now) })}
          description={editWords.kept}
          action={
            <Button size="small" onClick={() => begin(now)}>
              {editWords.startAgain}
            </Button>
          }
        />
      ) : (
        complaint !== undefined && <Alert type="error" showIcon title={complaint} />
      )}
      <div className="wrap">
        <Button
          size={size}
          type="primary"
          htmlType="submit"
          disabled={isOvertaken || complaint !== undefined || differences.length === 0}
        >
          {editWords.save}
        </Button>
        <Button size={size} onClick={() => end(numerodopedido)}>
          {editWords.discard}
        </Button>
      </div>
    </form>
  );
}
