import { useState } from 'react';

import { dayText } from '../../../../../domain/figures/period';
import {
  askedTerms,
  freights,
  termComplaint,
  termLabels,
  termsComplaint,
  termWords,
  type TermName,
  type TermSettings,
} from '../../../../../domain/order/quote/terms';
import { withTerms } from '../../../../../domain/order/quote/words';
import { can } from '../../../../../domain/session/access';
import { useCart, useCartLocked, useCartVerbs } from '../../../../providers/cart/cart';
import type { Live } from '../../../../providers/live/live';
import { useToday } from '../../../../providers/page/use-today';
import { useUser } from '../../../../providers/session/session';
import { DayField } from '../../../../ui/fields/day-field';
import { LabelledSelect } from '../../../../ui/forms/labelled-select';
import { RetryAlert } from '../../../../ui/states/retry-alert';
import { Folded } from './folded';
import styles from './quote-words-fields.module.css';

/** The terms that the administrator asks for (decision 116), folded to one line until used. */
export function TermsFields({ live }: { live: Live<TermSettings> }) {
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
}

function Fields({ settings }: { settings: TermSettings }) {
  const terms = useCart(({ words }) => words.condicoes) ?? {};
  const today = dayText(useToday());
  const [asked, setAsked] = useState(false);
  const open = asked || termsComplaint(terms, settings, today) !== undefined;
  const names = askedTerms(settings);
  const chosen = names.flatMap((name) => termWords(name, terms[name] ?? '') || []);
  return (
    <Folded
      id="quote-terms"
      title="Condições"
      summary={chosen.join(' · ')}
      open={open}
      onOpen={setAsked}
    >
      <div className={styles.pairs}>
        {names.map((name) => (
          // The mark leads to the field that keeps a quote from being sent.
          <div key={name} data-wrong={termComplaint(name, terms, settings, today) !== undefined}>
            <TermField
              {...{ name, settings, today }}
              value={terms[name]}
              // The fields must not close when the last complaint is mended.
              onChange={() => setAsked(true)}
            />
          </div>
        ))}
      </div>
    </Folded>
  );
}

interface TermFieldProps {
  name: TermName;
  value: string | undefined;
  settings: TermSettings;
  today: string;
  onChange: () => void;
}

function TermField({ name, value, settings, today, onChange }: TermFieldProps) {
  const words = useCart((cart) => cart.words);
  const { setWords } = useCartVerbs();
  const disabled = useCartLocked();
  const isRequired = settings.pede[name] === 'exige';
  const wrong = value !== undefined && termComplaint(name, { [name]: value }, settings, today);
  const common = {
    label: isRequired ? termLabels[name] : `${termLabels[name]} (opcional)`,
    value: value ?? '',
    disabled,
    complaint: wrong || undefined,
    onChange(next: string) {
      const { [name]: _, ...others } = words.condicoes ?? {};
      setWords(withTerms(words, next === '' ? others : { ...others, [name]: next }));
      onChange();
    },
  };
  if (name === 'entrega') return <DayField {...common} least={today} />;
  return (
    <LabelledSelect
      {...common}
      options={[
        { value: '', label: isRequired ? 'Escolha' : 'Sem preferência' },
        ...optionsOf(name, settings).map((option) => ({
          value: option,
          label: termWords(name, option),
        })),
      ]}
    />
  );
}

function optionsOf(name: Exclude<TermName, 'entrega'>, settings: TermSettings): readonly string[] {
  if (name === 'frete') return Object.keys(freights);
  return name === 'pagamento' ? settings.pagamentos : settings.transportadoras;
}
