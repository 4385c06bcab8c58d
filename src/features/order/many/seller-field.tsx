import type { RefSelectProps } from 'antd';
import type { Ref } from 'react';

import type { SellerEntry } from '../../../../domain/people/user';
import { dataOf, seenAtOf, type Live } from '../../../providers/live/live';
import { SearchSelect } from '../../../ui/fields/search-select';
import { Labelled } from '../../../ui/forms/labelled';
import { RetryAlert } from '../../../ui/states/retry-alert';
import { SeenAt } from '../../../ui/states/seen-at';
import { failureWords } from '../words/order-words';

interface SellerFieldProps {
  ref: Ref<RefSelectProps>;
  live: Live<readonly SellerEntry[]>;
  uid: string | undefined;
  complaint: string | undefined;
  onChange: (uid: string) => void;
}

/** Why no seller can be chosen yet. */
export const unchosenWords: Record<Live<unknown>['status'], string> = {
  loading: 'A lista de vendedores ainda está carregando. Espere um instante.',
  failed: failureWords.sellers,
  ready: 'Escolha o novo vendedor.',
};

/** The choice of the new seller. Says so while the list is missing or outdated. */
export function SellerField({ ref, live, uid, complaint, onChange }: SellerFieldProps) {
  const sellers = dataOf(live) ?? [];
  return (
    <>
      <Labelled label="Novo vendedor" complaint={complaint} said="polite">
        {(control) => (
          <SearchSelect<string>
            {...control}
            ref={ref}
            style={{ width: '100%', marginBottom: 'var(--mmv-space-3)' }}
            loading={live.status === 'loading'}
            placeholder={live.status === 'loading' ? 'Carregando vendedores…' : 'Escolha'}
            options={sellers.map(({ value, label }) => ({ value, label }))}
            {...(uid !== undefined && { value: uid })}
            onChange={onChange}
          />
        )}
      </Labelled>
      {live.status === 'failed' && (
        <RetryAlert message={failureWords.sellers} onRetry={live.retry} />
      )}
      <SeenAt at={seenAtOf(live)} />
    </>
  );
}
