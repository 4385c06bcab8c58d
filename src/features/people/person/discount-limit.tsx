import { Alert, Button } from 'antd';
import { useState } from 'react';

import { describeFailure } from '../../../../domain/outbox/failure';
import type { User } from '../../../../domain/people/user';
import { useConnected } from '../../../providers/outbox/connection';
import { storeDiscountLimit } from '../../../providers/people/person';
import { PercentField } from '../../../ui/fields/percent-field';
import { useControlSize } from '../../../ui/hooks/use-control-size';
import { useNotify } from '../../../ui/notices/notify';
import styles from './person.module.css';

/** On a seller's page: the greatest discount that they may give (decision 122). */
export function DiscountLimit({ seller: { uid, nome, desconto = 0 } }: { seller: User }) {
  /** Undefined while it is as stored. */
  const [typed, setTyped] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const connected = useConnected();
  const notify = useNotify();
  const size = useControlSize();

  async function save(percent: number) {
    setBusy(true);
    setFailure(undefined);
    try {
      if (!connected) throw new Error('The client is offline');
      await storeDiscountLimit(uid, percent);
      notify.success(`Limite de desconto de ${nome} salvo.`);
      setTyped(undefined);
    } catch (error) {
      console.error('The limit was not stored', error);
      setFailure(describeFailure('O limite de desconto não foi salvo', error));
    }
    setBusy(false);
  }

  return (
    <section>
      <div className={styles.limit}>
        <PercentField
          label="Limite de desconto (%)"
          value={typed ?? desconto}
          disabled={busy}
          onChange={setTyped}
        />
        <Button size={size} loading={busy} onClick={() => void save(typed ?? desconto)}>
          Salvar limite
        </Button>
      </div>
      <p className="small">
        Até quanto este vendedor pode descontar em um orçamento. Sem limite escrito, não há
        desconto.
      </p>
      {failure !== undefined && <Alert type="error" showIcon title={failure} />}
    </section>
  );
}
