import { memo, useState } from 'react';

import { dayText } from '../../../../../domain/figures/period';
import {
  askedTerms,
  termsComplaint,
  termWords,
  type TermSettings,
} from '../../../../../domain/order/quote/terms';
import { withTerms } from '../../../../../domain/order/quote/words';
import { can } from '../../../../../domain/session/access';
import { useCart, useCartLocked, useCartVerbs } from '../../../../providers/cart/cart';
import type { Live } from '../../../../providers/live/live';
import { useToday } from '../../../../providers/page/use-today';
import { useUser } from '../../../../providers/session/session';
import { Folded } from '../../../../ui/forms/folded';
import { TermFields } from '../../../../ui/forms/quote/term-fields';
import { RetryAlert } from '../../../../ui/states/retry-alert';

/**
 * The terms that the administrator asks for (decision 116), folded to one line until used. Memoized, because each
 * quantity of the cart renders the checkout.
 */
export const TermsFields = memo(function TermsFields({ live }: { live: Live<TermSettings> }) {
  const mayChoose = can(useUser(), 'sendQuote');
  if (!mayChoose || live.status === 'loading') return null;
  if (live.status === 'failed') {
    return (
      <RetryAlert
        message="As condições do orçamento não puderam ser carregadas. Verifique sua conexão."
        onRetry={live.retry}
      />
    );
  }
  return askedTerms(live.data).length > 0 && <Fields settings={live.data} />;
});

function Fields({ settings }: { settings: TermSettings }) {
  const words = useCart((cart) => cart.words);
  const { setWords } = useCartVerbs();
  const disabled = useCartLocked();
  const today = dayText(useToday());
  const [asked, setAsked] = useState(false);
  const { condicoes: terms = {} } = words;
  const open = asked || termsComplaint(terms, settings, today) !== undefined;
  const chosen = askedTerms(settings).flatMap((name) => termWords(name, terms[name] ?? '') || []);
  return (
    <Folded
      id="quote-terms"
      title="Condições"
      summary={chosen.join(' · ')}
      open={open}
      disabled={disabled}
      onOpen={setAsked}
    >
      <TermFields
        {...{ terms, settings, today, disabled }}
        onChange={(next) => {
          setWords(withTerms(words, next));
          // The fields must not close when the last complaint is mended.
          setAsked(true);
        }}
      />
    </Folded>
  );
}
