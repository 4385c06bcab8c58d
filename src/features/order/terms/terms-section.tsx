import { Button } from 'antd';
import { useId, useState } from 'react';

import { askedTerms, termLabels } from '../../../../domain/order/quote/terms';
import { describeFailure } from '../../../../domain/outbox/failure';
import { can } from '../../../../domain/session/access';
import { useTermSettings } from '../../../providers/order/terms';
import { useUser } from '../../../providers/session/session';
import { Ready } from '../../../ui/states/ready';
import styles from './terms.module.css';
import { TermsForm } from './terms-form';

/** In 'Minha conta' of the administrator: what quotes ask for beside products (decision 116). */
export function TermsSection() {
  return can(useUser(), 'administer') && <Section />;
}

function Section() {
  const id = useId();
  const live = useTermSettings();
  /** Undefined until the form opens for the first time. */
  const [editing, setEditing] = useState<boolean>();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className="heading">
        Condições dos orçamentos
      </h2>
      <Ready
        of={live}
        loading="Carregando as condições…"
        failed={(error) => describeFailure('As condições não foram carregadas', error)}
      >
        {(settings) =>
          editing ? (
            <TermsForm now={settings} onDone={() => setEditing(false)} />
          ) : (
            <>
              <p className="secondary">
                {askedTerms(settings)
                  .map((name) => termLabels[name])
                  .join(', ') || 'Os orçamentos não perguntam pagamento, frete nem entrega.'}
              </p>
              <Button
                // The form with the focus is gone.
                autoFocus={editing === false}
                onClick={() => setEditing(true)}
              >
                Alterar condições
              </Button>
            </>
          )
        }
      </Ready>
    </section>
  );
}
