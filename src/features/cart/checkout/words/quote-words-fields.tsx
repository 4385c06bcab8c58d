import { Input } from 'antd';
import { memo, useState } from 'react';

import { can } from '../../../../../domain/session/access';
import {
  hasComplaint,
  noteComplaint,
  referenceComplaint,
  writtenWords,
} from '../../../../../domain/order/quote/words';
import { isCustomer } from '../../../../../domain/people/user';
import { noteFrom, visibleText } from '../../../../../domain/words/text';
import { useCart, useCartLocked, useCartVerbs } from '../../../../providers/cart/cart';
import { useUser } from '../../../../providers/session/session';
import { Folded } from '../../../../ui/forms/folded';
import { Labelled } from '../../../../ui/forms/labelled';
import { useControlSize } from '../../../../ui/hooks/use-control-size';
import { quoteWordsId } from '../checkout-id';

/**
 * The customer's own order number and a note for the quote, folded to one line until used. Memoized, because each
 * quantity of the cart renders the checkout.
 */
export const QuoteWordsFields = memo(function QuoteWordsFields() {
  const user = useUser();
  // Only people who send quotes write to a seller.
  return can(user, 'sendQuote') && <Fields whose={isCustomer(user) ? 'own' : 'customers'} />;
});

const names = {
  own: {
    opener: 'Observação e seu número de pedido',
    number: 'Seu número de pedido (opcional)',
  },
  customers: {
    opener: 'Observação e número do cliente',
    number: 'Número de pedido do cliente (opcional)',
  },
};

function Fields({ whose }: { whose: keyof typeof names }) {
  const words = useCart((cart) => cart.words);
  const { setWords } = useCartVerbs();
  const locked = useCartLocked();
  const [asked, setAsked] = useState(false);
  const open = asked || hasComplaint(words);
  const { referencia, observacao } = writtenWords(words);
  const written = [referencia, observacao].filter((text) => text !== undefined).join(' · ');
  const size = useControlSize();
  return (
    <Folded
      id={quoteWordsId}
      title={names[whose].opener}
      summary={written}
      open={open}
      disabled={locked}
      onOpen={setAsked}
    >
      <Labelled
        label={names[whose].number}
        complaint={referenceComplaint(words.referencia)}
        said="polite"
      >
        {(field) => (
          <Input
            {...field}
            size={size}
            autoComplete="off"
            disabled={locked}
            value={words.referencia}
            onChange={({ target }) => setWords({ ...words, referencia: visibleText(target.value) })}
          />
        )}
      </Labelled>
      <Labelled
        label="Observação para este orçamento (opcional)"
        complaint={noteComplaint(words.observacao)}
        said="polite"
      >
        {(field) => (
          <Input.TextArea
            {...field}
            size={size}
            autoSize={{ minRows: 1, maxRows: 5 }}
            disabled={locked}
            value={words.observacao}
            onChange={({ target }) => setWords({ ...words, observacao: noteFrom(target.value) })}
          />
        )}
      </Labelled>
    </Folded>
  );
}
